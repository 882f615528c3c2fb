import Foundation
import XCTest

/// A plain SwiftPM package whose sources go through the bridge by the build-tool plugin.
final class PluginTests: XCTestCase {
  func testAPackageBuildsAndRuns() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    // One scratch folder for all runs, so that only the first one builds the bridge and its parser.
    let folder = root.appendingPathComponent(".build/plugin-test")
    let sources = folder.appendingPathComponent("Sources/Ears")
    try? FileManager.default.removeItem(at: sources)
    try FileManager.default.createDirectory(
      at: sources.appendingPathComponent("App/Parts"), withIntermediateDirectories: true)
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Ears", dependencies: [.package(name: "Flipside", path: "\(root.path)")],
        targets: [
          .executableTarget(
            name: "Ears", dependencies: [.product(name: "ObjectiveC", package: "Flipside")],
            exclude: ["App"], plugins: [.plugin(name: "FlipsideBridge", package: "Flipside")])
        ], swiftLanguageModes: [.v5])
      """, to: folder.appendingPathComponent("Package.swift"))
    try write("", to: sources.appendingPathComponent("Bridged.swift"))
    try write(
      """
      import Foundation
      @main struct Main {
        static func main() {
          let ear = Ear()
          ear.perform(#selector(Ear.hear(_:)), with: "plugin")
          print(ear.value(forKey: "volume") ?? "nil")
        }
      }
      """, to: sources.appendingPathComponent("App/Main.swift"))
    try write(
      """
      import Foundation
      class Ear: NSObject {
        @objc func hear(_ what: String) { print("hear", what) }
        @IBInspectable var volume = 3
      }
      """, to: sources.appendingPathComponent("App/Parts/Ear.swift"))
    let run = try BridgedProgram.run(
      "/usr/bin/env",
      ["swift", "run", "--package-path", folder.path, "-j", "2", "Ears"])
    XCTAssertEqual(run.0, 0, run.1)
    XCTAssertTrue(run.1.hasSuffix("hear plugin\n3\n"), run.1)
  }

  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
