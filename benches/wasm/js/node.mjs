import { serve } from './engine.mjs';

await serve(process.argv[2], 'node');
