/// The check that `dynamic` members of an app's views and bar items begin with: whether they were called on an
/// appearance proxy. In Objective-C the object that `appearance()` returns is not an instance of the class: it
/// records the messages that it receives, and no code of the class runs.
///
/// ```swift
/// class Ring: UIView {
///   @objc dynamic var ringColor = UIColor.black { didSet { setNeedsDisplay() } }
/// }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiappearance>
public enum AppearanceRecorder {
  /// The functions that record values which are set on appearance proxies and on other objects. UIKit provides
  /// them.
  package struct Listener {
    package let isProxy: (AnyObject) -> Bool
    /// Returns true if the object is a proxy, so that the call has no further effect.
    package let takesValue: (AnyObject, String, () -> Any?) -> Bool
    package let takesMessage: (AnyObject, String, @escaping (AnyObject) -> Void) -> Bool

    package init(
      isProxy: @escaping (AnyObject) -> Bool, takesValue: @escaping (AnyObject, String, () -> Any?) -> Bool,
      takesMessage: @escaping (AnyObject, String, @escaping (AnyObject) -> Void) -> Bool
    ) {
      self.isProxy = isProxy
      self.takesValue = takesValue
      self.takesMessage = takesMessage
    }
  }

  /// Nil until `appearance()` is used, so that setters need only a comparison until then. It has no lock, because
  /// setters and methods of views and bar items are called on the main thread only.
  nonisolated(unsafe) package static var listener: Listener?

  /// Returns whether the object is an appearance proxy.
  public static func isProxy(_ object: AnyObject) -> Bool { listener?.isProxy(object) ?? false }

  /// Records a property that is set on an appearance proxy.
  ///
  /// - Returns: true for a proxy, whose setter must have no further effect.
  public static func takes(_ object: AnyObject, _ key: String, _ value: @autoclosure () -> Any?) -> Bool {
    guard let listener else { return false }
    return listener.takesValue(object, key, value)
  }

  /// Records a call of a method that sets a value for additional arguments, such as a state.
  ///
  /// - Parameters:
  ///   - object: the object whose method was called.
  ///   - selector: the method's name.
  ///   - axes: the arguments after the first. A later call with the same values replaces an earlier one.
  ///   - call: calls the method with the same arguments.
  public static func takes<Object: AnyObject>(
    _ object: Object, _ selector: String, for axes: @autoclosure () -> [Any?],
    _ call: @escaping @MainActor (Object) -> Void
  ) -> Bool {
    guard let listener else { return false }
    let name = ([selector] + axes().map { $0.map { String(describing: $0) } ?? "nil" }).joined(separator: " ")
    return listener.takesMessage(object, name) { object in
      MainActor.assumeIsolated { call(unsafeDowncast(object, to: Object.self)) }
    }
  }
}
