// swift-tools-version: 6.3
import PackageDescription

// For developers only: writes Resources/labels from the ICU inside the Swift toolchain, and tests the table against it.
// A package of its own, so that a toolchain without that module still builds the product.
let package = Package(
    name: "LabelTables",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "slotexport", path: "../..")],
    targets: [
        .target(
            name: "ICULabels",
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
        .executableTarget(name: "LabelTables", dependencies: ["ICULabels"]),
        .testTarget(
            name: "LabelTablesTests",
            dependencies: ["ICULabels", .product(name: "SlotKit", package: "slotexport")]),
    ],
    swiftLanguageModes: [.v6]
)
