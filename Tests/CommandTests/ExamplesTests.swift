import Foundation
import Testing

/// The nightly jobs in `examples` do what they say.
@Suite struct ExamplesTests {
    static let commands: [String] = {
        let names = ["nightly.cron", "slotexport.service"]
        return names.flatMap { name -> [String] in
            let text = (try? Project.text("examples/" + name)) ?? ""
            return text.matches(of: /slotexport (--[^\n]+)/).map { String($0.1) }
        }
    }()

    @Test func `there are commands in the examples`() {
        #expect(Self.commands.count == 3)
    }

    @Test(arguments: commands)
    func `the command of an example publishes its files`(command: String) throws {
        let folder = try Folder()
        let outcome = try Program.shell(
            "slotexport "
                + command.replacing("/srv/www/slots/", with: "slots/").replacing("/var/lib/slotexport/", with: "slots/"),
            in: folder, environment: [:])
        #expect(outcome.status == 0)
        #expect(outcome.words == "")
        #expect(folder.names.contains("slots/slots.json"))
    }

    @Test(.enabled(if: hasSystemd, "there is no systemd-analyze"))
    func `systemd accepts the units`() throws {
        let folder = try unitFolder()
        let outcome = try Program.shell(
            "systemd-analyze verify --man=no ./slotexport.service ./*.timer ./slotexport-failed@x.service", in: folder)
        #expect(outcome.status == 0, "\(outcome.words)")
        #expect(outcome.words == "")
    }

    @Test(.enabled(if: hasSystemd, "there is no systemd-analyze"))
    func `systemd finds little that the service could do to the machine: at most 1.0 of 10`() throws {
        let outcome = try Program.shell(
            "systemd-analyze security --no-pager --offline=true --threshold=10 ./slotexport.service", in: unitFolder())
        #expect(outcome.status == 0, "\(outcome.text.suffix(500)) \(outcome.words)")
    }

    /// The units, with the program that is tested.
    private func unitFolder() throws -> Folder {
        let folder = try Folder()
        let names = [
            "slotexport.service", "slotexport.timer", "slotexport-all-day.timer", "slotexport-failed@.service",
        ]
        for name in names {
            let unit = try Project.text("examples/" + name)
            try folder.write(unit.replacing("/usr/local/bin/slotexport", with: Program.path).utf8, to: name)
        }
        return folder
    }

    static let hasSystemd: Bool = {
        guard let folder = try? Folder() else { return false }
        return (try? Program.shell("command -v systemd-analyze", in: folder).status) == 0
    }()
}
