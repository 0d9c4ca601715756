//! Counts the instructions of a compiled function exactly, on the core itself.
//!
//! A program of its own loads the library, and this process steps it from one instruction to the next, as a debugger
//! does. The count has neither the loop nor the loader in it, and works for every instruction of the core. An emulator
//! such as valgrind would lack the newest ones, which compilers use when they build for this core.

use super::library::Function;

/// Why functions of this program have no count.
const LINKED: &str = "it is linked into this program";

/// The instructions of one call with this slot.
///
/// # Errors
/// A line that says why they could not be counted.
pub(super) fn instructions(function: &Function, slot: &[u8]) -> Result<u64, String> {
    if let Some(counted) = function.guest_instructions(slot) {
        return counted;
    }
    let origin = function.origin().ok_or(LINKED)?;
    stepper::count(origin, slot)
}

#[cfg(not(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "x86_64", target_arch = "aarch64")
)))]
mod stepper {
    use crate::measure::library::Origin;

    pub fn count(_: &Origin, _: &[u8]) -> Result<u64, String> {
        Err("instructions are counted on Linux on x86-64 and 64-bit Arm only".to_owned())
    }
}

#[cfg(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod stepper {
    use std::io::{BufRead, BufReader, Write};
    use std::path::PathBuf;
    use std::process::{Child, Command, Stdio};

    use nix::{
        sys::{
            ptrace,
            signal::Signal,
            wait::{WaitStatus, waitpid},
        },
        unistd::Pid,
    };

    use crate::measure::{
        compiler::{Compiler, CompilerKind},
        harness::run_symbol,
        library::Origin,
    };

    /// Steps after which a function that has not begun never will.
    const BEFORE: u64 = 1_000_000;
    /// Steps after which counting would take minutes.
    const MOST: u64 = 20_000_000;

    /// Counts one call in a process of its own.
    pub fn count(origin: &Origin, slot: &[u8]) -> Result<u64, String> {
        let mut child = Command::new(driver(origin)?)
            .arg(&origin.library)
            .args([&origin.symbol, &run_symbol(&origin.symbol)])
            .arg(slot.len().to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start the program that is stepped ({error})"))?;
        let counted = step(&mut child, slot);
        // It has done its work, or never will.
        let _ = child.kill();
        let _ = child.wait();
        counted
    }

    fn step(child: &mut Child, slot: &[u8]) -> Result<u64, String> {
        let lost = |error: std::io::Error| format!("the program that is stepped ended ({error})");
        let id = i32::try_from(child.id()).map_err(|_| "a process without a number".to_owned())?;
        let process = Stepped(Pid::from_raw(id));
        let mut stdin = child.stdin.take().ok_or("no pipe")?;
        stdin.write_all(slot).map_err(lost)?;
        stdin.flush().map_err(lost)?;
        let mut line = String::new();
        let mut stdout = BufReader::new(child.stdout.take().ok_or("no pipe")?);
        stdout.read_line(&mut line).map_err(lost)?;
        let digits = line.trim().trim_start_matches("0x");
        let entry = u64::from_str_radix(digits, 16)
            .map_err(|_| "the library could not be loaded by another process".to_owned())?;
        // It waits for another byte, and then calls the function.
        process.attach()?;
        stdin.write_all(b"\n").map_err(lost)?;
        stdin.flush().map_err(lost)?;
        let mut steps = 0;
        while process.registers()?.at != entry {
            process.step()?;
            steps += 1;
            if steps > BEFORE {
                return Err("the function is not called".to_owned());
            }
        }
        let back = process.return_address()?;
        let mut count = 0;
        loop {
            process.step()?;
            count += 1;
            if process.registers()?.at == back {
                break;
            }
            if count > MOST {
                return Err(format!("it takes more than {MOST}"));
            }
        }
        Ok(count)
    }

    /// A process that this one steps.
    struct Stepped(Pid);

    /// The program counter, and where a return address is: the register of it, or the top of the stack.
    struct Registers {
        at: u64,
        #[cfg(target_arch = "x86_64")]
        stack: u64,
        #[cfg(target_arch = "aarch64")]
        link: u64,
    }

    impl Stepped {
        fn attach(&self) -> Result<(), String> {
            ptrace::attach(self.0).map_err(|error| {
                format!("this system does not let one process step another ({error})")
            })?;
            self.wait()
        }

        fn step(&self) -> Result<(), String> {
            ptrace::step(self.0, None).map_err(|error| format!("a step failed ({error})"))?;
            self.wait()
        }

        fn wait(&self) -> Result<(), String> {
            match waitpid(self.0, None) {
                Ok(WaitStatus::Stopped(_, Signal::SIGTRAP | Signal::SIGSTOP)) => Ok(()),
                Ok(other) => Err(format!(
                    "the program that is stepped ended early: {other:?}"
                )),
                Err(error) => Err(format!("a step failed ({error})")),
            }
        }

        fn registers(&self) -> Result<Registers, String> {
            let all = ptrace::getregs(self.0);
            let all = all.map_err(|error| format!("registers cannot be read ({error})"))?;
            #[cfg(target_arch = "x86_64")]
            return Ok(Registers {
                at: all.rip,
                stack: all.rsp,
            });
            #[cfg(target_arch = "aarch64")]
            return Ok(Registers {
                at: all.pc,
                link: all.regs[30],
            });
        }

        /// At the first instruction of a function.
        fn return_address(&self) -> Result<u64, String> {
            let registers = self.registers()?;
            #[cfg(target_arch = "x86_64")]
            {
                let word = ptrace::read(self.0, registers.stack as ptrace::AddressType);
                let word = word.map_err(|error| format!("the stack cannot be read ({error})"))?;
                Ok(word as u64)
            }
            #[cfg(target_arch = "aarch64")]
            Ok(registers.link)
        }
    }

    const C: &str = include_str!("trace/driver.c.in");
    const RUST: &str = include_str!("trace/driver.rs.in");

    /// The program that loads a library and calls one of its functions: built once beside the library, by its compiler.
    fn driver(origin: &Origin) -> Result<PathBuf, String> {
        static BUILDING: std::sync::Mutex<()> = std::sync::Mutex::new(());
        let Compiler { kind, path, .. } = &origin.compiler;
        let folder = origin
            .library
            .parent()
            .ok_or("a library without a folder")?;
        let program = folder.join(format!("step-{kind:?}"));
        let _one_at_a_time = BUILDING.lock().map_err(|_| "a builder failed".to_owned())?;
        if program.exists() {
            return Ok(program);
        }
        let (text, flags): (_, &[&str]) = match kind {
            CompilerKind::Rustc => (RUST, &["--edition=2024", "--crate-name=step"]),
            CompilerKind::Gcc | CompilerKind::Clang => (C, &["-std=c11", "-D_GNU_SOURCE"]),
        };
        let source = folder.join(format!("step-{kind:?}.{}", kind.extension()));
        std::fs::write(&source, text)
            .map_err(|error| format!("cannot write {}: {error}", source.display()))?;
        let mut command = Command::new(path);
        command.args(flags).arg("-o").arg(&program).arg(&source);
        // Before version 2.34 of the C library the loader is a library of its own.
        if *kind != CompilerKind::Rustc {
            command.arg("-ldl");
        }
        let output = command.output().map_err(|error| error.to_string())?;
        if output.status.success() {
            return Ok(program);
        }
        let text = String::from_utf8_lossy(&output.stderr);
        let line = text.lines().next().unwrap_or("the compiler says nothing");
        Err(format!(
            "the program that is stepped cannot be built: {line}"
        ))
    }
}
