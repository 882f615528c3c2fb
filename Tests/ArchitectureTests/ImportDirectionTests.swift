import Foundation
import XCTest

/// Modules import lower layers only, in the order of `Documentation/architecture.md`.
final class ImportDirectionTests: XCTestCase {
  /// The modules of this package that each layer may import besides its own.
  private static let allowed: [String: Set<String>] = [
    "ObjectiveC": ["CSwiftRuntime", "CICU"],
    "ConstraintSolver": [],
    "CoreGraphics": ["ObjectiveC", "CCairo", "CImageCodecs"],
    "CoreText": ["ObjectiveC", "CoreGraphics", "CFreeType", "CHarfBuzz", "CFontconfig", "CICU"],
    "QuartzCore": ["ObjectiveC", "CoreGraphics", "CoreText", "CVirtualHost"],
    "UIKit": [
      "HostModel", "ObjectiveC", "CoreGraphics", "CoreText", "QuartzCore", "ConstraintSolver", "CImageCodecs",
      "CICU",
    ],
    "Simulator": [
      "ObjectiveC", "CoreGraphics", "CoreText", "QuartzCore", "UIKit", "HostModel", "CDBus", "CImageCodecs",
      "CSDL2",
      "CVirtualHost",
    ],
    "FlipsideTesting": [
      "ObjectiveC", "CoreGraphics", "QuartzCore", "UIKit", "Simulator", "HostModel", "CImageCodecs", "CVirtualHost",
    ],
    // XCTest and XCUITest, which the tool builds against the library when tests first need them.
    "Testing": ["ObjectiveC", "QuartzCore", "UIKit", "CSwiftRuntime", "CVirtualHost"],
    "Overlays": [],
    // The package manager rejects cycles among frameworks.
    "Frameworks": Set(frameworks).union([
      "ObjectiveC", "CoreGraphics", "CoreText", "QuartzCore", "UIKit", "CImageCodecs",
    ]),
    "HostModel": [],
    "SourceBridge": [],
    "flipside-bridge": ["SourceBridge"],
    "APITables": [],
    "api-coverage": ["APITables"],
    "InterfaceSurvey": ["CoreGraphics", "HostModel", "UIKit"],
    "nib-survey": ["HostModel", "InterfaceSurvey", "UIKit"],
    "XcodeProject": [],
    "app-survey": ["InterfaceSurvey", "ObjectiveC", "SourceBridge", "UIKit", "XcodeProject"],
    "flipside": ["APITables", "HostModel", "SourceBridge", "XcodeProject"],
  ]

