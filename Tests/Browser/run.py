"""Runs the tests of this folder: `run.py PROGRAM [TEST...]`; a test is a part of a name."""
import pathlib
import sys
import unittest

PROGRAM = SITE = DRIVER = None


def names(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from names(test)
        else:
            yield test


def main():
    global PROGRAM, SITE, DRIVER
    import site_
    PROGRAM, *wanted = sys.argv[1:]
    SITE, DRIVER = site_.Site(), site_.browser()
    try:
        folder = str(pathlib.Path(__file__).parent)
        tests = names(unittest.defaultTestLoader.discover(folder, pattern="[a-z]*_*.py"))
        chosen = unittest.TestSuite(test for test in tests if not wanted or any(part in test.id() for part in wanted))
        result = unittest.TextTestRunner(verbosity=2).run(chosen)
    finally:
        DRIVER.quit()
    bad = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - bad} passed, {bad} failed")
    sys.exit(1 if bad or not result.testsRun else 0)


if __name__ == "__main__":
    # The tests import this file by its name.
    sys.modules["run"] = sys.modules["__main__"]
    main()
