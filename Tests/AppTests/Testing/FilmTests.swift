import TestFolders
import XCTest

/// The films of UI tests: pictures of the screen after each step, which are kept for failed tests, as Xcode keeps
/// its recordings.
final class FilmTests: XCTestCase {
  private struct Film {
    var titles: [String] = []
    var failures: [String] = []
    var pictures: [String] = []
  }

  private func run(_ options: String..., to folder: URL) throws -> Tool.Result {
    try Tool.run(
      [
        "test", Tool.app("UITesting"), "--only-testing", "UITestingUITests/MisuseTests/testNoMatch",
        "--only-testing",
        "UITestingUITests/UseTests/testTaps", "--results", folder.path,
      ] + options)
  }

  private func films(_ file: URL) throws -> [String: Film] {
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    var films: [String: Film] = [:]
    for test in object["activities"] as? [[String: Any]] ?? [] {
      var film = Film()
      func add(_ nodes: [[String: Any]]) {
        for node in nodes {
          let title = node["title"] as? String ?? ""
          film.titles.append(title)
          if node["isAssociatedWithFailure"] as? Bool == true { film.failures.append(title) }
          for picture in node["attachments"] as? [[String: Any]] ?? [] {
            film.pictures.append(picture["payloadId"] as? String ?? "")
          }
          add(node["childActivities"] as? [[String: Any]] ?? [])
        }
      }
      for run in test["testRuns"] as? [[String: Any]] ?? [] { add(run["activities"] as? [[String: Any]] ?? []) }
      films[test["testIdentifier"] as? String ?? ""] = film
    }
    return films
  }

  private func pictures(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Attachments").path)
      .filter { $0.hasSuffix("-film.jpg") }.sorted()
  }

  func testFilmsOfFailedTestsAreKept() throws {
    let folder = TestFolder.make()
    let result = try run(to: folder)
    XCTAssertEqual(result.code, 1, result.output + result.errors)
    let films = try films(folder.appendingPathComponent("results.json"))
    XCTAssertEqual(Array(films.keys), ["MisuseTests/testNoMatch()"])
    let film = try XCTUnwrap(films["MisuseTests/testNoMatch()"])
    XCTAssertEqual(film.titles.first, "Open com.example.UITesting")
    XCTAssertTrue(film.titles.contains("Tap \"Nowhere\" Button"), "\(film.titles)")
    XCTAssertEqual(film.failures.count, 1)
    XCTAssertTrue(film.failures[0].hasPrefix("Failed to tap \"Nowhere\" Button"), film.failures[0])
    XCTAssertFalse(film.pictures.isEmpty)
    XCTAssertEqual(try pictures(in: folder), film.pictures.sorted(), "those of the test that passed are gone")
    let page = try String(contentsOf: folder.appendingPathComponent("results.html"), encoding: .utf8)
    XCTAssertTrue(
      page.contains(
        "<div class=\"film\"><div class=\"screen\"><img class=\"shown\" src=\"data:image/jpeg;base64,/9j/"))
    XCTAssertFalse(page.contains("<h2>Films</h2>"))
  }

  /// Films are also in merged results of several machines.
  func testFilmsOfTestsThatPass() throws {
    let folder = TestFolder.make()
    _ = try run("--film", to: folder)
    let film = try XCTUnwrap(films(folder.appendingPathComponent("results.json"))["UseTests/testTaps()"])
    XCTAssertEqual(film.failures, [])
    XCTAssertGreaterThan(film.pictures.count, 1)
    let merged = TestFolder.make()
    let files = ["json", "html"].map { merged.appendingPathComponent("merged.\($0)") }
    _ = try Tool.run(["results", folder.path, "--json", files[0].path, "--html", files[1].path])
    XCTAssertEqual(try films(files[0])["UseTests/testTaps()"]?.titles, film.titles)
    let page = try String(contentsOf: files[1], encoding: .utf8)
    XCTAssertTrue(page.contains("<h2>Films</h2>"))
    XCTAssertEqual(
      page.components(separatedBy: "src=\"data:image/jpeg;base64,").count - 1, try pictures(in: folder).count)
  }
}
