@_exported import Foundation

// Flipside does not implement Combine. A file that imports it without using it compiles; for each use, the compiler
// prints a message on its line. `#if canImport(Combine)` is false.

@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public protocol Publisher {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public protocol Subscriber {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public protocol Subject {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public protocol Cancellable {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public protocol ObservableObject: AnyObject {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public final class AnyCancellable: Hashable {
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public struct AnyPublisher<Output, Failure: Error> {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public struct Just<Output> {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public final class Future<Output, Failure: Error> {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public final class PassthroughSubject<Output, Failure: Error> {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
public final class CurrentValueSubject<Output, Failure: Error> {}
@available(*, unavailable, message: "Flipside has no Combine; what uses it has to be left out of this build")
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}
