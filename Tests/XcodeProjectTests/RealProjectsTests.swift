import Foundation
import XCTest
import XcodeProject

/// Plans every project below the folder that `FLIPSIDE_REAL_PROJECTS` names, where public apps are checked out.
final class RealProjectsTests: XCTestCase {
  func testEveryProjectHasAPlan() throws {
    guard let folder = ProcessInfo.processInfo.environment["FLIPSIDE_REAL_PROJECTS"] else {
      throw XCTSkip("FLIPSIDE_REAL_PROJECTS is not set")
    }
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var planned = 0
    for path in found.sorted() where path.hasSuffix(".xcodeproj") && !path.contains("/Pods/") {
      do {
        let project = try XcodeProject(path: "\(folder)/\(path)")
        let plan = try project.buildPlan(for: project.target(named: nil))
        let missing = plan.notes.filter { $0.contains("is missing") }
        print(
          "\(path): \(plan.moduleName), \(plan.sources.count) sources, \(plan.resources.count) resources, \(missing)"
        )
        XCTAssertFalse(plan.sources.isEmpty, path)
        planned += 1
      } catch {
        XCTFail("\(error)")
      }
    }
    XCTAssertGreaterThan(planned, 0)
  }
}
