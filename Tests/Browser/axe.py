"""The rules of axe-core, in the open page."""
import importlib.util
import pathlib

PACKAGE = pathlib.Path(importlib.util.find_spec("axe_selenium_python").origin).parent
SCRIPT = (PACKAGE / "node_modules/axe-core/axe.min.js").read_text()


def violations(driver, *rules):
    driver.execute_script(SCRIPT)
    options = {"runOnly": list(rules)} if rules else {}
    found = driver.execute_async_script(
        "const done = arguments[1]; axe.run(document, arguments[0]).then(result => done(result.violations), done)", options)
    return [f"{item['id']}: {item['help']}: {node['html'][:120]}" for item in found for node in item["nodes"]]
