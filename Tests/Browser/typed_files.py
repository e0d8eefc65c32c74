"""slots.d.ts: it is what the schema says, and TypeScript takes what the program writes as these types."""
import json
import pathlib
import subprocess
import tempfile
import unittest

import run
from site_ import ROOT, export

TYPES = {
    "json": "SlotsFile", "vant": "TextRow[]", "nutui": "TextRow[]", "varlet": "TextRow[]", "antd-mobile": "LabelRow[]",
    "antd": "LabelRow[]", "element-plus": "LabelRow[]", "tdesign": "LabelRow[]", "tree": "LabelRow[]", "weui": "WeUI",
    "uni-data-picker": "DataRow[]", "brpicker": "TextModel[]", "wechat": "Pools", "qf": "FiveArrays",
    "android-pickerview": "ThreeLists", "picker-meta": "PickerMeta",
}


class TypeTests(unittest.TestCase):
    def test_the_types_are_those_of_the_schema(self):
        written = subprocess.run([ROOT / "tools/write-types"], check=True, stdout=subprocess.PIPE).stdout
        self.assertEqual((ROOT / "templates/web/slots.d.ts").read_bytes(), written)

    def compile(self, source):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder)
            (path / "slots.d.ts").write_bytes((ROOT / "templates/web/slots.d.ts").read_bytes())
            (path / "use.ts").write_text("import type * as S from './slots'\n" + source)
            return subprocess.run(["tsc", "--strict", "--noEmit", "--lib", "es2022", "use.ts"], cwd=folder,
                                  stdout=subprocess.PIPE, text=True)

    def test_what_the_program_writes_has_these_types(self):
        source = []
        for number, (name, kind) in enumerate(TYPES.items()):
            file = json.loads(export(run.PROGRAM, "--format", name, "--now", "2026-06-01T00:00:00-04:00", "--time-zone",
                                     "America/New_York", "--locale", "en_US", "--days", "1", "--lead", "0", "--step", "60"))
            source.append(f"export const x{number}: S.{kind} = {json.dumps(file)}")
        result = self.compile("\n".join(source))
        self.assertEqual((result.returncode, result.stdout), (0, ""))

    def test_a_wrong_key_is_an_error(self):
        result = self.compile("export const row: S.TextRow = { label: 'x', value: 'y', children: [] }")
        self.assertIn("error TS", result.stdout)
