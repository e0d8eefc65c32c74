// swift-tools-version: 6.3
import PackageDescription

/// Every source target is built with the same strict settings.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// A Swift module of the product.
///
/// A module imports modules above it in the list below, never below.
func module(
    _ name: String, uses dependencies: [Target.Dependency] = [], links: [LinkerSetting] = []
) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: links)
}

let package = Package(
    name: "slotexport",
    platforms: [.macOS(.v11), .iOS(.v15)],
    products: [
        .executable(name: "slotexport", targets: ["slotexport"]),
        .library(
            name: "SlotKit",
            targets: ["SlotTime", "SlotEngine", "SlotLocale", "JSON5", "ICalendar", "SlotDocument", "SlotPlaces"]),
        // For apps that read a file: no engine, no label table.
        .library(name: "SlotPicker", targets: ["SlotPicker"]),
        .library(name: "SlotFormats", targets: ["SlotFormats"]),
        .library(name: "Mustache", targets: ["Mustache"]),
    ],
    targets: [
        .target(name: "CLibXML2"),
        .target(name: "CLibDeflate"),
        .target(name: "CLinux"),
        .target(
            name: "Templates", path: "templates",
            exclude: [
                "README.md", "message.txt", "slots.sql", "subscribe.html", "table.html", "web", "widget.html",
            ]),
        .target(name: "Resources", path: "Resources", exclude: ["schemas", "labels", "examples", "texts", "zones"]),
        module("SlotTime"),
        // Rounding and roots, for sun times: Glibc has them in a library of its own.
        module("SlotEngine", uses: ["SlotTime"], links: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        module("SlotLocale", uses: ["SlotTime", "Resources"]),
        module("SlotDocument", uses: ["SlotTime", "SlotEngine", "SlotLocale"]),
        module("JSON5", uses: ["SlotTime"]),
        module("SlotPicker", uses: ["SlotTime", "JSON5"]),
        module("ICalendar", uses: ["SlotTime", "Resources"]),
        module(
            "SlotPlaces",
            uses: ["SlotTime", "SlotEngine", "SlotLocale", "JSON5", "ICalendar", "SlotDocument", "Resources"]),
        module("Mustache"),
        module(
            "SlotFormats",
            uses: [
                "SlotTime", "SlotEngine", "SlotLocale", "SlotDocument", "SlotPicker", "ICalendar", "Mustache",
                "CLibXML2",
                "Resources",
            ]),
        module("SlotHost", uses: ["SlotTime", "ICalendar", "SlotFormats", "SlotPlaces", "CLibDeflate", "CLinux"]),
        module(
            "SlotBatch",
            uses: [
                "SlotTime", "SlotEngine", "SlotLocale", "JSON5", "ICalendar", "SlotDocument", "SlotPlaces",
                "SlotFormats", "SlotHost",
            ]),
        .executableTarget(
            name: "slotexport",
            dependencies: [
                "SlotTime", "SlotEngine", "SlotLocale", "ICalendar", "SlotDocument", "SlotPlaces", "SlotFormats",
                "SlotHost", "SlotBatch", "Resources", "Templates",
            ],
            swiftSettings: strict),
        // What the tests of several modules need.
        .target(name: "TestSupport", dependencies: ["SlotTime"], path: "Tests/TestSupport"),
        .systemLibrary(
            name: "SystemLibXML2", path: "Tests/SystemLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"])]),
        .target(name: "LibXML2Types", dependencies: ["CLibXML2", "SystemLibXML2"], path: "Tests/LibXML2Types"),
        .testTarget(name: "SlotTimeTests", dependencies: ["SlotTime", "TestSupport"]),
        .testTarget(name: "SlotHostTests", dependencies: ["SlotHost", "SlotFormats", "SlotTime", "TestSupport"]),
        .testTarget(
            name: "SlotBatchTests",
            dependencies: ["SlotBatch", "SlotHost", "SlotFormats", "SlotPlaces", "SlotTime", "TestSupport"]),
        .testTarget(name: "JSON5Tests", dependencies: ["JSON5", "SlotTime", "TestSupport"]),
        .testTarget(
            name: "SlotPlacesTests",
            dependencies: [
                "SlotPlaces", "JSON5", "SlotFormats", "SlotDocument", "SlotEngine", "SlotLocale", "SlotTime",
                "TestSupport",
            ]),
        .testTarget(
            name: "SlotPickerTests",
            dependencies: [
                "SlotPicker", "SlotFormats", "SlotDocument", "SlotEngine", "SlotLocale", "SlotTime", "TestSupport",
            ]),
        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "MustacheTests", dependencies: ["Mustache"]),
        .testTarget(
            name: "ICalendarTests", dependencies: ["ICalendar", "SlotTime", "TestSupport"], exclude: ["BusyCases"]),
        .testTarget(name: "SlotEngineTests", dependencies: ["SlotEngine", "SlotTime", "TestSupport"]),
        .testTarget(name: "SlotLocaleTests", dependencies: ["SlotLocale", "SlotTime", "TestSupport"]),
        .testTarget(
            name: "SlotFormatsTests",
            dependencies: [
                "SlotFormats", "SlotDocument", "SlotEngine", "SlotLocale", "SlotTime", "ICalendar", "CLibXML2",
                "LibXML2Types", "SystemLibXML2",
            ]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "slotexport", "SlotPlaces", "SlotFormats", "SlotDocument", "SlotEngine", "SlotLocale", "SlotTime",
            ],
            exclude: ["BadInput"]),
        .testTarget(
            name: "SlotDocumentTests",
            dependencies: ["SlotDocument", "SlotEngine", "SlotLocale", "SlotTime", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
