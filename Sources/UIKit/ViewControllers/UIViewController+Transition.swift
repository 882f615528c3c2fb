import CoreGraphics

extension UIViewController {
  /// A transition with which a controller is presented or pushed, in place of the standard one.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition>
  public struct Transition {
    enum Kind { case style(UIModalTransitionStyle), zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?) }
    let kind: Kind

    /// Returns a transition in which the controller moves in from the bottom.
    public static func coverVertical() -> Transition { Transition(kind: .style(.coverVertical)) }
    /// Returns a transition in which the controller flips in about a vertical axis.
    public static func flipHorizontal() -> Transition { Transition(kind: .style(.flipHorizontal)) }
    /// Returns a transition in which the controller fades in.
    public static func crossDissolve() -> Transition { Transition(kind: .style(.crossDissolve)) }
    /// Returns a transition in which a corner of the presenting controller curls up.
    public static func partialCurl() -> Transition { Transition(kind: .style(.partialCurl)) }
    /// Returns a zoom in which the controller grows out of a view, and shrinks back into it.
    ///
    /// ```swift
    /// let detail = UIViewController()
    /// detail.preferredTransition = .zoom { [card] _ in card }
    /// navigationController?.pushViewController(detail, animated: true)
    /// ```
    ///
    /// The provider is called at the beginning of the transition in each direction. If it returns nil or a view
    /// that is not in a window, the controller grows from the center. A pan from the edge of the screen pops a
    /// pushed controller; a presented one is dismissed by the app, and not by a drag.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(kind: .zoom(options, sourceViewProvider))
    }

    /// The context in which a zoom requests its source view.
    @preconcurrency @MainActor public struct ZoomSourceViewProviderContext {
      /// The controller from which the zoom begins.
      public let sourceViewController: UIViewController
      /// The controller that grows.
      public let zoomedViewController: UIViewController
    }

    /// Options of a zoom's look and dismissal.
    @preconcurrency @MainActor public struct ZoomOptions {
      /// The context of a finger that may begin to dismiss the zoomed controller.
      public struct InteractionContext {
        /// The finger's location, in the zoomed view.
        public let location: CGPoint
        /// The finger's velocity, in points a second.
        public let velocity: CGVector
        /// Whether the zoom would begin without the handler.
        public let willBegin: Bool
      }
      /// The context in which a zoom requests the rectangle to align with.
      @preconcurrency @MainActor public struct AlignmentRectContext {
        /// The view from which the zoom begins.
        public let sourceView: UIView
        /// The controller that grows.
        public let zoomedViewController: UIViewController
      }
      /// Returns whether a gesture may begin to dismiss; nil for the system's decision. The pan from the edge of
      /// the screen calls it before it pops a controller.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// Returns the rectangle of the zoomed view that is aligned with the source view; nil for the whole view.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// The color that dims the content behind; nil for none.
      public var dimmingColor: UIColor?
      /// The effect on the content behind; nil for none.
      public var dimmingVisualEffect: UIBlurEffect?
      /// Creates the standard options.
      nonisolated public init() {}
    }
  }
}
