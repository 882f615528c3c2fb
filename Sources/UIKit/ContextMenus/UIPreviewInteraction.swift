import CoreGraphics
import QuartzCore

/// A press in two steps: a preview, and its commit.
///
/// ```swift
/// let interaction = UIPreviewInteraction(view: card)
/// ```
/// Retain the object. On devices that measure the force of the finger, the interaction depends on it. A host's
/// fingers have no force, and the duration of the press replaces it: a finger that rests shows the preview after
/// half a second, and commits it half a second later.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipreviewinteraction>
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  /// The view in which the user presses.
  open private(set) weak var view: UIView?
  /// The delegate, which is notified of both steps.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  private enum Step { case preview, commit, over }
  /// The delay before the first step and the durations of the steps, in seconds.
  private static let delay = 0.15
  private static let previewTime = 0.35
  private static let commitTime = 0.5

  private let press = MenuPressGestureRecognizer()
  private var step = Step.over
  private var stepBegin: CFTimeInterval = 0
  private var link: CADisplayLink?

  /// Creates an interaction for a view.
  public init(view: UIView) {
    self.view = view
    super.init()
    press.delay = { Self.delay }
    press.changed = { [weak self] in self?.changed($0) }
    view.addGestureRecognizer(press)
  }

  /// Returns the finger's location in a coordinate space; nil stands for that of the window.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    let point = press.location(in: view)
    guard let view else { return .zero }
    guard let coordinateSpace else { return view.convert(point, to: nil) }
    return coordinateSpace.convert(point, from: view)
  }

  /// Cancels the press and notifies the delegate.
  open func cancel() {
    guard step != .over else { return }
    end()
    press.isEnabled = false
    press.isEnabled = true
    delegate?.previewInteractionDidCancel(self)
  }

  private func changed(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began:
      guard let delegate, delegate.previewInteractionShouldBegin(self) else { return }
      begin(.preview)
      let target = LinkTarget { [weak self] time in self?.tick(time) }
      link = CADisplayLink(target: target, selector: LinkTarget.tick)
      link?.add(to: .main, forMode: .common)
    case .ended, .cancelled, .failed:
      guard step != .over else { return }
      end()
      delegate?.previewInteractionDidCancel(self)
    default: break
    }
  }

  private func begin(_ step: Step) {
    self.step = step
    stepBegin = CACurrentMediaTime()
  }

  private func end() {
    step = .over
    link?.invalidate()
    link = nil
  }

  private func tick(_ time: CFTimeInterval) {
    guard let delegate else { return end() }
    switch step {
    case .over: end()
    case .preview:
      let progress = min(1, max(0, (time - stepBegin) / Self.previewTime))
      delegate.previewInteraction(self, didUpdatePreviewTransition: CGFloat(progress), ended: progress == 1)
      if progress == 1, step == .preview { begin(.commit) }
    case .commit:
      let progress = min(1, max(0, (time - stepBegin) / Self.commitTime))
      let isOver = progress == 1
      if isOver { end() }
      delegate.previewInteraction(self, didUpdateCommitTransition: CGFloat(progress), ended: isOver)
    }
  }
}

/// Methods that are called in the steps of a press.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipreviewinteractiondelegate>
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Called while the preview appears, with a progress from 0 to 1, and at its end.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called when the finger lifts before the commit, and after `cancel()`.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Returns whether the press begins. Optional; true without it.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called while the preview is committed, with a progress from 0 to 1, and at its end. Optional.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
