import Foundation
import SourceBridge
import XcodeProject

/// `flipside check PATH`: reads the sources and interface files of an app and its tests and lists the API that they
/// use but Flipside lacks. It does not build the app.
enum CheckCommand {
  static func run(_ words: [String]) throws {
    let arguments = try Arguments(
      words, command: "check", options: ProjectSelection.options, flags: ["json", "all"])
    let (path, selection) = (try arguments.path(command: "check"), try ProjectSelection(arguments))
    var project = try AppProject(path: path, selection: selection, mayFetch: false)
    project.add(tests(of: path, selection))
    let root = try Runtime.located().root
    let all = AppCheck(project: project, tables: try TableStore.tables(root: root)).uses()
    // The API tables do not contain XCTest, whose declarations are read from its own sources.
    let isOfTests = { (use: APIUse) in (use.missingOwner ?? use.name).hasPrefix("XC") }
    let known = all.contains(where: isOfTests) ? XCTestDeclarations(root: root) : nil
    let uses = all.filter { !isOfTests($0) || known?.have($0.missingOwner ?? $0.name) == false }
    let report = CheckReport(uses: uses, project: project)
    print(try arguments.has("json") ? report.json() : report.text(showsAll: arguments.has("all")), terminator: "")
    if arguments.has("json") { print() }
    if !report.isComplete { exit(3) }
  }

  /// Returns the test targets that `flipside test` would run. If they can't be read, a message is printed and the
  /// result is empty.
  private static func tests(of path: String, _ selection: ProjectSelection) -> [TestBundle] {
    do {
      return try TestProject.read(path: path, selection: selection, plan: nil, mayFetch: false).bundles
    } catch {
      // A plain folder of Swift files has no tests, so no message is printed for it.
      if (try? AppProject.container(at: URL(fileURLWithPath: path).standardizedFileURL)) != nil {
        Terminal.error("the tests are left out: \((error as? Failure)?.message ?? "\(error)")")
      }
      return []
    }
  }
}

/// The types and functions that Flipside's XCTest declares.
private struct XCTestDeclarations {
  private var index = AppIndex()

  /// Reads the declarations.
  /// - Parameter root: the folder of Flipside's sources.
  init(root: String) {
    let conditions = BuildConditions()
    for name in ["XCTest", "XCUIAutomation"] {
      let folder = "\(root)/Sources/Testing/\(name)"
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for file in files where file.hasSuffix(".swift") {
        guard let data = RegularFile.contents("\(folder)/\(file)") else { continue }
        index.read(SourceTree.parse(String(decoding: data, as: UTF8.self)), conditions: conditions)
      }
    }
  }

  /// Returns whether the type or function is declared.
  /// - Parameter name: a name in the form of a report, such as `XCTMetric` or `XCTAssertEqual(…)`.
  func have(_ name: String) -> Bool {
    let first = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    return index.types[first] != nil || index.globals[first] != nil
  }
}

extension AppProject {
  /// Adds the code and the nibs of test targets; the app remains the last module.
  fileprivate mutating func add(_ bundles: [TestBundle]) {
    for bundle in bundles {
      for module in bundle.others + [bundle.module] where !modules.contains(where: { $0.name == module.name }) {
        modules.insert(module, at: max(0, modules.count - 1))
      }
      resources += bundle.resources
    }
  }
}
