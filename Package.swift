// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// Where the toolchain on PATH keeps SwiftSyntax: nothing is downloaded for it.
let swiftSyntaxPath: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") where FileManager.default.isExecutableFile(atPath: "\(folder)/swift") {
    let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
    return swift.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
      .path
  }
  return "/usr/lib/swift/host"
}()

/// For SourceBridge and all that imports it.
let swiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntaxPath])]

/// Other frameworks of Apple's: small modules above UIKit, each with those that it needs. Their objects are linked into the
/// apps that import them, and into no others.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
  ("AVFAudio", ["AVFoundation"]),
  ("AVFoundation", ["CoreMedia"]),
  ("AVKit", ["AVFoundation"]),
  ("Accelerate", []),
  ("Accessibility", []),
  ("AppIntents", []),
  ("AudioToolbox", []),
  ("AuthenticationServices", []),
  ("BackgroundTasks", []),
  ("CloudKit", []),
  ("Combine", []),
  ("CommonCrypto", ["Digests"]),
  ("CoreBluetooth", []),
  ("CoreData", ["SQLite3"]),
  ("CoreImage", ["Metal"]),
  ("CoreLocation", []),
  ("CoreMedia", []),
  ("CoreMotion", []),
  ("CoreServices", ["UniformTypeIdentifiers"]),
  ("CoreSpotlight", []),
  ("CryptoKit", ["Digests"]),
  ("Digests", []),
  ("EventKit", []),
  ("FileURLLoading", ["UniformTypeIdentifiers"]),
  ("GameKit", ["GameplayKit"]),
  ("GameplayKit", []),
  ("ImageIO", ["CImageCodecs"]),
  ("JavaScriptCore", []),
  ("LinkPresentation", []),
  ("LocalAuthentication", []),
  ("MapKit", ["CoreLocation"]),
  ("MediaPlayer", []),
  ("MessageUI", []),
  ("Metal", []),
  ("MetalPerformanceShaders", ["Metal"]),
  ("MobileCoreServices", ["CoreServices"]),
  ("Network", ["SystemConfiguration"]),
  ("OSLog", ["os"]),
  ("Photos", ["ImageIO"]),
  ("PhotosUI", ["Photos"]),
  ("SQLite3", []),
  ("SafariServices", []),
  ("SceneKit", []),
  ("Security", []),
  ("SpriteKit", []),
  ("StoreKit", []),
  ("SwiftUI", []),
  ("SystemConfiguration", []),
  ("UniformTypeIdentifiers", []),
  ("UserNotifications", ["CoreLocation"]),
  ("WatchConnectivity", []),
  ("WebKit", []),
  ("os", []),
  ("simd", []),
]

/// Modules that the compiler looks for where a file imports Testing and one of ours with a name of Apple's.
let testingOverlays = ["_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"]

