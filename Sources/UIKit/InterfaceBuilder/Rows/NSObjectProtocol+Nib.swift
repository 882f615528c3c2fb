import Foundation

/// What every object is told by Interface Builder; responders declare their own.
extension NSObjectProtocol {
  /// Called when all of the object's file is there.
  public func awakeFromNib() {}
  /// Called where Interface Builder shows the object.
  public func prepareForInterfaceBuilder() {}
}
