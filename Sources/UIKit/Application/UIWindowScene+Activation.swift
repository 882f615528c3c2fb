import QuartzCore

extension UIWindowScene {
  /// The content and options of a new scene.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwindowscene/activationconfiguration>
  @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
    /// The activity that the new scene shows.
    open private(set) var userActivity: NSUserActivity
    /// The options of the request. They have no effect: a scene is shown over the whole app.
    open var options: ActivationRequestOptions?
    /// The preview that the scene grows out of on iOS. It has no effect.
    open var preview: UITargetedPreview?

    /// Creates a configuration with an activity of the type "none", which has no content.
    public override init() {
      userActivity = NSUserActivity(activityType: "none")
      super.init()
    }

    /// Creates a configuration for a scene that shows the activity.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }

    fileprivate func activate(_ errorHandler: ((any Error) -> Void)?) {
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: userActivity, options: options, errorHandler: errorHandler)
    }
  }

  /// A menu entry that opens a scene. In an app that can't have several, the alternate action replaces it, or it is
  /// hidden.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwindowscene/activationaction>
  @preconcurrency @MainActor open class ActivationAction: UIAction {
    /// Returns the configuration of the new scene; nil opens no scene.
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

    private var provider: ConfigurationProvider?
    private var alternate: UIAction?

    public override init(
      title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
      super.init(
        title: title, subtitle: subtitle, image: image, identifier: identifier,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Creates an action that opens a new scene if the app may have several; otherwise the alternate action is
    /// shown and performed.
    public convenience init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) {
      let opens = UIApplication.shared.supportsMultipleScenes
      self.init(
        title: opens ? "Open in New Window" : alternate?.title ?? "Open in New Window",
        image: opens ? UIImage(systemName: "rectangle.badge.plus") : alternate?.image, identifier: identifier,
        attributes: opens || alternate != nil ? [] : .hidden
      ) { action in (action as? ActivationAction)?.run() }
      provider = configurationProvider
      self.alternate = opens ? nil : alternate
    }

    public required init?(coder: NSCoder) { return nil }

    private func run() {
      if let alternate { return alternate.performWithSender(sender, target: nil) }
      provider?(self)?.activate(nil)
    }
  }

  /// An interaction that opens a scene when two fingers spread on a view, in an app that can have several.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiwindowscene/activationinteraction>
  @preconcurrency @MainActor open class ActivationInteraction: NSObject, UIInteraction {
    /// Returns the configuration of the new scene for a pinch at a point of the view; nil opens no scene.
    public typealias ConfigurationProvider = (ActivationInteraction, CGPoint) -> ActivationConfiguration?

    /// The scale of the pinch at which the scene is opened.
    private static let scale: CGFloat = 1.5

    /// The view in which the user pinches.
    open private(set) weak var view: UIView?
    private let provider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    private let pinch = UIPinchGestureRecognizer()
    private var isDone = false

    /// Creates an interaction that opens a new scene when the user spreads two fingers in its view.
    public init(
      _ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void
    ) {
      provider = configurationProvider
      self.errorHandler = errorHandler
      super.init()
      _ = Self.register
      pinch.addTarget(self, action: Self.spread)
    }

    private static let spread = Selector("flipsideSpread:")
    private static let register: Void = MessageDispatch.register(
      "flipsideSpread:", on: ActivationInteraction.self
    ) { (interaction: ActivationInteraction, _: AnyObject?) in interaction.follow(interaction.pinch) }

    /// Called before the interaction is added to a view, or removed from its view for nil.
    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pinch) }

    /// Called after the interaction was added to a view, or removed from its view for nil.
    open func didMove(to view: UIView?) {
      self.view = view
      view?.addGestureRecognizer(pinch)
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
      if pinch.state == .began { isDone = false }
      guard pinch.scale >= Self.scale, !isDone, let view, UIApplication.shared.supportsMultipleScenes else {
        return
      }
      isDone = true
      provider(self, pinch.location(in: view))?.activate(errorHandler)
    }
  }
}
