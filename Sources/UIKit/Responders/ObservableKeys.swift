import Foundation
import ObjectiveC

/// The properties of UIKit's classes that can be observed by their keys: their setters say that they change.
private enum ObservableKeys {
  static func register() {
    KeyValueAccess.register("frame", on: UIView.self, get: { $0.frame }, set: { $0.frame = $1 })
    KeyValueAccess.register("bounds", on: UIView.self, get: { $0.bounds }, set: { $0.bounds = $1 })
    KeyValueAccess.register("center", on: UIView.self, get: { $0.center }, set: { $0.center = $1 })
    KeyValueAccess.register("hidden", on: UIView.self, get: { $0.isHidden }, set: { $0.isHidden = $1 })
    KeyValueAccess.register(
      "contentOffset", on: UIScrollView.self, get: { $0.contentOffset }, set: { $0.contentOffset = $1 })
    KeyValueAccess.register(
      "contentSize", on: UIScrollView.self, get: { $0.contentSize }, set: { $0.contentSize = $1 })
  }
}

/// Runs at load and waits for the first look-up of a key.
@section(".init_array") @used
private let registerObservableKeys: @convention(c) () -> Void = {
  MessageDispatch.whenFirstNeeded {
    ObservableKeys.register()
    uncheckedMainActor { NibKeys.register() }
  }
}

/// What every object is told by Interface Builder; responders declare their own.
extension NSObjectProtocol {
  /// Called when all of the object's file is there.
  public func awakeFromNib() {}
  /// Called where Interface Builder shows the object.
  public func prepareForInterfaceBuilder() {}
}
