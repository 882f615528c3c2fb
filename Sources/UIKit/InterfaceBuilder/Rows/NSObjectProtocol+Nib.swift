import Foundation

/// The Interface Builder callbacks of all objects; responders declare their own.
extension NSObjectProtocol {
  /// Called when all objects of the file exist and are connected.
  public func awakeFromNib() {}
  /// Called when Interface Builder shows the object.
  public func prepareForInterfaceBuilder() {}
}
