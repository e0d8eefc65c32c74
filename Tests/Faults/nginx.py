"""nginx serves what a batch publishes: media types, 304 and 200, gzip, and no 404 while sets are swapped."""
import gzip
import os
import shutil
import subprocess
import threading
import time
import urllib.error
import urllib.request

from batches import LATER, NOW, Site
from harness import Skip, run

HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLE = os.path.join(HERE, "..", "..", "examples", "nginx-site.conf")
PORT = 18473
TYPES = {
    "place-0.json": "application/json; charset=utf-8",
    "place-0.csv": "text/csv; charset=utf-8",
    "place-0.ics": "text/calendar; charset=utf-8",
}


def get(name, **headers):
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}/{name}",
                                     headers={key.replace("_", "-"): value for key, value in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), b""


class Server:
    """nginx with the shipped example, on a port and in a folder of its own."""

    def __init__(self, site):
        self.site = site

    def __enter__(self):
        with open(EXAMPLE, encoding="utf-8") as file:
            text = file.read()
        text = text.replace("listen 8080", f"listen 127.0.0.1:{PORT}")
        text = text.replace("/var/lib/slotexport/site/current", self.site.folder + "/current")
        folder = os.path.join(self.site.path, "nginx")
        os.mkdir(folder)
        os.chmod(self.site.path, 0o755)
        config = os.path.join(folder, "nginx.conf")
        with open(config, "w", encoding="utf-8") as file:
            file.write(f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n"
                       f"events {{ worker_connections 64; }}\nhttp {{ access_log off;\n"
                       + "".join(f"{name}_temp_path {folder}/{name};\n"
                                 for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
                       + text + "}\n")
        self.process = subprocess.Popen(["nginx", "-p", folder, "-c", config], stderr=subprocess.PIPE)
        for _ in range(200):
            try:
                get("")
                return self
            except OSError:
                assert self.process.poll() is None, self.process.stderr.read()
                time.sleep(0.02)
        raise AssertionError("nginx doesn't answer")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=20)


def serves(binary, swaps):
    if not shutil.which("nginx"):
        raise Skip("nginx isn't installed")
    with Site(binary, old=False) as site:
        def publish(now, *more):
            command = site.command(now, "--gzip", "--keep", "3", *more)
            command[command.index("--format") + 1] = "csv,ics,json"
            result = run(command)
            if result.returncode == 78:
                raise Skip("libdeflate isn't installed")
            assert result.returncode == 0, result.stderr

        publish(NOW)
        with Server(site):
            tags = {}
            for name, kind in TYPES.items():
                status, headers, body = get(name)
                assert (status, headers["Content-Type"]) == (200, kind), (name, status, headers)
                assert headers["Access-Control-Allow-Origin"] == "*"
                tags[name] = headers["ETag"]
                status, headers, packed = get(name, Accept_Encoding="gzip")
                assert headers.get("Content-Encoding") == "gzip" and gzip.decompress(packed) == body, name
            publish(NOW)
            for name, tag in tags.items():
                assert get(name, If_None_Match=tag)[0] == 304, f"{name} is new after a run that changed nothing"
            # nginx makes tags of size and time in whole seconds: runs are minutes apart, but not these.
            time.sleep(1.1)
            publish(LATER)
            for name, tag in tags.items():
                assert get(name, If_None_Match=tag)[0] == 200, f"{name} is old after a run that changed it"
            assert get("manifest.jsonl")[0] == 403
            codes, done = {}, threading.Event()

            def read():
                while not done.is_set():
                    status = get("place-0.json")[0]
                    codes[status] = codes.get(status, 0) + 1

            reader = threading.Thread(target=read)
            reader.start()
            try:
                for turn in range(swaps):
                    publish((NOW, LATER)[turn % 2], "--verify", "none")
            finally:
                done.set()
                reader.join()
            assert set(codes) == {200}, codes
            assert codes[200] > swaps, codes
