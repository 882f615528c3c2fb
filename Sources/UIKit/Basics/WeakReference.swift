/// A weak reference to an object.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object?) { self.object = object }
}