let package = Package(
  name: "Flipside",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "Simulator"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    // The run time that the tool links apps against: one library, built once, optimized.
    .library(
      name: "Flipside", type: .dynamic,
      targets: ["ObjectiveC", "CoreGraphics", "CoreText", "QuartzCore", "UIKit", "Simulator"]),
    .executable(name: "flipside", targets: ["flipside"]),
    // For tests of packages: a device, fingers, a clock, pictures, leak checks.
    .library(name: "FlipsideTesting", targets: ["FlipsideTesting"]),
    // For packages that want no tool.
    .plugin(name: "FlipsideBridge", targets: ["FlipsideBridge"]),
  ]
    + frameworks.filter { !["Digests", "FileURLLoading"].contains($0.name) }.map {
      .library(name: $0.name, targets: [$0.name])
    },
  targets: [
    // System libraries, nothing else.
    .systemLibrary(name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CFreeType", path: "Sources/System/CFreeType", pkgConfig: "freetype2"),
    .systemLibrary(name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz"),
    .systemLibrary(name: "CFontconfig", path: "Sources/System/CFontconfig", pkgConfig: "fontconfig"),

    // Small C targets: where a library's headers are macros, renamed functions or setjmp.
    .target(
      name: "CICU", path: "Sources/System/CICU",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(
      name: "CImageCodecs", path: "Sources/System/CImageCodecs",
      linkerSettings: [
        .linkedLibrary("png"), .linkedLibrary("jpeg"), .linkedLibrary("webp"), .linkedLibrary("webpdemux"),
        .linkedLibrary("gif"),
      ]),
    .target(name: "CSwiftRuntime", path: "Sources/System/CSwiftRuntime"),
    .target(name: "CVirtualHost", path: "Sources/System/CVirtualHost"),
    .target(name: "CFoundationOverrides", path: "Sources/System/CFoundationOverrides"),
    .target(name: "CSDL2", path: "Sources/System/CSDL2"),
    .target(name: "CDBus", path: "Sources/System/CDBus"),

    // The run time, bottom up.
    .target(name: "ConstraintSolver"),
    .target(name: "ObjectiveC", dependencies: ["CSwiftRuntime", "CICU"]),
    .target(name: "CoreGraphics", dependencies: ["ObjectiveC", "CCairo", "CImageCodecs"]),
    .target(
      name: "CoreText",
      dependencies: ["ObjectiveC", "CoreGraphics", "CFreeType", "CHarfBuzz", "CFontconfig", "CICU"]),
    .target(name: "QuartzCore", dependencies: ["CoreText", "CoreGraphics", "ObjectiveC", "CVirtualHost"]),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "CoreText", "CoreGraphics", "ObjectiveC", "ConstraintSolver", "HostModel", "CImageCodecs",
        "CFoundationOverrides",
      ]),
    // Hosts, devices, keys and scripts as values: what the tool, UIKit and the Simulator all know.
    .target(name: "HostModel"),
    .target(
      name: "Simulator", dependencies: ["UIKit", "HostModel", "CDBus", "CImageCodecs", "CSDL2", "CVirtualHost"]),

    // For tests: ours, and those of packages.
    .target(
      name: "FlipsideTesting",
      dependencies: ["UIKit", "Simulator", "HostModel", "QuartzCore", "CImageCodecs", "CVirtualHost"]
        + testingOverlays.map { .init(stringLiteral: $0) }),

    // All the frameworks above UIKit: what the launcher builds.
    .target(
      name: "Frameworks", dependencies: frameworks.map { .init(stringLiteral: $0.name) },
      path: "Sources/Frameworks/All"),

    // Build time: what reads and rewrites an app's project. Never part of a library product.
    .target(
      name: "SourceBridge",
      swiftSettings: swiftSyntax,
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntaxPath, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxPath]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftIfConfig"),
        .linkedLibrary("SwiftOperators"), .linkedLibrary("SwiftDiagnostics"),
      ]),

    .target(name: "XcodeProject"),
    .executableTarget(name: "flipside-bridge", dependencies: ["SourceBridge"], swiftSettings: swiftSyntax),
    .plugin(name: "FlipsideBridge", capability: .buildTool(), dependencies: ["flipside-bridge"]),

    // What of Apple's API is there, read from the sources: for `flipside check` and Documentation/coverage.md.
    .target(
      name: "APITables",
      exclude: ["apple-api.txt", "apple-signatures.txt", "library-api.txt", "toolchain-api.txt"],
      swiftSettings: swiftSyntax,
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntaxPath, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxPath]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      ]),
    .executableTarget(
      name: "api-coverage", dependencies: ["APITables"], exclude: ["folders.txt", "selectors.txt", "uses.txt"],
      swiftSettings: swiftSyntax),

    // What UIKit makes of an app's Interface Builder files: no part of what apps load.
    .target(name: "InterfaceSurvey", dependencies: ["HostModel", "UIKit"]),
    .executableTarget(name: "nib-survey", dependencies: ["HostModel", "InterfaceSurvey", "UIKit"]),

    // What Flipside makes of many apps: writes Documentation/compatibility.md.
    .executableTarget(
      name: "app-survey", dependencies: ["InterfaceSurvey", "SourceBridge", "UIKit", "XcodeProject"],
      swiftSettings: swiftSyntax),

    // The tool.
    .executableTarget(
      name: "flipside", dependencies: ["APITables", "HostModel", "SourceBridge", "XcodeProject"],
      swiftSettings: swiftSyntax
    ),

    // Measurements that need more than the public API; no product, see Documentation/performance.md and Benchmarks/run.
    .executableTarget(name: "ListBenchmark", dependencies: ["UIKit"], path: "Benchmarks/List"),
    .executableTarget(
      name: "NavigationBenchmark", dependencies: ["CVirtualHost", "FlipsideTesting", "UIKit"],
      path: "Benchmarks/Navigation"),
    .executableTarget(
      name: "ControlsBenchmark",
      dependencies: ["CVirtualHost", "FlipsideTesting", "HostModel", "Simulator", "UIKit"],
      path: "Benchmarks/Controls"),
    .executableTarget(
      name: "TableBenchmark", dependencies: ["CVirtualHost", "FlipsideTesting", "UIKit"], path: "Benchmarks/Tables"),
    .executableTarget(name: "AnimationBenchmark", dependencies: ["QuartzCore"], path: "Benchmarks/Animation"),
    .executableTarget(name: "TextBenchmark", dependencies: ["UIKit"], path: "Benchmarks/Text"),
    .executableTarget(
      name: "EditingBenchmark", dependencies: ["CVirtualHost", "FlipsideTesting", "UIKit"],
      path: "Benchmarks/Editing"),
    .executableTarget(name: "LayoutBenchmark", dependencies: ["UIKit"], path: "Benchmarks/Layout"),
    .executableTarget(name: "NibBenchmark", dependencies: ["UIKit"], path: "Benchmarks/Nib"),
    .executableTarget(
      name: "ConstraintBenchmark", dependencies: ["ConstraintSolver"], path: "Benchmarks/Constraints"),

    // Fuzzers of what reads an app's files and of what its user does: Tests/Fuzzing.
    .executableTarget(
      name: "fuzz",
      dependencies: ["CVirtualHost", "HostModel", "SourceBridge", "TestFolders", "UIKit", "XcodeProject"],
      path: "Tests/Fuzzing", exclude: ["Corpus"], swiftSettings: swiftSyntax),

    // Tests.
    .target(name: "TestFolders", path: "Tests/Support/TestFolders"),
    .target(name: "FactTables", path: "Tests/Support/FactTables"),
    .target(name: "Snippets", path: "Tests/Support/Snippets"),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["FactTables", "FlipsideTesting", "Snippets", "TestFolders", "api-coverage"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "FactTables"]),
    .testTarget(name: "ObjectiveCTests", dependencies: ["FlipsideTesting", "ObjectiveC", "TestFolders"]),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "FlipsideTesting"], exclude: ["Goldens"]),
    .testTarget(
      name: "CoreTextTests",
      dependencies: ["CoreText", "ObjectiveC", "CoreGraphics", "FactTables", "FlipsideTesting"]),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["QuartzCore", "FactTables", "FlipsideTesting"],
      exclude: ["Animations/Goldens"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "InterfaceSurvey", "UIKit", "FactTables", "FlipsideTesting", "TestFolders", "CImageCodecs", "CVirtualHost",
      ],
      exclude: [
        "Alerts/Goldens", "Animation/Goldens", "Cells/Goldens", "Collections/Lists/Goldens", "Controls/Goldens",
        "Drawing/Fixtures", "Drawing/Goldens", "Keyboard/Goldens", "NavigationControllers/Goldens",
        "Search/Goldens", "SplitControllers/Goldens", "TabBars/Goldens", "Tables/Goldens", "Text/Goldens",
        "TextInput/Goldens", "TextViews/Goldens", "InterfaceBuilder/Vocabulary.txt",
      ]),
    .testTarget(
      name: "FrameworkTests",
      dependencies: ["FlipsideTesting", "Frameworks", "Simulator", "TestFolders", "UIKit"]
        + frameworks.map { .init(stringLiteral: $0.name) }),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "FactTables", "FlipsideTesting", "Simulator", "HostModel", "TestFolders", "CVirtualHost", "UIKit",
      ]),
    .testTarget(
      name: "FlipsideTestingTests", dependencies: ["FlipsideTesting", "TestFolders", "UIKit"], exclude: ["Goldens"]),
    // The example of a user's package: a target of this one, so that its tests run with the modules that are built anyway.
    .target(name: "Greeting", dependencies: ["UIKit"], path: "Tests/Packages/Greeting/Sources/Greeting"),
    .testTarget(
      name: "GreetingTests", dependencies: ["FlipsideTesting", "Greeting", "UIKit"],
      path: "Tests/Packages/Greeting/Tests/GreetingTests", exclude: ["Goldens"]),
    // Through the executable: the modules of SwiftSyntax can't be given to the tests' generated runner.
    .testTarget(
      name: "SourceBridgeTests", dependencies: ["FactTables", "TestFolders", "flipside-bridge"],
      exclude: ["Programs"]),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject", "TestFolders"]),
    .testTarget(
      name: "AppTests", dependencies: ["CImageCodecs", "Snippets", "TestFolders"],
      exclude: ["Apps", "Patterns", "Scripts", "Snippets"]),
  ]
    + frameworks.map {
      .target(name: $0.name, dependencies: ["UIKit"] + $0.dependencies, path: "Sources/Frameworks/\($0.name)")
    }
    + testingOverlays.map { .target(name: $0, path: "Sources/Overlays/\($0)") },
  swiftLanguageModes: [.v5],
  cLanguageStandard: .gnu11
)

// The launcher (`./flipside`) builds what apps need at once, and nothing else: the library, the tool and the frameworks.
if ProcessInfo.processInfo.environment["FLIPSIDE_LAUNCHER"] != nil {
  let forDevelopers = [
    "FlipsideTesting", "api-coverage", "InterfaceSurvey", "nib-survey", "app-survey", "flipside-bridge",
    "FlipsideBridge",
  ]
  package.targets.removeAll { target in
    (forDevelopers + testingOverlays).contains(target.name) || target.type == .test
      || ["Tests/", "Benchmarks/"].contains { target.path?.hasPrefix($0) == true }
  }
  package.products.removeAll { forDevelopers.contains($0.name) }
}
