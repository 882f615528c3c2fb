import ObjectiveC

/// The source, the action and the sender of an unwind segue, with which controllers determine its destination.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource>
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the unwind segue starts.
  open private(set) var source: UIViewController
  /// The selector of the unwind action to which an earlier controller has to respond.
  open private(set) var unwindAction: Selector
  /// The object that caused the segue, such as a button; nil if there is none.
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
