import Foundation

/// Methods by class and Objective-C name: how a `Selector` finds code without an Objective-C run time.
///
/// A class's methods are registered once, at load or on first use, by code that the source bridge writes; UIKit registers
/// its own the same way. A subclass's entry wins over its ancestors', and because an entry calls the Swift method, an
/// override of a registered method needs no entry of its own.
///
/// ```swift
/// MessageDispatch.register("refresh:", on: ListViewController.self) { (object, sender: UIButton?) in
///   object.refresh(sender)
/// }
/// ```
public enum MessageDispatch {
  typealias Implementation = (AnyObject, [Any?]) -> Outcome

  enum Outcome {
    case returned(Any?)
    case wrongArgument(index: Int, expected: Any.Type)
  }

  static let methods = ClassTable<Implementation>()

  /// Registers a method without arguments.
  public static func register<T: AnyObject, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping (T) -> R
  ) {
    add(selector, type) { object, _ in .returned(body(object)) }
  }

  /// Registers a method with one argument, which messages pass as `A` or as something that Objective-C's boxing
  /// turns into it.
  public static func register<T: AnyObject, A, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping (T, A) -> R
  ) {
    add(selector, type) { object, arguments in
      guard let a = argument(arguments, 0, A.self) else { return .wrongArgument(index: 0, expected: A.self) }
      return .returned(body(object, a))
    }
  }

  /// Registers a method with two arguments.
  public static func register<T: AnyObject, A, B, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping (T, A, B) -> R
  ) {
    add(selector, type) { object, arguments in
      guard let a = argument(arguments, 0, A.self) else { return .wrongArgument(index: 0, expected: A.self) }
      guard let b = argument(arguments, 1, B.self) else { return .wrongArgument(index: 1, expected: B.self) }
      return .returned(body(object, a, b))
    }
  }

  /// Registers a method with three arguments.
  public static func register<T: AnyObject, A, B, C, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping (T, A, B, C) -> R
  ) {
    add(selector, type) { object, arguments in
      guard let a = argument(arguments, 0, A.self) else { return .wrongArgument(index: 0, expected: A.self) }
      guard let b = argument(arguments, 1, B.self) else { return .wrongArgument(index: 1, expected: B.self) }
      guard let c = argument(arguments, 2, C.self) else { return .wrongArgument(index: 2, expected: C.self) }
      return .returned(body(object, a, b, c))
    }
  }

  /// Whether objects of the class have a method of that name.
  public static func responds(_ type: AnyClass, to selector: Selector) -> Bool {
    methods.value(named: selector.name, for: type) != nil
  }

  /// Calls the method of that name. Arguments beyond those that the method takes are dropped.
  ///
  /// An object without the method, or an argument that can't be what the method takes, is said on the console with
  /// class and selector, and nothing is called.
  /// - Returns: what the method returned; nil when it returns nothing or was not called.
  @discardableResult
  public static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?] = []) -> Any? {
    guard let implementation = methods.value(named: selector.name, for: type(of: object)) else {
      Console.write(
        "-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance \(address(of: object))")
      return nil
    }
    switch implementation(object, arguments) {
    case .returned(let value):
      guard let value, !(value is Void) else { return nil }
      return value
    case .wrongArgument(let index, let expected):
      let given = index < arguments.count ? arguments[index].map { "\(type(of: $0))" } ?? "nil" : "nothing"
      Console.write(
        "-[\(type(of: object)) \(selector)]: argument \(index + 1) is \(given), the method takes \(expected); "
          + "it was not called")
      return nil
    }
  }

  private static func add<T: AnyObject>(
    _ selector: Selector, _ type: T.Type, _ body: @escaping (T, [Any?]) -> Outcome
  ) {
    methods.register(
      { object, arguments in body(unsafeDowncast(object, to: T.self), arguments) }, name: selector.name, on: type)
  }

  private static func argument<A>(_ arguments: [Any?], _ index: Int, _ type: A.Type) -> A? {
    ArgumentCast.cast(index < arguments.count ? arguments[index] : nil, to: type)
  }
}

/// An object's address as consoles print it.
package func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
