// swift-tools-version: 6.3
import PackageDescription

/// Fuzzers, in a package of their own.
///
/// Only a build with `--sanitize=fuzzer` has a main function for them: see `run`.
let package = Package(
    name: "fuzz",
    dependencies: [.package(name: "slotexport", path: "..")],
    targets: [
        .executableTarget(name: "FuzzJSON5", dependencies: [.product(name: "SlotKit", package: "slotexport")]),
        .executableTarget(name: "FuzzCalendar", dependencies: [.product(name: "SlotKit", package: "slotexport")]),
        .executableTarget(name: "FuzzTemplate", dependencies: [.product(name: "Mustache", package: "slotexport")]),
        .executableTarget(
            name: "FuzzPlaceFile",
            dependencies: [
                .product(name: "SlotKit", package: "slotexport"), .product(name: "SlotFormats", package: "slotexport"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
