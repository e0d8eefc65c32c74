// swift-tools-version: 6.3
import PackageDescription

// For developers only: asks the reader of calendars for the times of many rules, in one process. A package of its own, so
// that it can be optimized while the rest is built for debugging.
let package = Package(
    name: "BusyTimes",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "slotexport", path: "../../..")],
    targets: [
        .executableTarget(name: "BusyTimes", dependencies: [.product(name: "SlotKit", package: "slotexport")])
    ],
    swiftLanguageModes: [.v6]
)
