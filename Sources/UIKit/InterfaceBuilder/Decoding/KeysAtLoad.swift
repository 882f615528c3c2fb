import Foundation
import ObjectiveC

/// The keys of UIKit's classes are there for files, for key-value coding and for observers. Runs at load and waits for the
/// first look-up of a key.
@section(".init_array") @used
private let registerKeys: @convention(c) () -> Void = {
  MessageDispatch.whenFirstNeeded { uncheckedMainActor { NibKeys.register() } }
}

/// What every object is told by Interface Builder; responders declare their own.
extension NSObjectProtocol {
  /// Called when all of the object's file is there.
  public func awakeFromNib() {}
  /// Called where Interface Builder shows the object.
  public func prepareForInterfaceBuilder() {}
}
