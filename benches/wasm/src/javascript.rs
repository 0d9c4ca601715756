//! JavaScript engines: node and Chromium run the same code, which asks this process for commands over HTTP.

use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use limbforge_ed25519_table::Cases;
use limbforge_lab::measure::Engine as Named;
use serde::{Deserialize, Serialize};
use tempfile::TempDir;
use tiny_http::{Header, Method, Request, Response, Server};

use crate::engine::{Done, Engine, Set, Turns};

/// How long a command may take: an engine that does not answer has failed.
const PATIENCE: Duration = Duration::from_secs(120);

/// Flags of a browser that nobody sees and that asks nothing of the network.
const CHROMIUM: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// An engine's answer.
#[derive(Debug, Default, Deserialize)]
struct Answer {
    nanoseconds: Option<f64>,
    output: Option<String>,
    error: Option<String>,
    version: Option<String>,
}

#[derive(Serialize)]
struct Order<'a> {
    peer: &'a str,
    set: usize,
    operation: Name,
    first: usize,
    count: usize,
}

#[derive(Serialize)]
struct Name {
    name: &'static str,
    number: usize,
}

type Turn = (Answer, Request);

/// Files for engines, and the commands between.
pub struct Host {
    address: String,
    inboxes: Arc<Mutex<HashMap<String, Sender<Turn>>>>,
}

