import Foundation

/// A table of methods by class and Objective-C name, which finds the code for a `Selector` without an Objective-C
/// runtime.
///
/// The source bridge generates code that registers a class's methods once, at load or on first use; UIKit registers
/// its own methods in the same way. The entry of a subclass takes precedence over those of its superclasses. An
/// entry calls the Swift method, so an override of a registered method needs no entry of its own.
///
/// ```swift
/// class List: NSObject { func refresh(_ sender: NSObject?) {} }
/// MessageDispatch.register("refresh:", on: List.self) { (list: List, sender: NSObject?) in
///   list.refresh(sender)
/// }
/// ```
///
/// The closures are isolated to the main actor, as UI classes are, but are called on the thread that sends the
/// message.
public enum MessageDispatch {
  typealias Implementation = (AnyObject, Arguments) throws -> Any?

  static let methods = ClassTable<Implementation>()

  /// Registers a method without arguments.
  public static func register<T: AnyObject, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping @MainActor (T) -> R
  ) {
    let body = withoutIsolation(body, as: ((T) -> R).self)
    add(selector, type) { object, _ in body(object) }
  }

  /// Registers a method with one argument, which is converted to `A` as Objective-C's boxing does.
  public static func register<T: AnyObject, A, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping @MainActor (T, A) -> R
  ) {
    let body = withoutIsolation(body, as: ((T, A) -> R).self)
    add(selector, type) { object, arguments in body(object, try arguments.get(0)) }
  }

  /// Registers a method with two arguments.
  public static func register<T: AnyObject, A, B, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping @MainActor (T, A, B) -> R
  ) {
    let body = withoutIsolation(body, as: ((T, A, B) -> R).self)
    add(selector, type) { object, arguments in body(object, try arguments.get(0), try arguments.get(1)) }
  }

  /// Registers a method with three arguments.
  public static func register<T: AnyObject, A, B, C, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping @MainActor (T, A, B, C) -> R
  ) {
    let body = withoutIsolation(body, as: ((T, A, B, C) -> R).self)
    add(selector, type) { object, arguments in
      body(object, try arguments.get(0), try arguments.get(1), try arguments.get(2))
    }
  }

  /// Registers a method with four arguments.
  public static func register<T: AnyObject, A, B, C, D, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping @MainActor (T, A, B, C, D) -> R
  ) {
    let body = withoutIsolation(body, as: ((T, A, B, C, D) -> R).self)
    add(selector, type) { object, arguments in
      body(object, try arguments.get(0), try arguments.get(1), try arguments.get(2), try arguments.get(3))
    }
  }

  /// Registers a method with five arguments.
  public static func register<T: AnyObject, A, B, C, D, E, R>(
    _ selector: Selector, on type: T.Type, _ body: @escaping @MainActor (T, A, B, C, D, E) -> R
  ) {
    let body = withoutIsolation(body, as: ((T, A, B, C, D, E) -> R).self)
    add(selector, type) { object, arguments in
      body(
        object, try arguments.get(0), try arguments.get(1), try arguments.get(2), try arguments.get(3),
        try arguments.get(4))
    }
  }

  /// Returns whether instances of the class implement a method.
  public static func responds(_ type: AnyClass, to selector: Selector) -> Bool {
    implementation(selector.name, type) != nil
  }

  /// Returns the implementation of a method, or of an accessor of a registered property: `text` and `setText:`,
  /// which every property has in Objective-C.
  private static func implementation(_ name: String, _ type: AnyClass) -> Implementation? {
    if let method = methods.value(named: name, for: type) { return method }
    func accessor(_ key: String) -> KeyValueAccess.Accessor? {
      KeyValueAccess.properties.value(named: KeyValueAccess.spelling(of: key, on: type), for: type)
    }
    if name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first, first.isUppercase,
      !name.dropLast().contains(":")
    {
      guard let set = accessor(first.lowercased() + name.dropFirst(4).dropLast())?.set else { return nil }
      return { object, arguments in
        let value = arguments.values.first ?? nil
        if !set(object, value) { throw WrongArgument(index: 0, expected: Any.self) }
        return nil
      }
    }
    guard !name.contains(":"), let get = accessor(name)?.get else { return nil }
    return { object, _ in get(object) }
  }

  /// Returns whether the object, which can be a class, implements a method or forwards it to an object that does.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    if responds(type(of: object), to: selector) { return true }
    if let type = (object as Any) as? AnyClass {
      return methods.value(named: "+" + selector.name, for: type) != nil
    }
    return forwardingTarget(of: object, for: selector).map { responds($0, to: selector) } ?? false
  }

  /// Calls a method. Arguments beyond those that the method takes are ignored.
  ///
  /// An object without the method, or an argument of the wrong type, is reported on the console with class and
  /// selector, and the method is not called.
  /// - Returns: the result of the method; nil if it has none or was not called.
  @discardableResult
  public static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?] = []) -> Any? {
    guard let implementation = implementation(selector.name, type(of: object)) else {
      // A class is also an object, in a box.
      if let type = (object as Any) as? AnyClass, let reply = sendToClass(selector, type, arguments) {
        return reply.value
      }
      if let target = forwardingTarget(of: object, for: selector) {
        return send(selector, to: target, arguments)
      }
      ExceptionReport.raiseUnrecognized("\(selector)", sentTo: object)
      return nil
    }
    return call(implementation, selector, object, arguments)
  }

  /// Calls a method if the object implements it; otherwise returns nil.
  public static func sendIfImplemented(_ selector: Selector, to object: AnyObject, _ arguments: [Any?]) -> Reply? {
    if let implementation = implementation(selector.name, type(of: object)) {
      return Reply(value: call(implementation, selector, object, arguments))
    }
    return forwardingTarget(of: object, for: selector).flatMap { sendIfImplemented(selector, to: $0, arguments) }
  }

  /// Returns the object to which another one forwards a message.
  private static func forwardingTarget(of object: AnyObject, for selector: Selector) -> AnyObject? {
    let name = "forwardingTargetForSelector:"
    guard selector.name != name, let implementation = methods.value(named: name, for: type(of: object)),
      let target = call(implementation, Selector(name), object, [selector]).map({ $0 as AnyObject }),
      target !== object
    else { return nil }
    return target
  }

  /// The result of a method.
  public struct Reply {
    /// The value, unwrapped if it is optional; nil for a method without a result.
    public let value: Any?
  }

  static func call(
    _ implementation: Implementation, _ selector: Selector, _ object: AnyObject, _ arguments: [Any?]
  ) -> Any? {
    do {
      let value = try implementation(object, Arguments(values: arguments)).flatMap(ArgumentCast.unwrapped)
      return value is Void ? nil : value
    } catch let error as WrongArgument {
      let given =
        error.index < arguments.count ? arguments[error.index].map { "\(type(of: $0))" } ?? "nil" : "nothing"
      Console.write(
        "-[\(type(of: object)) \(selector)]: argument \(error.index + 1) is \(given), the method takes "
          + "\(error.expected); it was not called")
    } catch {}
    return nil
  }

  private static func add<T: AnyObject>(
    _ selector: Selector, _ type: T.Type, _ body: @escaping (T, Arguments) throws -> Any?
  ) {
    methods.register(
      { object, arguments in try body(unsafeDowncast(object, to: T.self), arguments) }, name: selector.name,
      on: type)
  }

  struct WrongArgument: Error {
    let index: Int
    let expected: Any.Type
  }

  /// The arguments of a message. Missing ones are nil.
  struct Arguments {
    let values: [Any?]

    func get<A>(_ index: Int) throws -> A {
      let given = index < values.count ? values[index].flatMap(ArgumentCast.unwrapped) : nil
      if let value = ArgumentCast.cast(given, to: A.self) { return value }
      if let value: A = unchecked(given) { return value }
      throw WrongArgument(index: index, expected: A.self)
    }

    /// Returns a substitute for an argument of another type. Objective-C does not check arguments, so a method that
    /// ignores its argument can be the action of any control. Senders of actions and notifications pass objects or
    /// nil. A Boolean becomes whether there is an object (`#selector(UIView.endEditing(_:))` as the action of a
    /// gesture recognizer), and nil becomes 0. An object of another class becomes nil, or a new object if the
    /// parameter is not optional.
    private func unchecked<A>(_ given: Any?) -> A? {
      if let pointer = Self.pointer(given, to: A.self) { return pointer }
      guard let given else { return ArgumentCast.cast(NSNumber(value: 0), to: A.self) ?? Self.standIn(for: nil) }
      guard type(of: given) is AnyClass else { return nil }
      if A.self == Bool.self { return true as? A }
      return ArgumentCast.cast(nil, to: A.self) ?? Self.standIn(for: given)
    }

    /// A pointer that stands for a null pointer, which Swift's type can't represent. It is never dereferenced.
    nonisolated(unsafe) private static let nowhere = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)

    /// Returns the `contextInfo:` of a completion method, whose parameter can be either kind of raw pointer, even
    /// if no pointer was passed.
    private static func pointer<A>(_ given: Any?, to type: A.Type) -> A? {
      guard given == nil || given is UnsafeMutableRawPointer else { return nil }
      let pointer = given as? UnsafeMutableRawPointer ?? nowhere
      return pointer as? A ?? UnsafeRawPointer(pointer) as? A
    }

    private static func standIn<A>(for given: Any?) -> A? {
      guard let wanted = A.self as? NSObject.Type, let new = instantiateAsAncestor(wanted) as? A else { return nil }
      if let given {
        Console.writeOnce(
          "Flipside: a method that takes \(A.self) was called with \(type(of: given)); it gets a new \(A.self)")
      }
      return new
    }
  }
}
