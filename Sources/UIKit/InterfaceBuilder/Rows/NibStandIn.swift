/// The substitute of an object whose class is not implemented. It stores the outlets; the class is logged once.
@preconcurrency @MainActor protocol NibStandIn: AnyObject {
  var outlets: [String: WeakReference<AnyObject>] { get set }
}
