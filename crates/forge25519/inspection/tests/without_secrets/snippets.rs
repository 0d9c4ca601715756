//! Short programs, and what a run says of them. On entry rdi is the address of a secret and rsi that of something
//! public; all other registers are secret.

use crate::outside::Processor;
use crate::program::Program;
use crate::{ARGUMENTS, BYTES, Machine};

/// Instructions, their code in hexadecimal, and the end of the run or what is said against it.
const SNIPPETS: &[(&str, &str, Result<(), &str>)] = &[
    (
        "vmovdqa64 [rsi]{k1},zmm0",
        "62f1fd497f06c3",
        Err("a store or a gather with a secret mask"),
    ),
    ("vpbroadcastq zmm1{k1},[rsi]", "62f2fd49590ec3", Ok(())),
    (
        "mov eax,0xff; kmovw k2,eax; vmovdqu64 [rsi]{k2},zmm0",
        "b8ff000000c5f892d062f1fe4a7f06c3",
        Ok(()),
    ),
    (
        "mov rax,[rdi]; vpbroadcastq zmm1,rax; kxnorb k1,k1,k1; vpgatherqq zmm2{k1},[rsi+zmm1*1]",
        "488b0762f2fd487cc8c5f546c962f2fd4991140ec3",
        Err("an address that depends"),
    ),
    (
        "vpxor xmm1,xmm1,xmm1; vpgatherqq zmm2{k1},[rsi+zmm1*1]",
        "c5f1efc962f2fd4991140ec3",
        Err("a store or a gather with a secret mask"),
    ),
    (
        "vpxor xmm1,xmm1,xmm1; kxnorb k1,k0,k0; vpgatherqq zmm2{k1},[rsi+zmm1*1]",
        "c5f1efc9c5fd46c862f2fd4991140ec3",
        Ok(()),
    ),
    (
        "vmovdqu64 zmm0,[rdi]; vptestmq k1,zmm0,zmm0; kortestb k1,k1; je next",
        "62f1fe486f0762f2fd4827c8c5f998c97400c3",
        Err("a condition"),
    ),
    (
        "mov rax,[rdi]; test rax,rax; cmove rsi,rdx; mov al,[rsi]",
        "488b074885c0480f44f28a06c3",
        Err("an address that depends"),
    ),
    (
        "mov rax,[rdi]; prefetcht0 [rsi+rax*1]",
        "488b070f180c06c3",
        Err("not on the list, with a secret"),
    ),
    (
        "mov rcx,[rdi]; mov eax,0x1; shl rax,cl; jb next",
        "488b0fb80100000048d3e07200c3",
        Err("a condition"),
    ),
    (
        "mov rcx,[rdi]; rep stos es:[rdi],al",
        "488b0ff3aac3",
        Err("RCX depends on a secret"),
    ),
    (
        "mov rax,[rdi]; bt [rsi],rax",
        "488b07480fa306c3",
        Err("a bit anywhere"),
    ),
    (
        "mov rcx,[rdi]; mov eax,0x7; xor edx,edx; div rcx",
        "488b0fb80700000031d248f7f1c3",
        Err("not on the list"),
    ),
    (
        "mov rax,[rdi]; jmp rax",
        "488b07ffe0",
        Err("a jump to a secret place"),
    ),
    ("push [rdi]", "ff37c3", Err("a secret to return to")),
    (
        "mov [rsp-0x10],0x0; mov al,[rdi]; mov [rsp-0xd],al; cmp [rsp-0x10],0x0; je next",
        "48c74424f0000000008a07884424f348837c24f0007400c3",
        Err("a condition"),
    ),
    (
        "xor eax,eax; mov al,[rdi]; test ah,ah; je next",
        "31c08a0784e47400c3",
        Ok(()),
    ),
    (
        "mov al,[rdi]; movzx eax,ah; test eax,eax; je next",
        "8a070fb6c485c07400c3",
        Err("a condition"),
    ),
    (
        "mov eax,[rdi]; or eax,0x1; je next",
        "8b0783c8017400c3",
        Ok(()),
    ),
    (
        "mov eax,[rdi]; xor eax,eax; je next",
        "8b0731c07400c3",
        Ok(()),
    ),
    ("movq mm0,[rsi]", "0f6f06c3", Err("not followed")),
    (
        "vpmaskmovq [rsi],ymm0,ymm1",
        "c4e2fd8e0ec3",
        Err("not on the list"),
    ),
    (
        "mov rax,[rdi]; and eax,0xff00; mov al,[rsi+0x40]",
        "488b072500ff00008a4640c3",
        Err("no memory"),
    ),
    (
        "vpexpandq zmm0{k1},[rsi]",
        "62f2fd498906c3",
        Err("not on the list"),
    ),
    (
        "vpxor ymm0,ymm0,ymm0; vpxor ymm1,ymm1,ymm1; vpcmpeqd ymm2,ymm2,ymm2; vpgatherqq ymm0,[rdi+ymm1*1],ymm2",
        "c5fdefc0c5f5efc9c5ed76d2c4e2ed91040fc4e1f97ec00fb60406c3",
        Err("a gather by a mask in a vector"),
    ),
    (
        "xorps xmm0,xmm0; mov rax,[rdi]; mov [rsi+8],rax; movsd [rsi],xmm0; mov rax,[rsi+8]; movzx eax,[rsi+rax]",
        "0f57c0488b0748894608f20f1106488b46080fb60406c3",
        Err("an address that depends"),
    ),
    (
        "mov ecx,8; repe cmpsb",
        "b908000000f3a6c3",
        Err("a string instruction"),
    ),
    (
        "mov rcx,[rdi]; rep lodsb",
        "488b0ff3acc3",
        Err("a string instruction"),
    ),
    ("repne movsb", "f2a4c3", Err("a string instruction")),
    ("mov eax,ds", "8cd8c3", Err("a segment")),
    ("push ax", "6650c3", Err("the stack by other steps")),
    ("ret 8", "c20800", Err("the stack by other steps")),
    (
        "lea rax,[esi+4]",
        "67488d4604c3",
        Err("an address of 32 bits"),
    ),
    ("std", "fdc3", Err("a direction")),
];

#[test]
fn snippets() {
    const CODE: u64 = 0x1000;
    for (text, code, expected) in SNIPPETS {
        let digits = code
            .as_bytes()
            .chunks(2)
            .map(|pair| std::str::from_utf8(pair));
        let code: Vec<u8> = digits
            .map(|pair| u8::from_str_radix(pair.expect("digits"), 16).expect("digits"))
            .collect();
        let mut program = Program::default();
        program.memory.map(CODE, code.len());
        program.memory.write(CODE, &code);
        let mut machine = Machine::new(&program, Processor::Ifma);
        for place in ARGUMENTS {
            machine.memory.map(place, BYTES);
        }
        machine.memory.write(ARGUMENTS[1], &[7; BYTES]);
        let found = machine.run(CODE, &ARGUMENTS).map(|_| ());
        match (&found, expected) {
            (Ok(()), Ok(())) => {}
            (Err(found), Err(expected)) if found.contains(expected) => {}
            _ => panic!("{text}: {found:?}, not {expected:?}"),
        }
    }
}
