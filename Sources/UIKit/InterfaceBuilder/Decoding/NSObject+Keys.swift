import Foundation
import ObjectiveC

/// The keys of UIKit's classes are there for files, for key-value coding and for observers, from the first look-up on.
extension NSObject: KeyRegistering {
  package static func registerKeys() { uncheckedMainActor { NibKeys.register() } }
}

/// What every object is told by Interface Builder; responders declare their own.
extension NSObjectProtocol {
  /// Called when all of the object's file is there.
  public func awakeFromNib() {}
  /// Called where Interface Builder shows the object.
  public func prepareForInterfaceBuilder() {}
}