  /// Apple's other frameworks, each a folder.
  private static let frameworks: [String] = {
    let folder = Repository.root.appendingPathComponent("Sources/Frameworks").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0 != "All" }.sorted()
  }()

  func testAppsCanImportEveryFramework() throws {
    let conditions = try Repository.text("Sources/SourceBridge/BuildConditions.swift")
    let package = try Repository.text("Package.swift")
    XCTAssertGreaterThan(Self.frameworks.count, 30)
    for name in Self.frameworks where !["Digests", "FileURLLoading"].contains(name) {
      XCTAssertTrue(conditions.contains("\"\(name)\""), "canImport(\(name)) has no answer")
      XCTAssertTrue(package.contains("(\"\(name)\", ["), "\(name) is not built")
    }
  }

  func testFrameworksAreNoPartOfWhatEveryAppLoads() throws {
    for layer in ["ObjectiveC", "CoreGraphics", "CoreText", "QuartzCore", "UIKit", "Simulator"] {
      for file in Repository.swiftFiles(below: "Sources/\(layer)") {
        for (module, line) in Self.imports(in: try Repository.text(file)) {
          XCTAssertFalse(Self.frameworks.contains(module), "\(file):\(line) imports \(module)")
        }
      }
    }
  }

  /// The modules of the toolchain that a layer may use.
  private static let toolchain: Set<String> = [
    "CoreFoundation", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Synchronization", "Swift",
    "Glibc", "Musl",
    "_Concurrency", "SwiftSyntax", "SwiftParser", "SwiftIfConfig",
    "Testing", "XCTest",
  ]

  func testEveryImportPointsDown() throws {
    var checked = 0
    for (layer, below) in Self.allowed {
      for file in Repository.swiftFiles(below: "Sources/\(layer)") {
        for (module, line) in Self.imports(in: try Repository.text(file)) {
          checked += 1
          XCTAssertTrue(
            below.contains(module) || Self.toolchain.contains(module),
            "\(file):\(line) imports \(module), which is not below \(layer)")
        }
      }
    }
    XCTAssertGreaterThan(checked, 50, "found too few imports to have looked at the sources")
  }

  func testEveryLayerOfTheSourcesIsChecked() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Sources").path)
    let unchecked = Set(folders).subtracting(Self.allowed.keys).subtracting(["System"])
    XCTAssertEqual(unchecked, [], "a new layer needs its place among the directions")
  }

  func testSystemModulesStayHidden() throws {
    for layer in ["CoreGraphics", "CoreText", "UIKit", "Simulator"] {
      for file in Repository.swiftFiles(below: "Sources/\(layer)") {
        for line in try Repository.text(file).split(separator: "\n") where line.contains("import C") {
          let words = line.split(separator: " ")
          guard let module = words.last,
            ["CCairo", "CFreeType", "CHarfBuzz", "CFontconfig", "CDBus", "CSDL2"].contains(module),
            words.contains("import")
          else { continue }
          XCTAssertEqual(words.first, "internal", "\(file): apps must not see \(module)")
        }
      }
    }
  }

  func testNoDeclarationIsPublicWithAnUnderscore() throws {
    // Some names with underscores are required: those by which the standard library finds bridging and format
    // arguments, Apple's names of classes with a different Swift form, and the base class in Quick's sources.
    let required = [
      "_ObjectiveCType", "_bridgeToObjectiveC", "_forceBridge", "_conditionallyBridge", "_unconditionallyBridge",
      "_cVarArgEncoding", "__UICollectionViewDiffableDataSource", "__NSDiffableDataSourceTransaction",
      "_QuickSpecBase", "_qck_testMethodSelectors",
    ]
    for file in Repository.swiftFiles(below: "Sources") {
      for (number, line) in try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where (line.contains("public ") || line.contains("open ")) && !required.contains(where: line.contains) {
        XCTAssertNil(
          line.range(
            of: #"^\s*(public|open) .*\b(func|var|let|class|struct|enum|protocol) _\w"#, options: .regularExpression
          ),
          "\(file):\(number + 1): internals that cross files are package or internal")
      }
    }
  }

  func testReaderOfImportsSeesEveryForm() {
    let source = """
      import Foundation
      @_exported import CoreGraphics
      internal import CCairo
      import class UIKit.UIView
      // import Nothing
      let text = "import Nothing"
      """
    XCTAssertEqual(Self.imports(in: source).map(\.module), ["Foundation", "CoreGraphics", "CCairo", "UIKit"])
  }

  private static func imports(in source: String) -> [(module: String, line: Int)] {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    let leads: Set<Substring> = [
      "internal", "private", "fileprivate", "package", "public", "@_exported", "@preconcurrency", "@testable",
      "@_spi(SwiftCorelibsFoundation)",
    ]
    var isInText = false
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      if line.contains("\"\"\"") { isInText.toggle() }
      guard !isInText else { return nil }
      var words = line.split(separator: " ")[...]
      while let word = words.first, leads.contains(word) { words.removeFirst() }
      guard words.first == "import", words.count >= 2 else { return nil }
      words.removeFirst()
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      return words.first.map { (String($0.split(separator: ".")[0]), index + 1) }
    }
  }
}
