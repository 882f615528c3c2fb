import Foundation
import ObjectiveC

/// Detects whether a delegate or data source omits an optional method: the method's default implementation records
/// its call in this type.
///
/// ```swift
/// let height = OptionalMethod.ask { delegate.tableView(table, heightForRowAt: indexPath) }
/// ```
@preconcurrency @MainActor package enum OptionalMethod {
  /// Whether a default implementation ran; set by the defaults of optional methods.
  package static var isAbsent = false

  /// Returns the result of the method; nil if its default ran.
  package static func ask<Value>(_ call: () -> Value) -> Value? {
    isAbsent = false
    let value = call()
    defer { isAbsent = false }
    return isAbsent ? nil : value
  }

  /// The name of a method in Swift and in Objective-C.
  package struct Name {
    let full: String
    let selector: String
  }

  /// Returns whether an object implements an optional method, without a call, for methods that return nothing and
  /// have effects.
  ///
  /// The bridge registers such methods of apps' classes by name. Other classes, compiled without the bridge, are
  /// read from the program's symbols; if those can't exclude the method, it is assumed to be implemented.
  /// - Parameters:
  ///   - required: a method that every object of the protocol has, which shows whether a class's methods have known
  ///     names.
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
    // An override of a framework's method has an entry in the class's virtual table, so it is always among the
    // symbols.
    if let current, isConforming(current) { return false }
    return !(isNamed && isWhole)
  }

  private static func isOfFramework(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.") || name.hasPrefix("Foundation.")
  }
}
