import TestFolders
import XCTest

/// `flipside test` on a package whose dependencies are not on this machine.
final class TestsOfPackagesTests: XCTestCase {
  private func package(importing imports: String) throws -> Tool.Result {
    let folder = TestFolder.make()
    try folder.write(
      """
      // swift-tools-version:5.7
      import PackageDescription
      let package = Package(
        name: "Cards",
        dependencies: [
          .package(url: "https://packages.invalid/swift-decks.git", from: "1.0.0"),
          .package(url: "https://packages.invalid/docs-plugin.git", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "Cards",
            dependencies: [
              .product(name: "Decks", package: "swift-decks"), .product(name: "Docs", package: "docs-plugin"),
            ]),
          .testTarget(name: "CardsTests", dependencies: ["Cards"]),
        ])

      """, to: "Package.swift")
    try folder.write("\(imports)\npublic func count() -> Int { 52 }\n", to: "Sources/Cards/Cards.swift")
    try folder.write(
      """
      import Cards
      import XCTest
      final class CardsTests: XCTestCase { func testCount() { XCTAssertEqual(count(), 52) } }

      """, to: "Tests/CardsTests/CardsTests.swift")
    return try Tool.run(["test", folder.path])
  }

  func testAMissingDependencyIsNamed() throws {
    let result = try package(importing: "import Decks")
    XCTAssertNotEqual(result.code, 0)
    XCTAssertTrue(
      result.errors.contains("Cards.swift:1: imports Decks, but the Swift package Decks is not on this machine"),
      result.errors)
    XCTAssertTrue(result.errors.contains("; run: swift package --package-path "), result.errors)
    XCTAssertFalse((result.output + result.errors).contains("no such module"), result.output)
  }

  func testOneThatNothingImportsIsNotNeeded() throws {
    let result = try package(importing: "#if canImport(Decks)\nimport Decks\n#endif")
    XCTAssertEqual(result.code, 0, result.errors + result.output)
    XCTAssertTrue(result.output.contains("Executed 1 test, with 0 failures"), result.output)
  }
}