impl Host {
    /// Serves modules by their keys, and inputs, to this machine alone.
    ///
    /// # Errors
    /// A line if no port can be opened.
    pub fn start(modules: &[(&'static str, Vec<u8>)], cases: &Cases) -> Result<Host, String> {
        let server = Server::http("127.0.0.1:0");
        let server = server.map_err(|error| format!("no port can be opened ({error})"))?;
        let address = format!("http://{}", server.server_addr());
        let mut files: HashMap<String, Vec<u8>> = HashMap::new();
        for (set, name) in Set::ALL.into_iter().zip(["good", "broken"]) {
            files.insert(format!("/inputs/{name}"), set.bytes(cases));
        }
        for (key, bytes) in modules {
            files.insert(format!("/module/{key}"), bytes.clone());
        }
        let inboxes: Arc<Mutex<HashMap<String, Sender<Turn>>>> = Arc::default();
        let known = Arc::clone(&inboxes);
        std::thread::spawn(move || {
            while let Ok(request) = server.recv() {
                answer(request, &files, &known);
            }
        });
        Ok(Host { address, inboxes })
    }

    fn inbox(&self, engine: &str) -> Receiver<Turn> {
        let (to, from) = channel();
        let mut inboxes = self.inboxes.lock().expect("no holder panics");
        inboxes.insert(engine.to_owned(), to);
        from
    }
}

/// Sends a file, or hands an engine's answer to who waits for it.
fn answer(
    mut request: Request,
    files: &HashMap<String, Vec<u8>>,
    inboxes: &Mutex<HashMap<String, Sender<Turn>>>,
) {
    let path = request.url().to_owned();
    if *request.method() == Method::Post {
        let mut body = String::new();
        let read = request.as_reader().read_to_string(&mut body);
        let answer = read.ok().and_then(|_| serde_json::from_str(&body).ok());
        let answer = answer.unwrap_or_else(|| Answer {
            error: Some(format!("an answer that cannot be read: {body}")),
            ..Answer::default()
        });
        let engine = path.strip_prefix("/turn/").unwrap_or_default();
        let inbox = inboxes
            .lock()
            .expect("no holder panics")
            .get(engine)
            .cloned();
        if let Some(inbox) = inbox {
            // Who waits no longer has ended.
            let _ = inbox.send((answer, request));
        }
        return;
    }
    let bytes = files.get(&path).cloned().or_else(|| script(&path));
    let sent = match bytes {
        Some(bytes) => {
            let mut response = Response::from_data(bytes);
            // A page that is isolated has the finer clock.
            for line in [
                format!("Content-Type: {}", kind(&path)),
                "Cross-Origin-Opener-Policy: same-origin".to_owned(),
                "Cross-Origin-Embedder-Policy: require-corp".to_owned(),
            ] {
                response.add_header(line.parse::<Header>().expect("a header"));
            }
            request.respond(response)
        }
        None => request.respond(Response::empty(404)),
    };
    if let Err(error) = sent {
        eprintln!("{path} could not be sent: {error}");
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("js")
}

/// A file of the folder `js`.
fn script(path: &str) -> Option<Vec<u8>> {
    let path = if path == "/" {
        "page.html"
    } else {
        path.strip_prefix('/')?
    };
    let path = Path::new(path);
    let inside = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    inside.then(|| std::fs::read(folder().join(path)).ok())?
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.') {
        Some((_, "js" | "mjs")) => "text/javascript",
        _ if path == "/" => "text/html",
        _ if path.starts_with("/module/") => "application/wasm",
        _ => "application/octet-stream",
    }
}

/// Installs what the engines' code imports, as the lock file says.
///
/// # Errors
/// A line if npm is not there or fails.
pub fn install() -> Result<(), String> {
    if folder().join("node_modules/@noble/curves").is_dir() {
        return Ok(());
    }
    let run = Command::new("npm")
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(folder())
        .output();
    let output = run.map_err(|error| {
        format!("npm cannot be run ({error}); on Debian: `apt-get install npm`")
    })?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(format!(
        "npm ci failed: {}",
        text.lines().next().unwrap_or("no reason given")
    ))
}

/// An engine in another process.
pub struct Javascript {
    named: Named,
    child: Child,
    inbox: Receiver<Turn>,
    /// The request that waits for the next command.
    waiting: Option<Request>,
    /// The browser's profile.
    _profile: Option<TempDir>,
}

impl Javascript {
    /// node, with the version of its V8.
    ///
    /// # Errors
    /// A line if it cannot be started or does not answer.
    pub fn node(host: &Host) -> Result<Javascript, String> {
        let mut node = Command::new("node");
        node.arg(folder().join("node.mjs")).arg(&host.address);
        Javascript::start(host, "node", node, None)
    }

    /// Chromium without a window.
    ///
    /// # Errors
    /// A line if it cannot be started or does not answer.
    pub fn chromium(host: &Host) -> Result<Javascript, String> {
        let profile =
            tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
        let mut chromium = Command::new("chromium");
        let data = format!("--user-data-dir={}", profile.path().display());
        chromium.args(CHROMIUM).arg(data).arg(&host.address);
        Javascript::start(host, "chromium", chromium, Some(profile))
    }

    fn start(
        host: &Host,
        name: &str,
        mut command: Command,
        profile: Option<TempDir>,
    ) -> Result<Javascript, String> {
        let version = version(name)?;
        let inbox = host.inbox(name);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let child = command
            .spawn()
            .map_err(|error| format!("{name} cannot be run ({error})"))?;
        let mut engine = Javascript {
            named: Named {
                target: "wasm32".to_owned(),
                name: name.to_owned(),
                version,
                wide_arithmetic: false,
            },
            child,
            inbox,
            waiting: None,
            _profile: profile,
        };
        let first = engine.answer()?;
        if name == "node" {
            engine.named.version += &format!(" (V8 {})", first.version.unwrap_or_default());
        }
        Ok(engine)
    }

    fn answer(&mut self) -> Result<Answer, String> {
        let name = &self.named.name;
        let answer = self.inbox.recv_timeout(PATIENCE);
        let (answer, request) = answer.map_err(|_| format!("{name} does not answer"))?;
        self.waiting = Some(request);
        match answer.error {
            Some(error) => Err(format!("{name}: {error}")),
            None => Ok(answer),
        }
    }

    fn send(&mut self, text: &str) -> Result<(), String> {
        let request = self.waiting.take().ok_or("nobody waits for a command")?;
        let sent = request.respond(Response::from_string(text));
        sent.map_err(|error| format!("{} is gone ({error})", self.named.name))
    }
}

/// The version that a program prints: `node --version` is `v20.1.0`, that of Chromium a line.
fn version(program: &str) -> Result<String, String> {
    let output = Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .output();
    let output = output.map_err(|error| {
        format!("{program} cannot be run ({error}); on Debian: `apt-get install {program}`")
    })?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let number = text.split_whitespace().find(|word| {
        word.trim_start_matches('v')
            .starts_with(|c: char| c.is_ascii_digit())
    });
    Ok(number
        .unwrap_or("unknown")
        .trim_start_matches('v')
        .to_owned())
}

impl Engine for Javascript {
    fn named(&self) -> &Named {
        &self.named
    }

    fn run(&mut self, turns: &Turns) -> Result<Done, String> {
        let command = Order {
            peer: turns.peer,
            set: turns.set as usize,
            operation: Name {
                name: turns.operation.name(),
                number: turns.operation as usize,
            },
            first: turns.first,
            count: turns.count,
        };
        self.send(&serde_json::to_string(&command).expect("plain data"))?;
        let answer = self.answer()?;
        Ok(Done {
            nanoseconds: answer.nanoseconds.unwrap_or(0.0),
            output: answer.output.as_deref().and_then(bytes),
        })
    }
}

/// Bytes of hexadecimal digits.
fn bytes(digits: &str) -> Option<[u8; 64]> {
    let digits = digits.as_bytes();
    let mut bytes = [0; 64];
    if digits.len() != 128 {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

impl Drop for Javascript {
    fn drop(&mut self) {
        // It ends by itself, or is ended.
        let _ = self.send("null");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_folder_are_sent() {
        assert!(script("/").is_some() && script("/engine.mjs").is_some());
        for path in ["/../Cargo.toml", "//etc/passwd", "engine.mjs", "/nothing"] {
            assert!(script(path).is_none(), "{path}");
        }
    }

    #[test]
    fn outputs_are_64_bytes() {
        let digits = format!("0aff{}", "00".repeat(62));
        assert_eq!(
            bytes(&digits).map(|b| [b[0], b[1], b[2]]),
            Some([10, 255, 0])
        );
        assert_eq!(bytes(&digits[2..]), None);
        assert_eq!(bytes(&digits.replace('f', "g")), None);
    }
}
