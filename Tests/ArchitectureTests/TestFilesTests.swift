import Foundation
import TestFolders
import XCTest

/// Tests leave nothing behind.
final class TestFilesTests: XCTestCase {
  func testFilesAreWrittenToFoldersThatGo() throws {
    let places = ["Tests/Support/TestFolders/TestFolder.swift"]
    let files = Repository.swiftFiles(below: "Tests")
    XCTAssertGreaterThan(files.count, 200)
    for file in files where !places.contains(file) && !file.hasSuffix("/TestFilesTests.swift") {
      let text = try Repository.text(file)
      for word in ["temporaryDirectory", "NSTemporaryDirectory", "mkdtemp"] {
        XCTAssertFalse(text.contains(word), "\(file): folders of tests come from TestFolder")
      }
    }
  }

  /// Golden pictures are small, so that the repository stays small.
  func testGoldenPicturesAreSmall() throws {
    let tests = Repository.root.appendingPathComponent("Tests")
    let names = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    let goldens = names.filter { $0.contains("Goldens/") && $0.hasSuffix(".png") }
    XCTAssertGreaterThan(goldens.count, 50)
    for name in goldens {
      let data = try Data(contentsOf: tests.appendingPathComponent(name))
      XCTAssertLessThan(data.count, 200_000, name)
    }
  }

  /// A folder of pictures that the manifest does not exclude is a warning in each build.
  func testTheManifestExcludesGoldenPictures() throws {
    let manifest = try Repository.text("Package.swift")
    let tests = Repository.root.appendingPathComponent("Tests")
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
    let folders = paths.filter { $0.hasSuffix("/Goldens") }.map { $0.split(separator: "/") }
    XCTAssertGreaterThan(folders.count, 10)
    for folder in folders {
      guard let target = folder.lastIndex(where: { $0.hasSuffix("Tests") }) else { continue }
      let name = folder[(target + 1)...].joined(separator: "/")
      XCTAssertTrue(manifest.contains("\"\(name)\""), "exclude \(name) from the target \(folder[target])")
    }
  }

  func testFoldersAreApartAndOfThisProcess() throws {
    let folders = [TestFolder.make(), TestFolder.make(".bundle")]
    XCTAssertNotEqual(folders[0], folders[1])
    XCTAssertEqual(folders[1].pathExtension, "bundle")
    for folder in folders {
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
      XCTAssertTrue(folder.path.contains("-\(getpid())/"))
    }
    let path = try folders[0].write("text", to: "a/b.txt")
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "text")
  }

  /// A process that crashed could not clean up.
  func testFoldersOfDeadProcessesGo() throws {
    let dead = Process()
    dead.executableURL = URL(fileURLWithPath: "/bin/true")
    try dead.run()
    dead.waitUntilExit()
    let own = TestFolder.make().deletingLastPathComponent()
    let theirs = own.deletingLastPathComponent().appendingPathComponent(
      own.lastPathComponent.replacingOccurrences(of: "\(getpid())", with: "\(dead.processIdentifier)"))
    try theirs.write("left", to: "file")
    TestFolder.removeAbandoned()
    XCTAssertFalse(FileManager.default.fileExists(atPath: theirs.path))
    XCTAssertTrue(FileManager.default.fileExists(atPath: own.path))
  }
}
