import Foundation
import UIKit

// Reads xibs and storyboards, those below folders too, and prints what UIKit could not make of them, by class.
//
//   nib-survey [--problems] PATH...
//
// The apps' own classes are not there: UIKit's stand in for them.

let arguments = CommandLine.arguments.dropFirst()
let showsProblems = arguments.contains("--problems")

func files(below path: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
  guard isFolder.boolValue else { return [path] }
  let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { "\(path)/\($0)" }
}

func table(_ title: String, _ counts: [String: Int]) {
  print("\n\(title): \(counts.count) kinds, \(counts.values.reduce(0, +)) times")
  for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print("\(count)\t\(name)") }
}

@MainActor func survey() {
  var sum = NibSurvey.Report()
  var read = 0
  var foreign = 0
  for path in arguments.filter({ !$0.hasPrefix("--") }).flatMap(files) {
    let report = NibSurvey.read(path: path)
    if report.isForeign { foreign += 1 } else { read += 1 }
    sum.add(report)
  }
  print(
    "\(read) files, \(foreign) more for other platforms, \(sum.scenes) scenes, \(sum.objects) objects made, \(sum.problems.count) problems"
  )
  table("Classes that UIKit lacks", sum.missingClasses)
  table("Not understood", sum.notUnderstood)
  table("Classes of the apps, for which UIKit's stood in", sum.appClasses)
  if showsProblems {
    print("\nProblems:")
    for problem in sum.problems { print(problem) }
  }
}
MainActor.assumeIsolated { survey() }
