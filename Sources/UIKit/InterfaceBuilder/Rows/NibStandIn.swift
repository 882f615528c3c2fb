/// Stands in for an object whose class is not there yet. Its outlets are kept; the class is said once.
@preconcurrency @MainActor protocol NibStandIn: AnyObject {
  var outlets: [String: WeakReference<AnyObject>] { get set }
}
