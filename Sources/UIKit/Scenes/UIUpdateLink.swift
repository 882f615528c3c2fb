import Foundation
import QuartzCore

/// A phase of a screen update in which an action runs.
///
/// All actions of a link run one after the other when the frame's display links are called. The phase determines
/// only their order: none of them runs before events are delivered or after layers are committed.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiupdateactionphase>
public struct UIUpdateActionPhase: Hashable, Sendable {
  let order: Int
  private init(_ order: Int) { self.order = order }

  /// The update was scheduled.
  public static let afterUpdateScheduled = UIUpdateActionPhase(0)
  /// Before events are delivered.
  public static let beforeEventDispatch = UIUpdateActionPhase(1)
  /// Events were delivered.
  public static let afterEventDispatch = UIUpdateActionPhase(2)
  /// Before display links are called.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
  /// Display links were called.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
  /// Before layers are committed.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
  /// Layers were committed.
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)
  /// The phase before late (low-latency) events are delivered.
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
  /// The phase after late (low-latency) events have been delivered.
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
  /// Before late changes of layers are committed.
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
  /// Late changes of layers were committed.
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)
  /// The update is done.
  public static let afterUpdateComplete = UIUpdateActionPhase(11)
}

/// The times of an update, in the seconds of `CACurrentMediaTime()`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiupdateinfo>
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  private let begin: TimeInterval
  private let end: TimeInterval

  init(begin: TimeInterval, end: TimeInterval) {
    (self.begin, self.end) = (begin, end)
    super.init()
  }

  /// The time that animations are to be computed for.
  open var modelTime: TimeInterval { begin }
  /// The time by which the app has to complete the update.
  open var completionDeadlineTime: TimeInterval { end }
  /// The estimated time at which the update becomes visible.
  open var estimatedPresentationTime: TimeInterval { end }
  /// Whether the update is shown without waiting for a frame. Always false.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether events that come late are still delivered in this update. Always false.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether a low-latency phase is running. Always false.
  open var isPerformingLowLatencyPhases: Bool { false }
}

/// An object that runs actions in the updates of a window's screen.
///
/// ```swift
/// let link = UIUpdateLink(view: view) { [card] link, info in card.alpha = sin(info.modelTime) }
/// link.requiresContinuousUpdates = true
/// link.isEnabled = true
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiupdatelink>
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  /// The closure of an action, with the link and the times of the update.
  public typealias Handler = (_ link: UIUpdateLink, _ info: UIUpdateInfo) -> Void

  private var actions: [(order: Int, run: Handler)] = []
  private var link: CADisplayLink?
  private weak var view: UIView?
  private weak var scene: UIWindowScene?

  /// Follows the screen of a scene.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }
  /// Follows the screen that a view is on, while it is in a window.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
  /// Follows the screen of a scene, with an action of the phase before display links are called.
  public convenience init(windowScene: UIWindowScene, actionHandler: @escaping Handler) {
    self.init(windowScene: windowScene)
    addAction(handler: actionHandler)
  }
  /// Follows the screen that a view is on, with an action of the phase before display links are called.
  public convenience init(view: UIView, actionHandler: @escaping Handler) {
    self.init(view: view)
    addAction(handler: actionHandler)
  }
  deinit { link?.invalidate() }

  /// Whether the actions run; false by default. While it is true, the link stays in existence.
  open var isEnabled = false { didSet { follow() } }
  /// Whether the screen is updated continuously, even if nothing changes. False by default. It has no effect,
  /// because Flipside's display links always run with every frame.
  open var requiresContinuousUpdates = false
  /// Whether late events are to be waited for. False by default. It has no effect.
  open var wantsLowLatencyEventDispatch = false {
    didSet { if wantsLowLatencyEventDispatch { Unsupported.log("UIUpdateLink.wantsLowLatencyEventDispatch") } }
  }
  /// Whether updates are to be shown without waiting for a frame. False by default. It has no effect.
  open var wantsImmediatePresentation = false {
    didSet { if wantsImmediatePresentation { Unsupported.log("UIUpdateLink.wantsImmediatePresentation") } }
  }
  /// The preferred frequency of the actions.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }
  /// The times of the update that runs; nil between updates.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  /// Adds an action that runs in each update, ordered by its phase.
  open func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
    actions.append((phase.order, handler))
    actions.sort { $0.order < $1.order }
  }
  /// Adds an action of the phase before display links are called.
  open func addAction(handler: @escaping Handler) { addAction(to: .beforeCADisplayLinkDispatch, handler: handler) }

  private static let updated: Selector = {
    let name = Selector("_flipsideUpdateLink")
    MessageDispatch.register(name, on: UIUpdateLink.self) { $0.update() }
    return name
  }()

  private func follow() {
    link?.invalidate()
    link = nil
    guard isEnabled else { return }
    let link = CADisplayLink(target: self, selector: Self.updated)
    link.preferredFrameRateRange = preferredFrameRateRange
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func update() {
    guard let link, view?.window != nil || scene != nil else { return }
    let info = UIUpdateInfo(begin: link.timestamp, end: link.targetTimestamp)
    currentUpdateInfo = info
    for action in actions { action.run(self, info) }
    currentUpdateInfo = nil
  }
}
