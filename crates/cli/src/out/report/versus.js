// Compares two rows of the table of figures. What a record says is written as text, never as markup.
(() => {
  'use strict';
  const table = document.getElementById('figures'), form = document.getElementById('choose');
  const out = document.getElementById('comparison');
  const heads = Array.from(table.querySelectorAll('th[data-operation]'), head => ({
    operation: head.dataset.operation, unit: head.dataset.unit, name: head.textContent,
  }));
  const rows = Array.from(table.tBodies[0].rows, row => Array.from(row.querySelectorAll('td'), cell => cell.textContent));
  const choices = ['choice-a', 'choice-b'].map(id => document.getElementById(id));
  const element = (tag, text, ...inside) => {
    const made = document.createElement(tag);
    made.textContent = text;
    made.append(...inside);
    return made;
  };
  const row = (tag, cells) => element('tr', '', ...cells.map((text, i) => {
    const cell = element(i === 0 ? 'th' : tag, text);
    cell.className = i === 0 ? 'text' : '';
    return cell;
  }));
  const list = (differences, sign) => differences
    .filter(([, more]) => Math.sign(more) === sign)
    .sort((x, y) => Math.abs(y[1]) - Math.abs(x[1]))
    .map(([name, more]) => Math.abs(more) + ' ' + name).join(', ');

  function compared(operation, a, b) {
    const own = heads.map((head, i) => ({ ...head, a: a[i], b: b[i] })).filter(head => head.operation === operation);
    const at = name => own.find(head => head.name === name);
    const sentences = ['latency', 'throughput'].map(quantity => {
      const measured = at('measured ' + quantity);
      const usable = measured && measured.a !== '–' && measured.b !== '–';
      const { a, b } = usable ? measured : at('predicted ' + quantity);
      const numbers = a + ' and ' + b + ' cycles ' + (usable ? 'measured' : 'predicted');
      const [x, y] = [Number(a), Number(b)];
      const verdict = 0.005 * Math.max(x, y) > Math.abs(x - y) ? 'A and B take the same, ' + numbers
        : (x > y ? 'A' : 'B') + ' takes ' + (Math.max(x, y) / Math.min(x, y)).toFixed(2) + ' times as long, ' + numbers;
      const limit = at('limit of ' + quantity);
      return element('li', quantity + ': ' + verdict + '. By the model, in A ' + limit.a + '; in B ' + limit.b + '.');
    });
    const differences = own.filter(head => head.unit === 'class').map(head => [head.name, head.b - head.a]);
    const [adds, saves] = [list(differences, 1), list(differences, -1)];
    sentences.push(element('li', adds && saves ? 'B adds ' + adds + '; it saves ' + saves + '.'
      : adds ? 'B adds ' + adds + '.' : saves ? 'B saves ' + saves + '.' : 'The same instructions.'));
    const numbers = own.filter(head => head.unit !== 'words').map(head => {
      const more = head.b - head.a;
      const text = Number.isNaN(more) ? '–' : more === 0 ? '=' : (more > 0 ? '+' : '−')
        + Math.abs(more).toFixed(head.unit === 'cycles' ? 1 : 0);
      return row('td', [head.name, head.a, head.b, text]);
    });
    const figure = element('table', '', element('thead', '', row('th', ['', 'A', 'B', 'B − A'])), element('tbody', '', ...numbers));
    const block = element('div', '', element('h3', operation), element('ul', '', ...sentences), figure);
    return block;
  }

  function show() {
    const [a, b] = choices.map(choice => rows[choice.selectedIndex]);
    const operations = [...new Set(heads.map(head => head.operation))];
    out.replaceChildren(...operations.map(operation => compared(operation, a, b)));
  }

  choices[0].selectedIndex = 0;
  choices[1].selectedIndex = Number(form.dataset.second);
  choices.forEach(choice => choice.addEventListener('change', show));
  form.hidden = false;
  show();
})();
