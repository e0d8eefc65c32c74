import Glibc
import Testing

/// What a child process left behind.
struct Outcome: Sendable {
    let status: Int32
    let output: [UInt8]
    let words: String

    /// The standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// The lines of the standard output, without their ends.
    var lines: [String] {
        text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

/// The built executable, run as a child with surroundings of its own.
enum Program {
    /// The build folder: the executable lies beside the bundle of the tests.
    static let buildFolder: String = {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = max(0, readlink("/proc/self/exe", &path, path.count - 1))
        let text = String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
    }()

    /// The program that is tested: the one of this build, or another that `SLOTEXPORT_BINARY` names.
    static let path = getenv("SLOTEXPORT_BINARY").map { String(cString: $0) } ?? buildFolder + "/slotexport"

    /// Its folder.
    private static let folder = path.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }

    /// The surroundings that tests start from: English, UTC, nothing else.
    static let plain = ["LC_ALL": "en_US.UTF-8", "TZ": "UTC"]

    /// The options of the main job: the first of June, a quarter past ten in Shanghai, in Chinese.
    static let mainJob = [
        "--locale", "zh_CN", "--time-zone", "Asia/Shanghai", "--now", "2026-06-01T10:16:00+08:00",
    ]

    /// Runs `slotexport` with arguments.
    static func run(
        _ arguments: [String], in folder: Folder, environment: [String: String] = plain
    ) throws -> Outcome {
        try spawn([path] + arguments, in: folder, environment)
    }

    /// Runs a shell script that finds `slotexport` in its PATH; its own arguments are $1 and so on.
    static func shell(
        _ script: String, _ arguments: [String] = [], in folder: Folder, environment: [String: String] = plain
    ) throws -> Outcome {
        try spawn(["/bin/sh", "-c", script, "sh"] + arguments, in: folder, environment)
    }

    private static func spawn(
        _ arguments: [String], in folder: Folder, _ environment: [String: String]
    ) throws -> Outcome {
        // Glibc's module lacks the spawn action for it.
        let arguments = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder.path] + arguments
        let output = try unnamedFile()
        let words = try unnamedFile()
        defer {
            close(output)
            close(words)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, words, STDERR_FILENO)
        var variables = environment
        variables["PATH"] = folder + ":/usr/local/bin:/usr/bin:/bin"
        // A crash must not wait for a debugger at the pipe.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        if let libraries = getenv("LD_LIBRARY_PATH") { variables["LD_LIBRARY_PATH"] = String(cString: libraries) }
        let argv = arguments.map { strdup($0) } + [nil]
        let envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var process: pid_t = 0
        try #require(posix_spawn(&process, arguments[0], &actions, nil, argv, envp) == 0, "cannot run \(arguments[0])")
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { try #require(errno == EINTR) }
        // As the shell has it: 128 and the signal's number.
        let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        return Outcome(status: code, output: content(output), words: withoutAge(content(words)))
    }

    /// The words without the warning that this machine's time zone data may be old: it comes and goes with the clock.
    private static func withoutAge(_ words: [UInt8]) -> String {
        String(decoding: words, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("slotexport: warning: the time zone data are of release ") }
            .joined(separator: "\n")
    }

    /// An open file without a name, which takes what a child writes.
    private static func unnamedFile() throws -> Int32 {
        var name = Array("/tmp/slotexport-test-XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        try #require(descriptor >= 0)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(name)
        return descriptor
    }

    private static func content(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while case let got = pread(descriptor, &part, part.count, off_t(bytes.count)), got > 0 { bytes += part[..<got] }
        return bytes
    }
}
