import Foundation

/// The selectors of members that other modules declare. The second argument makes the compiler check that the
/// member exists. If the member is a method of a class, the class responds to the selector from then on.
extension MessageDispatch {
  /// Returns a selector for any member, without registering it.
  @_disfavoredOverload
  public static func selector(_ name: String, of member: Any) -> Selector { Selector(name) }

  /// Returns the selector of an instance method without parameters.
  public static func selector<T: AnyObject, R>(
    _ name: String, of method: @escaping @MainActor (T) -> @MainActor () -> R
  ) -> Selector {
    provide(name, on: T.self) { register(Selector(name), on: T.self) { object in method(object)() } }
  }

  /// Returns the selector of an instance method with one parameter.
  public static func selector<T: AnyObject, A, R>(
    _ name: String, of method: @escaping @MainActor (T) -> @MainActor (A) -> R
  ) -> Selector {
    provide(name, on: T.self) { register(Selector(name), on: T.self) { object, a in method(object)(a) } }
  }

  /// Returns the selector of an instance method with two parameters.
  public static func selector<T: AnyObject, A, B, R>(
    _ name: String, of method: @escaping @MainActor (T) -> @MainActor (A, B) -> R
  ) -> Selector {
    provide(name, on: T.self) { register(Selector(name), on: T.self) { object, a, b in method(object)(a, b) } }
  }

  /// Returns the selector of a method without parameters that is referenced through an instance, which is not
  /// evaluated.
  public static func selector<T: AnyObject, R>(
    _ name: String, on object: @autoclosure () -> T?, _ method: @escaping @MainActor (T) -> @MainActor () -> R
  ) -> Selector { selector(name, of: method) }

  /// Returns the selector of a method with one parameter that is referenced through an instance, which is not
  /// evaluated.
  public static func selector<T: AnyObject, A, R>(
    _ name: String, on object: @autoclosure () -> T?, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R
  ) -> Selector { selector(name, of: method) }

  /// Returns the selector of a method with two parameters that is referenced through an instance, which is not
  /// evaluated.
  public static func selector<T: AnyObject, A, B, R>(
    _ name: String, on object: @autoclosure () -> T?, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R
  ) -> Selector { selector(name, of: method) }

  // The following overloads are for values whose type is a protocol: the method is registered for the object's
  // class.

  /// Returns the selector of a protocol's method without parameters. The instance is evaluated for its class.
  @_disfavoredOverload
  public static func selector<T, R>(
    _ name: String, on object: @autoclosure () -> T?, _ method: @escaping @MainActor (T) -> @MainActor () -> R
  ) -> Selector {
    let method = withoutIsolation(method, as: ((T) -> () -> R).self)
    return provide(name, onClassOf: object()) { object, _ in
      (object as? T).map { method($0)() }
    }
  }

  /// Returns the selector of a protocol's method with one parameter. The instance is evaluated for its class.
  @_disfavoredOverload
  public static func selector<T, A, R>(
    _ name: String, on object: @autoclosure () -> T?, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R
  ) -> Selector {
    let method = withoutIsolation(method, as: ((T) -> (A) -> R).self)
    return provide(name, onClassOf: object()) { object, arguments in
      try (object as? T).map { method($0)(try arguments.get(0)) }
    }
  }

  /// Returns the selector of a protocol's method with two parameters. The instance is evaluated for its class.
  @_disfavoredOverload
  public static func selector<T, A, B, R>(
    _ name: String, on object: @autoclosure () -> T?, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R
  ) -> Selector {
    let method = withoutIsolation(method, as: ((T) -> (A, B) -> R).self)
    return provide(name, onClassOf: object()) { object, arguments in
      try (object as? T).map { method($0)(try arguments.get(0), try arguments.get(1)) }
    }
  }

  private static func provide<T>(
    _ name: String, onClassOf object: T?, _ implementation: @escaping Implementation
  ) -> Selector {
    guard let object, let type = type(of: object as Any) as? AnyClass else { return Selector(name) }
    return provide(name, on: type) { methods.register(implementation, name: name, on: type) }
  }

  private static func provide(_ name: String, on type: AnyClass, _ registration: () -> Void) -> Selector {
    let selector = Selector(name)
    if !responds(type, to: selector) { registration() }
    return selector
  }
}
