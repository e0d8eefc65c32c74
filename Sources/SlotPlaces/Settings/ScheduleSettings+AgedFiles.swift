extension ScheduleSettings {
    /// The files of bookings that may have only some age, with that age in minutes.
    package var agedFiles: [(path: String, minutes: Int)] {
        let files = busyFiles + (resources ?? []).flatMap { $0.busyFiles }
        return files.compactMap { file in file.maxAge.map { (file.path, $0) } }
    }
}
