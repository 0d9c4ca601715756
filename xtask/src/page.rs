//! The report page in headless Chromium: it opens without a word on the console, fetches nothing, shows its ranking,
//! compares the two recipes that are chosen, and does not scroll sideways on a phone. Pictures of it for documents.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Names under which systems have the browser.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Width of a narrow phone in CSS pixels.
const PHONE: u32 = 360;

/// How a picture is taken.
pub struct Picture<'a> {
    /// The file, a PNG.
    pub file: &'a str,
    /// Width of the page in pixels.
    pub width: u32,
    /// In dark colours.
    pub dark: bool,
}

/// Checks the page, and takes a picture.
///
/// # Errors
/// The first thing that is wrong with the page, or the lack of a browser.
pub fn page(file: &str, picture: Option<&Picture>) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|e| format!("cannot read {file} ({e})"))?;
    check(&text).map_err(|complaint| format!("{file}: {complaint}"))?;
    picture.map_or(Ok(()), |picture| take(&text, picture))
}

/// Opens the page by itself, and within a frame as wide as a phone.
fn check(text: &str) -> Result<(), String> {
    if let Some(link) = fetched(text) {
        return Err(format!("it fetches `{link}`; put it into the page"));
    }
    let opened = open(text, &["--dump-dom"])?;
    quiet(&opened)?;
    let framed = open(
        &within_frames(text, PHONE, &[900], MEASURE),
        &["--dump-dom"],
    )?;
    quiet(&framed)?;
    let dom = String::from_utf8_lossy(&framed.stdout);
    let number = |name: &str| -> Result<f64, String> {
        let value = dom.split(&format!("data-{name}=\"")).nth(1);
        let value = value.and_then(|rest| rest.split('"').next()?.parse().ok());
        value.ok_or_else(|| format!("the browser did not tell {name}: the page did not load"))
    };
    if number("rows")? < 1.0 || number("height")? < 20.0 {
        return Err("it shows no ranking: no visible row in a table #ranking".to_owned());
    }
    // Pages of one recipe, and of processors without a model, have nothing to choose.
    for (part, what) in [("ports", "ports"), ("code", "machine code")] {
        if text.contains(&format!("class=\"{part}\"")) && number(part)? < 20.0 {
            return Err(format!("its {what} are not to be seen"));
        }
    }
    if text.contains("id=\"choose\"") {
        if number("compared")? < 100.0 {
            return Err("it compares no two recipes: its script did not run".to_owned());
        }
        if number("changed")? < 1.0 {
            return Err("another choice of recipes leaves the comparison as it was".to_owned());
        }
    }
    if number("width")? > f64::from(PHONE) {
        return Err(format!(
            "it scrolls sideways at {PHONE} px: it is {} px wide",
            number("width")?
        ));
    }
    Ok(())
}

/// Tells what is to be seen of the page in the frame, as attributes of the body.
const MEASURE: &str = "const table = page.querySelector('table#ranking tbody');\
    document.body.dataset.rows = table ? table.rows.length : 0;\
    document.body.dataset.height = table ? table.getBoundingClientRect().height : 0;\
    page.querySelectorAll('details.listing').forEach(details => details.open = true);\
    const height = name => { const seen = page.querySelector(name); return seen ? seen.getBoundingClientRect().height : 0; };\
    document.body.dataset.ports = height('.ports');\
    document.body.dataset.code = height('table.code');\
    const form = page.getElementById('choose');\
    if (form) {\
        const out = page.getElementById('comparison');\
        const before = form.hidden ? '' : out.textContent;\
        document.body.dataset.compared = before.length;\
        const choice = page.getElementById('choice-b');\
        choice.selectedIndex = choice.selectedIndex === choice.length - 1 ? 0 : choice.length - 1;\
        choice.dispatchEvent(new Event('change'));\
        document.body.dataset.changed = Number(out.textContent !== before);\
    }\
    document.body.dataset.width = page.documentElement.scrollWidth;";

/// A page with the page in frames one below the other, each seen through a window of a height, and a script that runs
/// when all are loaded. Windows of browsers have a least width, frames have none; and a page that is given as text
/// belongs to the same origin, so that the script may look into it.
fn within_frames(text: &str, width: u32, heights: &[u32], script: &str) -> String {
    let escaped = text.replace('&', "&amp;").replace('"', "&quot;");
    let frame = |height: &u32| {
        format!(
            "<div style=\"overflow:hidden;width:{width}px;height:{height}px\"><iframe srcdoc=\"{escaped}\" \
             style=\"border:0;display:block;width:{width}px;height:30000px\"></iframe></div>"
        )
    };
    let frames: String = heights.iter().map(frame).collect();
    format!(
        "<!DOCTYPE html><meta charset=\"utf-8\"><title>frames</title><body style=\"margin:0;overflow:hidden\">{frames}\
         <script>addEventListener('load', () => {{ const frames = document.querySelectorAll('iframe'); \
         const page = frames[0].contentDocument; {script} }})</script>"
    )
}

/// First resource that would be loaded from elsewhere: anything but data and places within the page.
fn fetched(text: &str) -> Option<&str> {
    let attributes = ["src=\"", "href=\"", "url(", "@import "];
    attributes.iter().find_map(|attribute| {
        text.match_indices(attribute).find_map(|(at, _)| {
            let target = &text[at + attribute.len()..];
            let target = target.split(['"', ')', ';']).next().unwrap_or(target);
            (!target.starts_with("data:") && !target.starts_with('#')).then_some(target)
        })
    })
}

/// A page has nothing to say on the console.
fn quiet(output: &Output) -> Result<(), String> {
    let log = String::from_utf8_lossy(&output.stderr);
    match log.lines().find_map(|line| line.split_once(":CONSOLE")) {
        Some((_, message)) => Err(format!("on the console: {message}")),
        None => Ok(()),
    }
}

