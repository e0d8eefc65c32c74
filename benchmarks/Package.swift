// swift-tools-version: 6.3
import PackageDescription

// What the benchmark needs of the libraries and the command does not do: many plans in one run, labels, zones.
let package = Package(
    name: "plans",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "slotexport", path: "..")],
    targets: [
        .executableTarget(
            name: "plans",
            dependencies: [
                .product(name: "SlotKit", package: "slotexport"), .product(name: "SlotFormats", package: "slotexport"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
