@_exported import Foundation

// Combine is not here. A file that imports it and uses none of it compiles; what is used is named by the compiler,
// on the line that uses it. `#if canImport(Combine)` is false.

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
