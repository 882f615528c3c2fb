import UIKit

/// The taps by which a program presses elements that do not handle their activation.
///
/// While a finger is down, the app answers further calls. A second finger would cancel the first, so that the taps
/// follow one another. An element that other views still cover, as in a transition, is waited for, and one outside
/// of the visible part of a scroll view is scrolled into it.
@MainActor final class AccessiblePresses {
  private weak var window: (any DesktopWindow)?
  private var isFingerDown = false
  private var waiting: [UIResponder] = []

  private static let frame = 1.0 / 60
  /// The maximum number of frames for which an element is waited for: one second, longer than any of UIKit's
  /// transitions.
  private static let mostFrames = 60

  init(_ window: any DesktopWindow) { self.window = window }

  /// Taps the element's activation point, at the latest when the present tap is over.
  func press(_ element: UIResponder) {
    waiting.append(element)
    guard !isFingerDown else { return }
    while !waiting.isEmpty { tap(waiting.removeFirst()) }
  }

  private func tap(_ element: UIResponder) {
    guard let stage = window?.stage else { return }
    isFingerDown = true
    let view = Self.view(of: element)
    if let view, !UIScreen.main.bounds.contains(element.accessibilityActivationPoint) {
      view.scrollIntoView()
      stage.wait(Self.frame)
    }
    var frames = 0
    while frames < Self.mostFrames, let view,
      !view.isReached(by: element.accessibilityActivationPoint, in: UIApplication.shared)
    {
      stage.wait(Self.frame)
      frames += 1
    }
    // The end of the touch may run the app's code until an alert is dismissed, for which the program presses again.
    Fingers(stage: stage).press(element.accessibilityActivationPoint, seconds: 0.05) { isFingerDown = false }
  }

  /// Returns the element itself if it is a view, or the view that contains it.
  private static func view(of element: UIResponder) -> UIView? {
    sequence(first: element) { ($0 as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder }
      .lazy.compactMap { $0 as? UIView }.first
  }
}
