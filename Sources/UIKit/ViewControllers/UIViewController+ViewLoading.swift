extension UIViewController {
  /// A property of a view controller whose value is made while its view is loaded.
  ///
  /// Reading the property loads the view first, so that it can be used before the view is shown without being
  /// optional:
  ///
  /// ```swift
  /// class CoverViewController: UIViewController {
  ///   @ViewLoading var cover: UIImageView
  ///
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     cover = UIImageView(frame: view.bounds)
  ///     view.addSubview(cover)
  ///   }
  /// }
  /// ```
  ///
  /// Setting it does not load the view. As with Apple's, reading a property that loading the view has not set ends
  /// the app.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading>
  @preconcurrency @MainActor @propertyWrapper public struct ViewLoading<Value> {
    private var value: Value?

    /// Creates a property that `loadView()` or `viewDidLoad()` has to set.
    public init() {}

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// The value; reading it through the controller loads the view first. It can't be used outside of a controller.
    @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading is for properties of view controllers") }
      set { fatalError("@ViewLoading is for properties of view controllers") }
    }

    /// Reads and sets the value of a controller's property, and loads the controller's view before it is read
    /// without a value.
    public static subscript<EnclosingSelf: UIViewController>(
      _enclosingInstance controller: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, ViewLoading<Value>>
    ) -> Value {
      get {
        if let value = controller[keyPath: storageKeyPath].value { return value }
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storageKeyPath].value else {
          fatalError(
            "\(controller.controllerName): a property marked @ViewLoading was read before it had a value. Set it in "
              + "loadView() or viewDidLoad().")
        }
        return value
      }
      set { controller[keyPath: storageKeyPath].value = newValue }
    }
  }
}
