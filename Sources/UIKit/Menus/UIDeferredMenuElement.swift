/// A menu entry that is replaced by others as soon as they are provided.
///
/// ```swift
/// let recent = UIDeferredMenuElement { completion in
///   DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completion([UIAction(title: "Report.pdf") { _ in }]) }
/// }
/// ```
///
/// The closure runs when the menu is about to be shown; until it calls its argument, the menu shows a row with a
/// spinner. The entries are cached, unless the element was made by `uncached(_:)`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uideferredmenuelement>
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
  private let caches: Bool
  private var kept: [UIMenuElement]?
  /// The elements that the closure provided last.
  private(set) var latest: [UIMenuElement] = []

  private init(caches: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.caches = caches
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element whose closure runs once.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(caches: true, elementProvider)
  }

  /// Returns an element whose closure runs each time that the menu shows.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = UIDeferredMenuElement(caches: false, elementProvider)
    guard let result = element as? Self else {
      preconditionFailure("\(self).uncached(_:): call it on UIDeferredMenuElement, which has no subclasses")
    }
    return result
  }

  /// Closures are not archived.
  public required init?(coder: NSCoder) { return nil }

  /// Calls the closure with the elements: immediately if they are cached, otherwise later.
  func resolve(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let kept { return completion(kept) }
    var isDone = false
    provider? { [weak self] elements in
      guard !isDone else { return }
      isDone = true
      self?.latest = elements
      if let self, self.caches {
        self.kept = elements
        self.provider = nil
      }
      completion(elements)
    }
  }
}
