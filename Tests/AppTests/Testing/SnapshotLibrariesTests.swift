import TestFolders
import XCTest

/// Tests of apps that compare views with pictures, with the libraries for that.
final class SnapshotLibrariesTests: XCTestCase {
  /// The project, which is built once for all tests. Its run records the pictures.
  private static let made = Result {
    let project = try SnapshotsProject()
    return (project, try project.test("--record"))
  }

  private func project() throws -> SnapshotsProject { try Self.made.get().0 }

  /// The pictures of both libraries are recorded, and each test that records fails.
  func testRecording() throws {
    let (project, recorded) = try Self.made.get()
    XCTAssertEqual(recorded.code, 1, recorded.errors)
    XCTAssertTrue(
      recorded.output.contains(
        "error: -[MineTests.BadgeCaseTests testView] : failed - Test ran in record mode. Reference image is now saved."
      ),
      recorded.output)
    XCTAssertTrue(
      recorded.output.contains(
        "error: -[MineTests.BadgeTests testBadge] : failed - Automatically recorded snapshot"),
      recorded.output)
    XCTAssertTrue(recorded.output.contains("'-[MineTests.BadgeTests testText]' passed"), recorded.output)
    XCTAssertTrue(recorded.output.contains("'-[MineTests.BadgeCaseTests testOptions]' passed"), recorded.output)
    XCTAssertEqual(
      project.files(in: "References_64/MineTests.BadgeCaseTests"),
      [
        "testController@3x.png", "testTolerance@3x.png", "testTwoOfOneTest_first@3x.png",
        "testTwoOfOneTest_the_layer@3x.png", "testView@3x.png",
      ])
    let other = project.files(in: "References_other/MineTests.BadgeCaseTests")
    XCTAssertEqual(other.count, 1, "the first of the suffixes")
    XCTAssertTrue(
      other.first?.hasPrefix("testHierarchy_") == true && other.first?.hasSuffix("_393x852.png") == true)
    XCTAssertEqual(project.files(in: "MineTests/__Snapshots__"), ["testBadge.png", "testNearly.png"])
  }

  func testWhatLooksTheSamePasses() throws {
    let result = try project().test()
    XCTAssertEqual(result.code, 0, result.errors + result.output)
    XCTAssertTrue(result.output.contains("'-[MineTests.BadgeCaseTests testHierarchy]' passed"), result.output)
  }

  /// Pictures that differ are stored side by side, and the page shows them with a slider. All runs write the same
  /// bytes, also if tests run in parallel.
  func testFailuresLeaveExpectedActualAndDifference() throws {
    let project = try project()
    let first = try project.test("--results", "first", badge: "13")
    XCTAssertEqual(first.code, 1, first.errors)
    XCTAssertTrue(
      first.output.contains(
        "failed - Snapshot comparison failed: Error Domain=FBSnapshotTestControllerErrorDomain Code=4"),
      first.output)
    XCTAssertTrue(
      first.output.contains("error: -[MineTests.BadgeTests testBadge] : failed - Snapshot does not match"))
    XCTAssertTrue(first.output.contains("'-[MineTests.BadgeCaseTests testTolerance]' passed"), "the tolerance")
    XCTAssertTrue(first.output.contains("'-[MineTests.BadgeCaseTests testController]' passed"), "shows no badge")
    XCTAssertTrue(
      first.output.contains("'-[MineTests.BadgeTests testNearly]' passed"), "an unnoticeable difference")
    let kinds = ["actual", "difference", "expected"]
    XCTAssertEqual(
      project.files(in: "first/Snapshots/MineTests"),
      [
        "BadgeCaseTests/testHierarchy-1", "BadgeCaseTests/testTwoOfOneTest-1", "BadgeCaseTests/testTwoOfOneTest-2",
        "BadgeCaseTests/testView-1", "BadgeTests/testBadge-1",
      ].flatMap { name in kinds.map { "\(name)-\($0).png" } })
    let page = try project.text("first/results.html")
    XCTAssertEqual(page.components(separatedBy: "<input type=\"range\"").count - 1, 5, "a slider for each")
    XCTAssertEqual(page.components(separatedBy: "alt=\"difference\"").count - 1, 5)
    XCTAssertNotEqual(
      try project.folder.data("first/Snapshots/MineTests/BadgeTests/testBadge-1-expected.png"),
      try project.folder.data("first/Snapshots/MineTests/BadgeTests/testBadge-1-actual.png"))

    let second = try project.test("--results", "second", "--jobs", "2", badge: "13")
    XCTAssertEqual(second.code, 1, second.errors)
    let files = project.files(in: "first/Snapshots")
    XCTAssertEqual(project.files(in: "second/Snapshots"), files)
    for file in files {
      XCTAssertEqual(
        try project.folder.data("first/Snapshots/" + file), try project.folder.data("second/Snapshots/" + file),
        file)
    }
  }

  func testAMissingReferenceSaysSo() throws {
    let project = try project()
    let result = try Tool.run(
      ["test", ".", "--only-testing", "MineTests/BadgeCaseTests/testView"], in: project.folder,
      environment: ["FB_REFERENCE_IMAGE_DIR": project.folder.path + "/Nowhere"])
    XCTAssertEqual(result.code, 1, result.errors)
    XCTAssertTrue(
      result.output.contains("Reference image not found. You need to run the test in record mode"), result.output)
  }

  /// The tests of a package with a missing dependency and a dependency in C, which are imported conditionally.
  func testThePackagesOwnTests() throws {
    let project = try project()
    let recorded = try project.test(in: "Snapping")
    XCTAssertEqual(recorded.code, 1, recorded.errors)
    XCTAssertTrue(recorded.output.contains("Automatically recorded snapshot"), recorded.errors + recorded.output)
    let compared = try project.test(in: "Snapping")
    XCTAssertEqual(compared.code, 0, compared.errors + compared.output)
  }
}