/// The top of the page, below a cut the plots and what follows, and below another the comparison of two recipes.
fn take(text: &str, picture: &Picture) -> Result<(), String> {
    const TOP: u32 = 736;
    const REST: u32 = 1180;
    const WHY: u32 = 1080;
    let windows: &[u32] = match text.contains("id=\"why\"") {
        true => &[TOP, REST, WHY],
        false => &[TOP, REST],
    };
    // The windows after the first go down to their sections.
    let cut = "['plots', 'why'].forEach((name, i) => {\
        const heading = page.getElementById(name);\
        if (!heading) return;\
        frames[i + 1].style.marginTop = (12 - heading.parentNode.offsetTop) + 'px';\
        frames[i + 1].parentNode.style.borderTop = '6px double gray';\
        });";
    let framed = within_frames(text, picture.width, windows, cut);
    // A window has a border, but for the first.
    let height = windows.iter().sum::<u32>() + 6 * (windows.len() as u32 - 1);
    let output = open(
        &framed,
        &[
            &format!("--screenshot={}", picture.file),
            &format!("--window-size={},{height}", picture.width),
            &format!(
                "--blink-settings=preferredColorScheme={}",
                u8::from(!picture.dark)
            ),
            "--hide-scrollbars",
        ],
    )?;
    quiet(&output)?;
    if Path::new(picture.file).exists() {
        Ok(())
    } else {
        Err(format!("no picture was written to {}", picture.file))
    }
}

/// Runs the browser on a page of this text.
fn open(text: &str, arguments: &[&str]) -> Result<Output, String> {
    let failed = |e: std::io::Error| format!("cannot open the page ({e})");
    let folder = tempfile::tempdir().map_err(failed)?;
    let file = folder.path().join("page.html");
    fs::write(&file, text).map_err(failed)?;
    let profile = folder.path().join("profile");
    for browser in BROWSERS {
        let run = Command::new(browser)
            .args([
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--enable-logging=stderr",
                "--v=0",
            ])
            .arg(format!("--user-data-dir={}", profile.display()))
            .args(arguments)
            .arg(format!("file://{}", file.display()))
            .output();
        match run {
            Err(reason) if reason.kind() == std::io::ErrorKind::NotFound => {}
            Err(reason) => return Err(format!("cannot run {browser} ({reason})")),
            Ok(output) if output.status.success() => return Ok(output),
            Ok(output) => {
                let log = String::from_utf8_lossy(&output.stderr);
                let last = log.lines().last().unwrap_or_default();
                return Err(format!("{browser} fails ({}): {last}", output.status));
            }
        }
    }
    Err("no browser is on PATH; install chromium".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>t</title></head><body>\
        <table id=\"ranking\"><tbody><tr><td>1</td><td>some recipe</td></tr></tbody></table></body></html>";

    #[test]
    fn what_is_fetched_is_found() {
        assert_eq!(fetched(GOOD), None);
        assert_eq!(
            fetched("<link href=\"data:,\"><use href=\"#a\"><p>see https://example.org"),
            None
        );
        for (text, target) in [
            ("<img src=\"a.png\">", "a.png"),
            (
                "<link href=\"data:,\"><link href=\"//x/y.css\">",
                "//x/y.css",
            ),
            ("<style>p{background:url(http://x/y)}</style>", "http://x/y"),
        ] {
            assert_eq!(fetched(text), Some(target));
        }
    }

    #[test]
    fn broken_pages_are_refused() {
        if BROWSERS
            .iter()
            .all(|b| Command::new(b).arg("--version").output().is_err())
        {
            println!("skipped: chromium is not installed");
            return;
        }
        assert_eq!(check(GOOD), Ok(()));
        let broken = [
            (
                GOOD.replace("</body>", "<script>throw new Error('boom')</script></body>"),
                "boom",
            ),
            (
                GOOD.replace("<tr><td>1</td><td>some recipe</td></tr>", ""),
                "no ranking",
            ),
            (GOOD.replace("id=\"ranking\"", "id=\"other\""), "no ranking"),
            (
                GOOD.replace("<table", "<table style=\"display:none\""),
                "no ranking",
            ),
            (
                GOOD.replace("<td>1<", "<td style=\"min-width:500px\">1<"),
                "sideways",
            ),
            (
                GOOD.replace("<body>", "<body><img src=\"https://example.org/a.png\">"),
                "fetches",
            ),
        ];
        // A page with a choice, whose script shows it.
        let chosen = |script: &str| {
            let form = "<form id=\"choose\"><select id=\"choice-b\"><option>1<option>2</select></form><p id=\"comparison\"></p>";
            GOOD.replace(
                "</body>",
                &format!("{form}<script>{script}</script></body>"),
            )
        };
        let works = "const b = document.getElementById('choice-b'), out = document.getElementById('comparison');\
            const show = () => { out.textContent = ('recipe ' + b.selectedIndex).repeat(20); };\
            b.addEventListener('change', show); show();";
        assert_eq!(check(&chosen(works)), Ok(()));
        let deaf = works.replace("b.addEventListener('change', show);", "");
        let broken = broken.into_iter().chain([
            (chosen(""), "compares no two"),
            (chosen(&deaf), "leaves the comparison"),
            (
                GOOD.replace(
                    "</table>",
                    "</table><svg class=\"ports\" style=\"display:none\"></svg>",
                ),
                "ports are not",
            ),
        ]);
        for (page, part) in broken {
            assert_ne!(page, GOOD, "{part}");
            let complaint = check(&page).expect_err(part);
            assert!(complaint.contains(part), "{part}: {complaint}");
        }
    }
}
