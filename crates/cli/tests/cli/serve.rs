//! `limbforge serve` as a browser meets it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
};

use crate::{folder, refused};

/// Ended with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_page_is_served_and_nothing_else() {
    let folder = folder();
    let page = folder.path().join("page.html");
    std::fs::write(&page, "<title>the page</title>").expect("a page");
    std::fs::write(folder.path().join("secret"), "secret").expect("a file");
    let child = Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .args(["serve", "--port", "0", "--page", "page.html"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut running = Running(child.expect("the command runs"));
    let output = running.0.stdout.take().expect("its output");
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line).expect("a line");
    let address = line
        .trim()
        .strip_prefix("http://")
        .and_then(|rest| rest.strip_suffix('/'));
    let address = address.expect("an address").to_owned();
    assert!(address.starts_with("127.0.0.1:"), "{address}");
    let ask = |request: &str| {
        let mut stream = TcpStream::connect(&address).expect("a connection");
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
        )
        .expect("sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        String::from_utf8_lossy(&answer).into_owned()
    };
    for path in ["/", "/index.html", "/?a=b"] {
        let answer = ask(&format!("GET {path}"));
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        assert!(
            answer.contains("Content-Type: text/html; charset=utf-8"),
            "{answer}"
        );
        assert!(answer.ends_with("<title>the page</title>"), "{answer}");
    }
    for path in [
        "/secret",
        "/../secret",
        "//secret",
        "/%2e%2e/secret",
        "/page.html",
    ] {
        let answer = ask(&format!("GET {path}"));
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        assert!(!answer.contains("\r\n\r\nsecret"), "{path}: {answer}");
    }
    assert!(ask("POST /").starts_with("HTTP/1.1 405"));
    // Its port is taken now.
    let port = address.rsplit(':').next().expect("a port");
    let page = page.display().to_string();
    refused(
        &["serve", "--port", port, "--page", &page],
        1,
        "give another `--port`",
    );
}

#[test]
fn a_page_that_is_missing_is_named_with_the_command_that_builds_it() {
    refused(&["serve"], 1, "cargo xtask explorer");
    refused(&["serve", "--page", "nowhere.html"], 1, "nowhere.html");
    refused(&["serve", "--port", "70000"], 2, "70000");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its address").port().to_string();
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    refused(
        &["serve", "--port", &port, "--page", page],
        1,
        "cannot listen",
    );
}
