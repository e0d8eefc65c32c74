import Glibc

/// The project's own example places.
enum Examples {
    static let names = ["clinic-shanghai.json5", "court-new-york.json5", "salon-berlin.json5"]

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
        "locale":"zh_CN","days":7,"step":"10m","lead":20,"duration":"30m","anchor":"clock","offset":5,"overlap":"both",\
        "cut":"now","dayLabels":"weekday","relativeDays":2,"weekdayWidth":"abbreviated","dayPeriods":"flexible",\
        "revised":"2026-06-01T09:00:00+08:00","bookingUrl":"https://example.com/book/{id}?start={epoch}",\
        "formats":{"ics":{"events":"slot","relativeDays":0},"csv":{"preset":"excel"}}}
        """
}
