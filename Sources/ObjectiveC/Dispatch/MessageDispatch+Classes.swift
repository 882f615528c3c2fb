import Foundation

/// Class methods.
extension MessageDispatch {
  /// The prefix of the names of class methods in the table.
  private static let mark = "+"

  /// Registers a class method without arguments.
  public static func registerClassMethod<T: AnyObject, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping @MainActor (T.Type) -> R
  ) {
    let body = withoutIsolation(body, as: ((T.Type) -> R).self)
    add(selector, type) { type, _ in body(type) }
  }

  /// Registers a class method with one argument.
  public static func registerClassMethod<T: AnyObject, A, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping @MainActor (T.Type, A) -> R
  ) {
    let body = withoutIsolation(body, as: ((T.Type, A) -> R).self)
    add(selector, type) { type, arguments in body(type, try arguments.get(0)) }
  }

  /// Registers a class method with two arguments.
  public static func registerClassMethod<T: AnyObject, A, B, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping @MainActor (T.Type, A, B) -> R
  ) {
    let body = withoutIsolation(body, as: ((T.Type, A, B) -> R).self)
    add(selector, type) { type, arguments in body(type, try arguments.get(0), try arguments.get(1)) }
  }

  /// Sends a message to a class; returns nil if neither the class nor a superclass implements the method.
  static func sendToClass(_ selector: Selector, _ type: AnyClass, _ arguments: [Any?]) -> Reply? {
    guard let implementation = methods.value(named: mark + selector.name, for: type) else { return nil }
    return Reply(value: call(implementation, selector, ClassBox(type), arguments))
  }

  private static func add<T: AnyObject>(
    _ selector: Selector, _ type: T.Type, _ body: @escaping (T.Type, Arguments) throws -> Any?
  ) {
    let implementation: Implementation = { object, arguments in
      guard let type = (object as? ClassBox)?.type as? T.Type else { return nil }
      return try body(type, arguments)
    }
    methods.register(implementation, name: mark + selector.name, on: type)
  }

  private final class ClassBox {
    let type: AnyClass
    init(_ type: AnyClass) { self.type = type }
  }
}
