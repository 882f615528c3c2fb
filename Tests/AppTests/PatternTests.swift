import Foundation
import XCTest

/// The small projects of `Patterns`, each built and run by the tool.
final class PatternTests: XCTestCase {
  func testPatterns() throws {
    let patterns = try Pattern.all()
    XCTAssertFalse(patterns.isEmpty, "there are no patterns, or none of the names that PATTERNS has")
    let results = Results(patterns.map(\.name))
    // Two patterns run at a time, because each needs a compiler, a linker and an app.
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    for pattern in patterns {
      queue.addOperation { results.add(pattern) }
    }
    queue.waitUntilAllOperationsAreFinished()
    for (name, failures) in results.inOrder { for failure in failures { XCTFail("\(name): \(failure)") } }
  }

  private final class Results: @unchecked Sendable {
    private let names: [String]
    private var failures: [String: [String]] = [:]
    private let lock = NSLock()

    init(_ names: [String]) { self.names = names }

    func add(_ pattern: Pattern) {
      let found: [String]
      do { found = try pattern.failures() } catch { found = ["\(error)"] }
      lock.withLock { failures[pattern.name] = found }
    }

    var inOrder: [(String, [String])] { names.map { ($0, failures[$0] ?? []) } }
  }
}
