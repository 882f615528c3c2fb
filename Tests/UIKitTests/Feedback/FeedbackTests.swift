import ObjectiveC
import QuartzCore
import UIKit
import XCTest

/// Feedback that the host can't perform is traced.
final class FeedbackTests: CoreTestCase {
  func testFeedbackIsTraced() {
    Trace.begin(channels: "touch")
    defer { Trace.begin(channels: "") }
    let impact = UIImpactFeedbackGenerator(style: .rigid)
    impact.prepare()
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5)
    UIImpactFeedbackGenerator().impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()
    let expected = [
      "prepared", "impact, rigid", "impact, rigid, 0.5", "impact, medium", "notification, warning", "selection",
    ]
    XCTAssertEqual(console.filter { $0.contains("feedback: ") }.count, 6, "\(console)")
    for (line, end) in zip(console.filter { $0.contains("feedback: ") }, expected) {
      XCTAssertTrue(line.hasSuffix("feedback: \(end)"), line)
    }
  }
}
