//! Chromium without a window, by the DevTools protocol over two pipes: messages are JSON, each ended by a zero byte.

use std::{
    collections::VecDeque,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::Failure;

/// Names under which systems have the browser.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// A call that takes longer has been lost: machines of tests are slow, not that slow.
const PATIENCE: Duration = Duration::from_secs(120);

/// The browser and the one page that is open in it.
pub struct Browser {
    process: Child,
    input: ChildStdin,
    messages: Receiver<Value>,
    session: Option<String>,
    last: u64,
    /// What the page complained about, and what it asked the network for.
    complaints: VecDeque<String>,
    /// Removed with the browser.
    _profile: tempfile::TempDir,
}

impl Browser {
    /// Starts the browser with a profile of its own.
    ///
    /// # Errors
    /// [`Failure::Lacks`] if there is none.
    pub fn start() -> Result<Browser, Failure> {
        let known = |name: &&str| {
            let asked = Command::new(name).arg("--version").output();
            asked.is_ok_and(|output| output.status.success())
        };
        let name = BROWSERS.iter().find(|name| known(name));
        let name = name.ok_or_else(|| Failure::Lacks("chromium is not installed".to_owned()))?;
        let failed = |reason: std::io::Error| format!("cannot run {name} ({reason})");
        let profile = tempfile::tempdir().map_err(failed)?;
        // The protocol's pipes are descriptors 3 and 4, which only a shell can place without unsafe code.
        let mut process = Command::new("sh")
            .args([
                "-c",
                "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1",
                name,
            ])
            .args(["--headless=new", "--remote-debugging-pipe", "--no-sandbox"])
            .args([
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-sync",
            ])
            .args([
                "--disable-background-networking",
                "--disable-component-update",
            ])
            .arg("--hide-scrollbars")
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let input = process
            .stdin
            .take()
            .ok_or("the browser has no input".to_owned())?;
        let output = process
            .stdout
            .take()
            .ok_or("the browser has no output".to_owned())?;
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            for message in BufReader::new(output).split(0).map_while(Result::ok) {
                let message = serde_json::from_slice(&message).unwrap_or(Value::Null);
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        Ok(Browser {
            process,
            input,
            messages,
            session: None,
            last: 0,
            complaints: VecDeque::new(),
            _profile: profile,
        })
    }

    /// Opens a page of the file system in a new tab, with a fragment such as `#prime=7`.
    ///
    /// # Errors
    /// That the browser does not answer.
    pub fn open(&mut self, file: &Path, fragment: &str) -> Result<(), String> {
        self.session = None;
        let target = self.call("Target.createTarget", json!({ "url": "about:blank" }))?;
        let attached = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.call("Target.attachToTarget", attached)?;
        self.session = attached["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Network", "DOM"] {
            self.call(&format!("{domain}.enable"), json!({}))?;
        }
        self.size(1200, 900)?;
        self.complaints.clear();
        let url = format!("file://{}{fragment}", file.display());
        self.call("Page.navigate", json!({ "url": url }))?;
        self.wait("document.readyState === 'complete'")
    }

    /// Width and height of the window in CSS pixels.
    pub fn size(&mut self, width: u32, height: u32) -> Result<(), String> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.call("Emulation.setDeviceMetricsOverride", metrics)
            .map(drop)
    }

    /// Dark or light.
    pub fn scheme(&mut self, scheme: &str) -> Result<(), String> {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.call("Emulation.setEmulatedMedia", features).map(drop)
    }

    /// Value of an expression in the page, after its promise.
    ///
    /// # Errors
    /// What it throws.
    pub fn value(&mut self, expression: &str) -> Result<Value, String> {
        let request = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true, "allowUnsafeEvalBlockedByCSP": false });
        let answer = self.call("Runtime.evaluate", request)?;
        match answer.get("exceptionDetails") {
            Some(thrown) => Err(format!(
                "`{expression}` throws {}",
                thrown["exception"]["description"]
            )),
            None => Ok(answer["result"]["value"].clone()),
        }
    }

    /// The same as text.
    pub fn text(&mut self, expression: &str) -> Result<String, String> {
        let value = self.value(expression)?;
        Ok(value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned))
    }

    /// Waits until an expression is true.
    ///
    /// # Errors
    /// That it is not, for as long as nobody would wait.
    pub fn wait(&mut self, expression: &str) -> Result<(), String> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if self.value(&format!("Boolean({expression})"))? == Value::Bool(true) {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(15));
        }
        let seen = self.text("document.querySelector('header').innerText")?;
        Err(format!("never true: `{expression}`; the page says: {seen}"))
    }

    /// Presses a key, such as `Tab` or `Enter`.
    pub fn press(&mut self, key: &str) -> Result<(), String> {
        let (code, text) = match key {
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            "ArrowRight" => (39, ""),
            other => return Err(format!("no code for the key {other}")),
        };
        let event = |kind: &str| json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": if kind == "keyDown" { text } else { "" } });
        self.call("Input.dispatchKeyEvent", event("keyDown"))?;
        self.call("Input.dispatchKeyEvent", event("keyUp"))
            .map(drop)
    }

    /// Types text where the focus is.
    pub fn write(&mut self, text: &str) -> Result<(), String> {
        self.call("Input.insertText", json!({ "text": text }))
            .map(drop)
    }

    /// Chooses files in an input.
    pub fn files(&mut self, selector: &str, files: &[&Path]) -> Result<(), String> {
        let document = self.call("DOM.getDocument", json!({}))?;
        let query = json!({ "nodeId": document["root"]["nodeId"], "selector": selector });
        let node = self.call("DOM.querySelector", query)?;
        let request = json!({ "nodeId": node["nodeId"], "files": files });
        self.call("DOM.setFileInputFiles", request).map(drop)
    }

    /// Drops files onto the page.
    pub fn drop_files(&mut self, files: &[&Path]) -> Result<(), String> {
        for kind in ["dragEnter", "dragOver", "drop"] {
            let data = json!({ "items": [], "files": files, "dragOperationsMask": 1 });
            let event = json!({ "type": kind, "x": 300, "y": 200, "data": data });
            self.call("Input.dispatchDragEvent", event)?;
        }
        Ok(())
    }

    /// Calls a method of the protocol.
    ///
    /// # Errors
    /// The browser's error, or that no answer comes.
    pub fn call(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.last += 1;
        let mut request = json!({ "id": self.last, "method": method, "params": params });
        if let Some(session) = &self.session {
            request["sessionId"] = json!(session);
        }
        let sent = self.input.write_all(format!("{request}\0").as_bytes());
        sent.map_err(|reason| format!("the browser is gone ({reason})"))?;
        loop {
            let message = self.messages.recv_timeout(PATIENCE);
            let message = message.map_err(|_| format!("the browser does not answer {method}"))?;
            if message["id"] == json!(self.last) {
                return match message.get("error") {
                    Some(error) => Err(format!("{method}: {}", error["message"])),
                    None => Ok(message["result"].clone()),
                };
            }
            self.notice(&message);
        }
    }

    /// Keeps what a page must not do: log, throw, load.
    fn notice(&mut self, message: &Value) {
        let params = &message["params"];
        let complaint = match message["method"].as_str() {
            Some("Runtime.consoleAPICalled") => Some(format!("console: {}", params["args"])),
            Some("Runtime.exceptionThrown") => {
                Some(format!("exception: {}", params["exceptionDetails"]))
            }
            Some("Log.entryAdded") => Some(format!("log: {}", params["entry"]["text"])),
            Some("Network.requestWillBeSent") => {
                let url = params["request"]["url"].as_str().unwrap_or_default();
                let own = ["file://", "blob:", "data:", "about:"];
                let foreign = !own.iter().any(|scheme| url.starts_with(scheme));
                foreign.then(|| format!("it loads {url}"))
            }
            _ => None,
        };
        self.complaints.extend(complaint);
    }

    /// Whether the page has complained about nothing and loaded nothing.
    ///
    /// # Errors
    /// The first complaint.
    pub fn quiet(&mut self) -> Result<(), String> {
        // An answer comes after all that happened before it.
        self.value("1")?;
        self.complaints.pop_front().map_or(Ok(()), Err)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.session = None;
        // It ends by itself; if it does not, it is ended.
        let _ = self.call("Browser.close", json!({}));
        std::thread::sleep(Duration::from_millis(200));
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
