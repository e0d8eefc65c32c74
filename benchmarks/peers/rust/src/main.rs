//! Rust peers: `csv`, `serde_json` and `quick-xml` crates. usage: peer PLACES DAYS STEP FILE csv|json|ndjson|xml
use quick_xml::{events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event}, Writer};
use serde::{ser::SerializeSeq, Serialize, Serializer};
use std::{fs::File, io::{BufWriter, Write}};

const T0: i64 = 1772553600; // 2026-03-04T00:00:00+08:00
fn civil(mut z: i64) -> (i64, i64, i64) {
    z += 719468;
    let era = z.div_euclid(146097);
    let doe = z.rem_euclid(146097);
    let yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let m = if mp < 10 { mp + 3 } else { mp - 9 };
    (yoe + era * 400 + (m <= 2) as i64, m, doy - (153 * mp + 2) / 5 + 1)
}
struct Day { d8: String, d10: String, n10: String, label: &'static str, base: i64 }
struct Clock { tail: String, start: String, end: String, last: bool, secs: i64, hour: String, minute: String }
#[derive(Default, Serialize)]
struct Slot<'a> { id: String, start: String, end: String, epoch: i64, day: &'a str, hour: &'a str, minute: &'a str }

fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n = |i: usize| a[i].parse::<i64>().unwrap();
    let (places, days, step) = (n(1), n(2), n(3));
    let week = ["周三", "周四", "周五", "周六", "周日", "周一", "周二"];
    let day: Vec<Day> = (0..days).map(|d| {
        let ((y, m, dd), (ny, nm, nd)) = (civil(T0 / 86400 + 1 + d), civil(T0 / 86400 + 2 + d));
        Day { d8: format!("{y:04}{m:02}{dd:02}"), d10: format!("{y:04}-{m:02}-{dd:02}"), n10: format!("{ny:04}-{nm:02}-{nd:02}"),
              label: match d { 0 => "今天", 1 => "明天", _ => week[(d % 7) as usize] }, base: T0 + 86400 * d }
    }).collect();
    let clock: Vec<Clock> = (0..1440 / step).map(|i| {
        let m = i * step; let e = (m + step) % 1440;
        Clock { tail: format!("T{:02}{:02}", m / 60, m % 60), start: format!("T{:02}:{:02}:00+08:00", m / 60, m % 60),
                end: format!("T{:02}:{:02}:00+08:00", e / 60, e % 60), last: m + step >= 1440, secs: 60 * m,
                hour: format!("{:02}点", m / 60), minute: format!("{:02}分", m % 60) }
    }).collect();
    let out = BufWriter::with_capacity(1 << 17, File::create(&a[4]).unwrap());
    // one reused record; strings are rebuilt in place, no allocation per slot
    let mut s = Slot::default();
    let mut each = |f: &mut dyn FnMut(&Slot)| {
        for p in 0..places {
            let pre = format!("p{p:06}-");
            for d in &day { for c in &clock {
                s.id.clear(); s.id += &pre; s.id += &d.d8; s.id += &c.tail;
                s.start.clear(); s.start += &d.d10; s.start += &c.start;
                s.end.clear(); s.end += if c.last { &d.n10 } else { &d.d10 }; s.end += &c.end;
                s.epoch = d.base + c.secs; s.day = d.label; s.hour = &c.hour; s.minute = &c.minute;
                f(&s);
            } }
        }
    };
    match a[5].as_str() {
        "csv" => {
            let mut w = csv::WriterBuilder::new().buffer_capacity(1 << 17).from_writer(out.into_inner().unwrap());
            each(&mut |s| w.serialize(s).unwrap());
            w.flush().unwrap();
        }
        "json" => {
            let mut ser = serde_json::Serializer::new(out);
            let mut seq = (&mut ser).serialize_seq(None).unwrap();
            each(&mut |s| seq.serialize_element(s).unwrap());
            SerializeSeq::end(seq).unwrap();
            ser.into_inner().flush().unwrap();
        }
        "ndjson" => {
            let mut out = out;
            each(&mut |s| {
                serde_json::to_writer(&mut out, s).unwrap();
                out.write_all(b"\n").unwrap();
            });
            out.flush().unwrap();
        }
        _ => {
            let mut w = Writer::new(out);
            w.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None))).unwrap();
            w.write_event(Event::Start(BytesStart::new("slots"))).unwrap();
            each(&mut |s| {
                let epoch = s.epoch.to_string();
                let e = BytesStart::new("slot").with_attributes([("id", s.id.as_str()), ("start", s.start.as_str()), ("end", s.end.as_str()), ("epoch", epoch.as_str())]);
                w.write_event(Event::Start(e)).unwrap();
                for (k, v) in [("day", s.day), ("hour", s.hour), ("minute", s.minute)] {
                    w.write_event(Event::Start(BytesStart::new(k))).unwrap();
                    w.write_event(Event::Text(BytesText::new(v))).unwrap();
                    w.write_event(Event::End(BytesEnd::new(k))).unwrap();
                }
                w.write_event(Event::End(BytesEnd::new("slot"))).unwrap();
            });
            w.write_event(Event::End(BytesEnd::new("slots"))).unwrap();
            w.into_inner().flush().unwrap();
        }
    }
}
