//! `limbforge serve`: the explorer for a browser on this machine.

use std::path::PathBuf;

use clap::Args;
use tiny_http::{Header, Method, Request, Response, Server};

use crate::{failure::Failure, out::product};

/// Serve the explorer, the compiler as a web page, to browsers on this machine
///
/// The page is one file, which also opens without a server. In a clone `cargo xtask explorer` builds it.
#[derive(Args)]
#[command(after_help = "Example: limbforge serve --port 8255")]
pub struct Arguments {
    /// The port on 127.0.0.1; 0 takes a free one
    #[arg(long, value_name = "N", default_value_t = 8255)]
    port: u16,
    /// The page
    #[arg(long, value_name = "FILE", default_value = "explorer/dist/index.html")]
    page: PathBuf,
}

/// Prints the address, and answers until it is interrupted.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    // Read once: no text of a request reaches the file system.
    let page = std::fs::read_to_string(&arguments.page).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot read the page {} ({reason}); build it by `cargo xtask explorer` in a clone, or name it by `--page FILE`",
            arguments.page.display()
        ))
    })?;
    let address = ("127.0.0.1", arguments.port);
    let server = Server::http(address).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot listen on 127.0.0.1:{} ({reason}); give another `--port`, or 0 for a free one",
            arguments.port
        ))
    })?;
    let port = server.server_addr().to_ip();
    let port = port.map_or(arguments.port, |address| address.port());
    product(&format!("http://127.0.0.1:{port}/\n"))?;
    eprintln!("serving {}; Ctrl-C ends it", arguments.page.display());
    for request in server.incoming_requests() {
        answer(request, &page);
    }
    Ok(())
}

/// The page, or why not. A browser that has gone away is nobody's error.
fn answer(request: Request, page: &str) {
    let path = request.url().split(['?', '#']).next();
    let known = matches!(path, Some("/" | "/index.html"));
    let (status, kind, text) = match request.method() {
        Method::Get | Method::Head if known => (200, "text/html; charset=utf-8", page),
        Method::Get | Method::Head => (404, "text/plain", "there is one page: /\n"),
        _ => (405, "text/plain", "the page is only read: GET /\n"),
    };
    let mut response = Response::from_string(text).with_status_code(status);
    for (name, value) in [
        ("Content-Type", kind),
        ("X-Content-Type-Options", "nosniff"),
        ("Cache-Control", "no-cache"),
    ] {
        let header = Header::from_bytes(name, value);
        response.add_header(header.expect("both are letters"));
    }
    let _ = request.respond(response);
}
