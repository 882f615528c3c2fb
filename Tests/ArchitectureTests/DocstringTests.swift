import Foundation
import TestFolders
import XCTest

/// Public declarations are documented: those of a module that are not may only become fewer.
final class DocstringTests: XCTestCase {
  /// The maximum number of undocumented public declarations of each module. `swift run api-coverage .
  /// --undocumented` prints them. Whoever writes docstrings lowers the number; nobody raises it.
  private static let most = [
    "AVFoundation": 303, "AVKit": 14, "Accelerate": 114, "Accessibility": 55, "AppIntents": 60,
    "AudioToolbox": 11, "AuthenticationServices": 23, "BackgroundTasks": 31, "CloudKit": 24, "CommonCrypto": 34,
    "CoreBluetooth": 57, "CoreData": 391, "CoreGraphics": 0, "CoreImage": 50, "CoreLocation": 151,
    "CoreMedia": 68, "CoreMotion": 77, "CoreServices": 41, "CoreSpotlight": 24, "CoreText": 0,
    "CryptoKit": 64, "EventKit": 126, "GameKit": 81, "GameplayKit": 56, "ImageIO": 61, "JavaScriptCore": 51,
    "LinkPresentation": 29, "LocalAuthentication": 36, "MapKit": 76, "MediaPlayer": 100, "MessageUI": 32,
    "Network": 23, "ObjectiveC": 0, "Photos": 43, "QuartzCore": 0, "SQLite3": 179,
    "SafariServices": 17, "Security": 65, "StoreKit": 68, "SystemConfiguration": 14, "UIKit": 0,
    "UniformTypeIdentifiers": 61, "UserNotifications": 28, "WatchConnectivity": 31, "WebKit": 123, "os": 95,
    "simd": 403,
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
