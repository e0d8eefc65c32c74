/// The times of day of a period: each hour with each minute with each second, ascending.
///
/// They are counted and found by arithmetic: the 86,400 of them are never listed.
struct RecurrenceTimes {
    var hours: [Int]
    var minutes: [Int]
    var seconds: [Int]

    /// How many there are.
    var count: Int { hours.count * minutes.count * seconds.count }

    /// Seconds since midnight of one of them.
    func time(at index: Int) -> Int {
        let second = seconds[index % seconds.count]
        let rest = index / seconds.count
        return hours[rest / minutes.count] * 3600 + minutes[rest % minutes.count] * 60 + second
    }

    /// How many come before a number of seconds since midnight.
    func rank(of time: Int) -> Int {
        let hour = Self.rank(of: time / 3600, in: hours)
        var rank = hour * minutes.count * seconds.count
        guard hour < hours.count, hours[hour] == time / 3600 else { return rank }
        let minute = Self.rank(of: time / 60 % 60, in: minutes)
        rank += minute * seconds.count
        guard minute < minutes.count, minutes[minute] == time / 60 % 60 else { return rank }
        return rank + Self.rank(of: time % 60, in: seconds)
    }

    /// How many numbers of an ascending list are less than one.
    static func rank(of value: Int, in list: [Int]) -> Int {
        var low = 0
        var high = list.count
        while low < high {
            let middle = (low + high) / 2
            if list[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
