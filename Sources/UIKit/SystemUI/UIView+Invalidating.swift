/// The part of a view's state that is invalid after a change of a property; see ``UIView/Invalidating``.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewinvalidating>
public protocol UIViewInvalidating {
  /// Marks the invalid part of a view's state for an update.
  @MainActor func invalidate(view: UIView)
}

extension UIView {
  /// The invalidations that a change of a property can cause.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiview/invalidations>
  public enum Invalidations {
    /// The view is drawn again.
    public struct Display: UIViewInvalidating {
      /// Creates the invalidation; it has no values.
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// The view is laid out again.
    public struct Layout: UIViewInvalidating {
      /// Creates the invalidation; it has no values.
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// The constraints of the view are updated again.
    public struct Constraints: UIViewInvalidating {
      /// Creates the invalidation; it has no values.
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// An invalidation of the view's intrinsic content size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the invalidation; it has no values.
      public init() {}
      @MainActor public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// An invalidation of the configuration of a button, cell, header or footer; other views have none.
    public struct Configuration: UIViewInvalidating {
      /// Creates the invalidation; it has no values.
      public init() {}
      @MainActor public func invalidate(view: UIView) {
        switch view {
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }
    /// The combination of two invalidations.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
      private let first: Invalidation1
      private let second: Invalidation2
      /// Creates the combination of two invalidations.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        (first, second) = (invalidation1, invalidation2)
      }
      @MainActor public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that invalidates an aspect of the view, such as its layout, when it is set to a different
  /// value.
  ///
  /// ```swift
  /// class Dial: UIView {
  ///   @Invalidating(.display, .layout) var angle: CGFloat = 0
  /// }
  /// ```
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiview/invalidating>
  @propertyWrapper public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// The wrapper is for properties of views, which are read and set through the view.
    @available(*, unavailable) public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Reads and sets the property of a view; a value that differs invalidates.
    @MainActor
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf, wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storage: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }

    /// Creates a property whose changes invalidate one aspect of the view, such as its layout.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view is drawn again.
  public static var display: UIView.Invalidations.Display { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The view is laid out again.
  public static var layout: UIView.Invalidations.Layout { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The constraints of the view are updated again.
  public static var constraints: UIView.Invalidations.Constraints { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The size of the view's content is asked for again.
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration of a button or cell is updated again.
  public static var configuration: UIView.Invalidations.Configuration { .init() }
}
