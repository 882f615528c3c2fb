/// An object whose state is saved and restored with that of the interface: a view controller, or an object
/// registered with `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`. All members are
/// optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uistaterestoring>
@preconcurrency @MainActor public protocol UIStateRestoring: UIStateRestoringOptionalProperties {
  /// Encodes the object's state. Called when the app enters the background.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the state that `encodeRestorableState(with:)` encoded.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all objects have their state.
  func applicationFinishedRestoringState()
}

/// The optional properties of `UIStateRestoring`, as its implementers see them; callers see them optional, as with
/// Objective-C.
@preconcurrency @MainActor public protocol UIStateRestoringOptionalProperties: NSObjectProtocol {
  /// The object whose identifier path precedes this one's.
  @_disfavoredOverload var restorationParent: (any UIStateRestoring)? { get }
  /// The class that creates the object again.
  @_disfavoredOverload var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
}

extension UIStateRestoringOptionalProperties {
  @_disfavoredOverload public var restorationParent: (any UIStateRestoring)? { nil }
  @_disfavoredOverload public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)?? { restorationParent as (any UIStateRestoring)? }
  public var objectRestorationClass: (any UIObjectRestoration.Type)?? {
    objectRestorationClass as (any UIObjectRestoration.Type)?
  }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// A class that creates an object whose state was saved.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiobjectrestoration>
@preconcurrency @MainActor public protocol UIObjectRestoration {
  /// Returns the object for an identifier path, whose last component names it; nil if it should not be restored.
  /// Its state is decoded later.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> (any UIStateRestoring)?
}

/// Names the objects that a table or collection view shows, so that their positions are found again after changes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation>
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
  /// Returns a name of the object that a cell shows, which stays the same between launches; nil for none.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the present index path of the object of a name; nil if it does not exist any more.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
