import Foundation
import InterfaceSurvey
import UIKit

/// Prints what UIKit could not make of Interface Builder files, by class.
@MainActor enum ReadingSurvey {
  static func run(_ arguments: [String]) {
    var sum = NibSurvey.Report()
    var read = 0
    var foreign = 0
    for path in arguments.filter({ !$0.hasPrefix("--") }).flatMap(InterfaceFiles.files) {
      let report = NibSurvey.read(path: path)
      if report.isForeign { foreign += 1 } else { read += 1 }
      sum.add(report)
    }
    print(
      "\(read) files, \(foreign) more for other platforms, \(sum.scenes) scenes, \(sum.objects) objects made, "
        + "\(sum.problems.count) problems")
    table("Classes that UIKit lacks", sum.missingClasses)
    table("Not understood", sum.notUnderstood)
    table("Classes of the apps, for which UIKit's stood in", sum.appClasses)
    guard arguments.contains("--problems") else { return }
    print("\nProblems:")
    for problem in sum.problems { print(problem) }
  }

  private static func table(_ title: String, _ counts: [String: Int]) {
    print("\n\(title): \(counts.count) kinds, \(counts.values.reduce(0, +)) times")
    for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("\(count)\t\(name)")
    }
  }
}
