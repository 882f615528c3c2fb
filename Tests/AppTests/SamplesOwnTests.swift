import TestFolders
import XCTest

/// The samples have unit, UI and snapshot tests in Xcode's own format, which `flipside test` runs.
final class SamplesOwnTests: XCTestCase {
  private static let samples = [
    "Animations", "Container", "Controls", "Form", "Gallery", "HypnoNerd", "Hypnosister", "Lists", "Notes",
    "PasswordGenerator", "Rotation",
  ]

  /// Makes a test of both kinds in each sample run and pass.
  func testAllPass() throws {
    for sample in Self.samples {
      let result = try Tool.run(["test", Tool.sample(sample)])
      XCTAssertEqual(result.code, 0, String(result.output.suffix(6_000) + result.errors.suffix(2_000)))
      for target in ["\(sample)Tests", "\(sample)UITests"] {
        XCTAssertTrue(result.output.contains("Test Case '-[\(target)."), "\(target) ran nothing")
      }
      let pictures = Tool.sample(sample) + "/\(sample)Tests/Snapshots"
      XCTAssertFalse(try FileManager.default.contentsOfDirectory(atPath: pictures).isEmpty, sample)
    }
  }

  func testNoSampleIsLeftOut() throws {
    let folder = Tool.root.appendingPathComponent("Samples").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.contains(".") }
    XCTAssertEqual(names.sorted(), Self.samples)
  }

  /// A row that is drawn in another color is reported, with both pictures side by side.
  func testAPictureThatIsNotItsReferenceFails() throws {
    let folder = TestFolder.make()
    for name in ["Rotation", "Snapshots.swift"] {
      try FileManager.default.copyItem(atPath: Tool.sample(name), toPath: folder.path + "/" + name)
    }
    let nib = folder.path + "/Rotation/Rotation/LandscapeView.xib"
    let text = try String(contentsOfFile: nib, encoding: .utf8)
    try text.replacingOccurrences(of: "text=\"Left\"", with: "text=\"Lift\"")
      .write(toFile: nib, atomically: true, encoding: .utf8)
    let test = "RotationTests/RotationViewControllerTests/testTheLandscapeLayout"
    let json = folder.path + "/results.json"
    let result = try Tool.run(
      ["test", folder.path + "/Rotation", "--only-testing", test, "--json", json])
    XCTAssertEqual(result.code, 1, result.output + result.errors)
    XCTAssertTrue(result.output.contains("landscape is not what its reference shows"), result.output)
    // With --record the picture is taken anew.
    let recorded = try Tool.run(["test", folder.path + "/Rotation", "--only-testing", test, "--record"])
    XCTAssertTrue(
      recorded.output.contains("recorded \(folder.path)/Rotation/RotationTests/Snapshots/landscape.png"))
    XCTAssertEqual(
      try Tool.run(["test", folder.path + "/Rotation", "--only-testing", test]).code, 0, "it is the reference now")
  }
}
