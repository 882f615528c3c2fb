import Foundation
import InterfaceSurvey
import UIKit

/// The layout of one scene on one screen, in the survey's form.
struct LayoutResult: Codable {
  struct Frame: Codable {
    var id: String
    var element: String
    var view: String
    var expected: [Double]
    var found: [Double]
    var text: String?
    var isMarked: Bool
    /// The largest difference of an edge.
    var difference: Double {
      zip(expected, found).map { abs($0 - $1) }.map { $0.isFinite ? $0 : 1e9 }.max() ?? 0
    }
  }

  var file: String
  var scene: String
  var kind: String
  var screen: String
  var size: [Double]
  var bars: [Double]
  var toolsVersion: Int
  var usesSafeAreas: Bool
  var views: Int
  var conflicts: [String]
  var ambiguous: [String]
  var notNumbers: [String]
  var empty: [String]
  var problems: [String]
  var missingClasses: [String: Int]
  var frames: [Frame]
  var differing: Int { frames.filter { $0.difference > 0.5 }.count }

  func isNearer(than other: LayoutResult) -> Bool {
    func sum(_ result: LayoutResult) -> Double {
      result.frames.flatMap { zip($0.expected, $0.found).map { min(abs($0 - $1), 1000) } }.reduce(0, +)
    }
    return (differing, sum(self)) < (other.differing, sum(other))
  }

  init(
    _ subject: NibLayoutSurvey.Subject, _ screen: String, _ size: CGSize, _ outcome: NibLayoutSurvey.Outcome,
    _ survey: NibLayoutSurvey
  ) {
    file = subject.path
    scene = subject.id
    kind = subject.kind
    self.screen = screen
    self.size = [size.width, size.height]
    bars = [outcome.top, outcome.bottom]
    toolsVersion = survey.toolsVersion
    usesSafeAreas = survey.usesSafeAreas
    views = outcome.views
    conflicts = outcome.conflicts
    ambiguous = outcome.ambiguous
    notNumbers = outcome.notNumbers
    empty = outcome.empty
    problems = outcome.problems
    missingClasses = outcome.missingClasses
    func numbers(_ rect: CGRect) -> [Double] {
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { $0.isFinite ? $0 : 1e9 }
    }
    frames = outcome.frames.map {
      Frame(
        id: $0.id, element: $0.element, view: $0.view, expected: numbers($0.expected), found: numbers($0.found),
        text: $0.text, isMarked: $0.isMarked)
    }
  }
}
