"""A page server on the loopback address, and a Chromium that opens its pages."""
import functools
import http.server
import json
import pathlib
import subprocess
import threading

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHOTS = ROOT / ".build/browser/screenshots"

# The clock of a page: it begins at ?now=EPOCH, and moveClock(epoch) moves it.
CLOCK = """<script>{
  const real = Date.now; let shift = 0
  window.moveClock = epoch => { shift = epoch * 1000 - real(); document.dispatchEvent(new Event('visibilitychange')) }
  const now = new URLSearchParams(location.search).get('now'); if (now) shift = now * 1000 - real()
  Date.now = () => real() + shift
}</script>"""


class Handler(http.server.BaseHTTPRequestHandler):
    def __init__(self, site, *arguments):
        self.site = site
        super().__init__(*arguments)

    def do_GET(self):
        path = self.path.split("?")[0]
        self.site.requests.append(path)
        body, kind = self.site.pages.get(path, (None, None))
        if body is None and path.startswith("/web/"):
            body, kind = (ROOT / "templates" / path[1:]).read_bytes(), "text/javascript"
        if body is None and path in self.site.files:
            body = self.site.files[path].read_bytes()
            kind = "text/css" if path.endswith(".css") else "text/javascript"
        self.send_response(404 if body is None else 200)
        self.send_header("Content-Type", (kind or "text/html") + "; charset=utf-8")
        self.end_headers()
        self.wfile.write(body or b"<!doctype html><title>not here</title>")

    def log_message(self, *_):
        pass


class Site:
    """Pages by their paths; `files` are files of packages."""

    def __init__(self):
        self.pages = {}
        self.files = {}
        self.requests = []
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, self))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def page(self, path, body, head="", lang="en", dir="ltr"):
        text = (f'<!doctype html><html lang="{lang}" dir="{dir}"><head><meta charset="utf-8"><title>slots</title>'
                f'<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
                f"{CLOCK}{head}</head><body><main>{body}</main></body></html>")
        self.pages[path] = (text.encode(), "text/html")

    def data(self, path, value):
        text = value if isinstance(value, bytes) else json.dumps(value).encode()
        self.pages[path] = (text, "application/json")


def browser():
    options = Options()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--window-size=800,600", "--lang=en-US", "--force-device-scale-factor=1"]:
        options.add_argument(argument)
    options.binary_location = "/usr/bin/chromium"
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


def export(program, *options):
    """The bytes that the program writes."""
    return subprocess.run([program, *options], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
