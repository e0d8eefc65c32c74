import Glibc

/// The project's own example places.
enum Examples {
    static let names = ["clinic.json5", "clinic-shanghai.json5", "court-new-york.json5", "salon-berlin.json5"]

    static let folder =
        #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 } + "/Resources/examples/"

    static func bytes(_ name: String) -> [UInt8] {
        guard let stream = fopen(folder + name, "r") else { return [] }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while case let got = fread(&part, 1, part.count, stream), got > 0 { bytes += part[..<got] }
        return bytes
    }

    /// A record of a batch as another program writes it: one line of JSON, with every key.
    static let everyKey = """
        {"$schema":"x","id":"hongqiao","name":{"zh":"虹桥诊所","en":"Hongqiao Clinic"},"timeZone":"Asia/Shanghai",\
        "locale":"zh_CN","calendar":"chinese","labels": {"zh": {"today": "今日"}},"days":7,"step":"10m","lead":20,"duration":"30m","anchor":"clock","offset":5,"overlap":"both",\
        "cut":"now","dayLabels":"weekday","relativeDays":2,"weekdayWidth":"abbreviated","dayPeriods":"flexible","asciiSpace":true,\
        "revised":"2026-06-01T09:00:00+08:00","bookingUrl":"https://example.com/book/{id}?start={epoch}",\
        "hours":"Mo-Fr 09:00-12:00,13:00-18:00","exceptions":[{"date":"2026-10-09","closed":true,"note":"x"}],\
        "holidays":["2026-10-01"],"schoolHolidays":[{"from":"2026-07-01","to":"2026-07-03"}],"makeUpWorksAs":"Tu",\
        "latitude":31.2,"longitude":121.5,"capacity":2,"bufferBefore":5,"bufferAfter":"1h",\
        "busy":[{"start":"2026-06-01T09:00:00+08:00","end":"2026-06-01T10:00:00+08:00","takes":"all","service":"cut"},{"from":"2026-06-02","buffers":false}],\
        "soldOut":"mark","maxPerDay":8,"maxPerWeek":40,\
        "services":[{"id":"cut","name":"Haircut","duration":30,"step":15,"bufferAfter":10,"resources":["a"]}],\
        "address":{"city":"Berlin","country":"DE"},"phone":"+49 30 1234567","email":"a@b.example",\
        "website":"https://b.example/","description":"A salon","color":"#1a73e8","category":"hairdresser","notice":{"daysBefore":1,"by":"17:00"},"opens":{"daysBefore":7,"time":"08:00"},\
        "horizonCounts":"open","businessDays":"Mo-Fr","resources":[{"id":"a","name":"Ann","hours":"Mo-Fr 08:00-12:00","ownHours":true,"capacity":3}],"combine":"all","capitalize":"none","dayNotes":["festivals"],"dayNotesIn":"label",\
        "formats":{"ics":{"events":"slot","relativeDays":0},"csv":{"preset":"excel"}}}
        """
}
