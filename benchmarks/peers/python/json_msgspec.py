import sys

import msgspec
from slots import args, rows
class Slot(msgspec.Struct, gc=False):
    id: str; start: str; end: str; epoch: int; day: str; hour: str; minute: str
places, days, step, path, _ = args()
with open(path, "wb") as f:
    encoder, slots = msgspec.json.Encoder(), [Slot(*r) for r in rows(places, days, step)]
    f.write(encoder.encode_lines(slots) if sys.argv[6] == "ndjson" else encoder.encode(slots))
