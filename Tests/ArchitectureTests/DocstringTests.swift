import Foundation
import TestFolders
import XCTest

/// Public declarations are documented: those of a module that are not may only become fewer.
final class DocstringTests: XCTestCase {
  /// The maximum number of undocumented public declarations of each module. `swift run api-coverage .
  /// --undocumented` prints them. Whoever writes docstrings lowers the number; nobody raises it.
  private static let most = [
    "AVFoundation": 108, "AVKit": 0, "Accelerate": 111, "Accessibility": 1, "AppIntents": 3,
    "AudioToolbox": 5, "AuthenticationServices": 11, "BackgroundTasks": 14, "CloudKit": 7, "CommonCrypto": 31,
    "CoreBluetooth": 5, "CoreData": 187, "CoreGraphics": 0, "CoreImage": 29, "CoreLocation": 54,
    "CoreMedia": 34, "CoreMotion": 18, "CoreServices": 38, "CoreSpotlight": 2, "CoreText": 0,
    "CryptoKit": 6, "EventKit": 29, "GameKit": 19, "GameplayKit": 0, "ImageIO": 50, "JavaScriptCore": 0,
    "LinkPresentation": 13, "LocalAuthentication": 19, "MapKit": 10, "MediaPlayer": 29, "MessageUI": 7,
    "Network": 2, "ObjectiveC": 0, "Photos": 43, "QuartzCore": 0, "SQLite3": 176,
    "SafariServices": 2, "Security": 55, "StoreKit": 29, "SystemConfiguration": 9, "UIKit": 0,
    "UniformTypeIdentifiers": 46, "UserNotifications": 28, "WatchConnectivity": 1, "WebKit": 24, "os": 26,
    "simd": 400,
  ]
  /// The difference by which a number may exceed the count, so that two who document one module do not both edit
  /// this table.
  private static let slack = 40

  func testUndocumentedDeclarationsBecomeFewer() throws {
    let modules = try Self.undocumented(in: Repository.root)
    for (name, declarations) in modules.sorted(by: { $0.key < $1.key }) {
      let most = Self.most[name] ?? 0
      let last = declarations.suffix(3).joined(separator: ", ")
      XCTAssertLessThanOrEqual(declarations.count, most, "\(name): write docstrings for what is new, as in \(last)")
    }
    for (name, most) in Self.most.sorted(by: { $0.key < $1.key }) {
      let count = modules[name]?.count ?? 0
      XCTAssertGreaterThanOrEqual(count + Self.slack, most, "\(name): lower its number in this test to \(count)")
    }
  }

  /// The count itself sees what is public, and what documents it.
  func testUndocumentedDeclarationsAreFound() throws {
    let folder = TestFolder.make()
    try folder.write(try Repository.text("Package.swift"), to: "Package.swift")
    try folder.write(
      """
      /// A view.
      open class View: Parent {
        open var frame = 0
        /// Documented.
        @available(iOS, deprecated: 13.0)
        open var bounds = 0
        // A comment is no docstring.
        open func layout(in size: Int, _ flag: Bool) {}
        open override var center: Int { 0 }
        public required init?(coder: NSCoder) {}
        public init(tag: Int) {}
        public private(set) var tag = 0
        package var hidden = 0
        var inside = 0
        public enum Mode { case plain, round }
        struct Rare { public var value = 0 }
      }
      public protocol Delegate {
        func ended()
        /// Documented here.
        func began(at time: Int)
      }
      open class Controller: Delegate {
        open func began(at time: Int) {}
      }
      extension Delegate {
        public func ended() {}
        public func began(at time: Int) {}
        public static func == (a: Self, b: Self) -> Bool { true }
        @available(*, deprecated, renamed: "ended()")
        public func finished() {}
      }
      extension View {
        public static let none = 0
        func helper() { let local = 0 }
      }
      public extension View { var exposed: Int { 0 } }
      """, to: "Sources/UIKit/View.swift")
    XCTAssertEqual(
      try Self.undocumented(in: folder),
      [
        "UIKit": [
          "3: View.frame", "8: View.layout(in:_:)", "11: View.init(tag:)", "12: View.tag", "15: View.Mode",
          "18: Delegate", "19: Delegate.ended()", "23: Controller", "34: View.none", "37: View.exposed",
        ].map { "Sources/UIKit/View.swift:\($0)" }
      ])
  }

  /// The undocumented declarations, by module.
  private static func undocumented(in root: URL) throws -> [String: [String]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("api-coverage")
    process.arguments = [root.path, "--undocumented"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    var modules: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      modules[String(parts[0]), default: []].append(parts.count > 1 ? String(parts[1]) : "")
    }
    return modules
  }
}
