import Foundation
import ObjectiveC

/// How a caller learns that a delegate or data source left an optional method out: the method's default notes it
/// here.
///
/// ```swift
/// let height = OptionalMethod.ask { delegate.tableView(table, heightForRowAt: indexPath) }
/// ```
@preconcurrency @MainActor package enum OptionalMethod {
  /// Set by the defaults of optional methods.
  package static var isAbsent = false

  /// What the method returned; nil where its default ran.
  package static func ask<Value>(_ call: () -> Value) -> Value? {
    isAbsent = false
    let value = call()
    defer { isAbsent = false }
    return isAbsent ? nil : value
  }

  /// A method by its name in Swift and in Objective-C.
  package struct Name {
    let full: String
    let selector: String
  }

  /// Whether an object has an optional method that must not be called to learn it, as one that returns nothing and
  /// changes something.
  ///
  /// Classes of apps have such methods registered by name. Others, compiled without the bridge, are read from the
  /// program's symbols; where those can't exclude the method, it is taken to be there.
  /// - Parameters:
  ///   - required: a method that every object of the protocol has, by which a class's methods are known to be named
  ///     at all.
  ///   - isConforming: whether a class conforms to the protocol.
  package static func isWritten(
    _ method: Name, in object: NSObjectProtocol, besides required: Name, isConforming: (AnyClass) -> Bool
  ) -> Bool {
    guard let object = object as? NSObject else { return true }
    if object.responds(to: Selector((method.selector))) { return true }
    if object.responds(to: Selector((required.selector))) { return false }
    var isNamed = false
    var isWhole = true
    var current: AnyClass? = type(of: object)
    while let type = current, !isOfFramework(type) {
      let methods = WrittenMethods.of(type)
      if methods.names.contains(method.full) { return true }
      if methods.names.contains(required.full) { isNamed = true }
      if !methods.isWhole { isWhole = false }
      current = (type as? NSObject.Type)?.superclass()
    }
    // An override of a framework's method stands in the class's table, and so always among the symbols.
    if let current, isConforming(current) { return false }
    return !(isNamed && isWhole)
  }

  private static func isOfFramework(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.") || name.hasPrefix("Foundation.")
  }
}
