internal import CDBus
import Dispatch
import Foundation
import ObjectiveC

/// A connection to a bus. It is opened on any thread and used on the main one, where it sleeps until the bus has
/// something to read.
@MainActor final class DBusConnection {
  /// The name by which the bus knows the connection, such as `:1.7`.
  let name: String
  private let connection: OpaquePointer
  private let coding: DBusCoding
  private var source: (any DispatchSourceRead)?
  private var answers: [UInt32: (DBusMessage) -> Void] = [:]
  private var isOpen = true
  private var receive: (DBusMessage) -> Void = { _ in }
  private var didClose: () -> Void = {}

  private var library: UnsafePointer<DBusLibrary> { coding.library }

  private init(_ opened: Opened) {
    coding = DBusCoding(library: opened.library)
    connection = opened.connection
    name = opened.library.pointee.bus_get_unique_name(opened.connection).map { String(cString: $0) } ?? ""
  }

  /// A connection on its way from the thread that opened it to the main one.
  private struct Opened: @unchecked Sendable {
    let library: UnsafePointer<DBusLibrary>
    let connection: OpaquePointer
  }

  /// Connects to a bus on another thread, because a bus may take its time, and passes the connection on the main
  /// queue.
  /// - Parameters:
  ///   - address: the address of the bus; nil for the session's.
  ///   - completion: a closure that gets the connection, or nil and the reason for its absence.
  nonisolated static func open(
    _ address: String?, completion: @escaping @MainActor @Sendable (DBusConnection?, String) -> Void
  ) {
    DispatchQueue.global(qos: .utility).async {
      let (opened, problem) = connect(address)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { completion(opened.map { DBusConnection($0) }, problem) }
      }
    }
  }

  nonisolated private static func connect(_ address: String?) -> (Opened?, String) {
    var problem: UnsafePointer<CChar>?
    guard let library = dbus_library(&problem) else {
      return (nil, problem.map { String(cString: $0) } ?? "libdbus-1 cannot be opened")
    }
    _ = library.pointee.threads_init_default()
    var error = DBusError()
    library.pointee.error_init(&error)
    defer { library.pointee.error_free(&error) }
    let connection =
      address.map { library.pointee.connection_open_private($0, &error) }
      ?? library.pointee.bus_get_private(0, &error)
    guard let connection else { return (nil, error.message.map { String(cString: $0) } ?? "no bus answers") }
    library.pointee.connection_set_exit_on_disconnect(connection, 0)
    if address != nil, library.pointee.bus_register(connection, &error) == 0 {
      library.pointee.connection_close(connection)
      library.pointee.connection_unref(connection)
      return (nil, error.message.map { String(cString: $0) } ?? "the bus refuses the connection")
    }
    return (Opened(library: library, connection: connection), "")
  }

  /// Begins to read.
  /// - Parameters:
  ///   - schedule: runs a closure in the main loop, outside of the main queue, where the handling of a message may
  ///     itself wait for frames.
  ///   - receive: handles calls and signals.
  ///   - didClose: called when the bus has ended the connection.
  func start(
    schedule: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void,
    receive: @escaping @MainActor (DBusMessage) -> Void, didClose: @escaping @MainActor () -> Void
  ) {
    self.receive = receive
    self.didClose = didClose
    var descriptor: Int32 = -1
    guard library.pointee.connection_get_unix_fd(connection, &descriptor) != 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { schedule { self?.readAll() } }
    }
    source.resume()
    self.source = source
    // The bus may have sent something before.
    schedule { [weak self] in self?.readAll() }
  }

  private func readAll() {
    guard isOpen else { return }
    _ = library.pointee.connection_read_write(connection, 0)
    while isOpen, let raw = library.pointee.connection_pop_message(connection) {
      let message = coding.read(raw)
      if let message { handle(message, raw) }
      library.pointee.message_unref(raw)
      _ = isOpen && library.pointee.connection_read_write(connection, 0) != 0
    }
    if isOpen, library.pointee.connection_get_is_connected(connection) == 0 {
      close()
      didClose()
    }
  }

  /// The raw message of the call that is being handled.
  private var currentCall: OpaquePointer?

  private func handle(_ message: DBusMessage, _ raw: OpaquePointer) {
    switch message.kind {
    case .answer, .failure: answers.removeValue(forKey: message.answered)?(message)
    case .signal: receive(message)
    case .call:
      let outer = currentCall
      currentCall = raw
      receive(message)
      currentCall = outer
    }
  }

  /// Ends the connection.
  func close() {
    guard isOpen else { return }
    isOpen = false
    source?.cancel()
    source = nil
    answers = [:]
    library.pointee.connection_close(connection)
    library.pointee.connection_unref(connection)
  }

  // MARK: Sending

  /// Sends a call; the closure gets the answer or the error.
  /// - Parameters:
  ///   - destination: the name of the receiver on the bus.
  ///   - path: the receiver's object.
  ///   - interface: the interface of the object.
  ///   - member: the method.
  ///   - arguments: the arguments of the method.
  ///   - starts: whether the bus starts the receiver if it is not running.
  ///   - answer: called with the answer; nil if it does not matter.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue] = [],
    starts: Bool = false, answer: ((DBusMessage) -> Void)? = nil
  ) {
    guard isOpen,
      let message = library.pointee.message_new_method_call(destination, path, interface, member)
    else { return }
    library.pointee.message_set_auto_start(message, starts ? 1 : 0)
    let serial = send(message, arguments)
    if let serial, let answer { answers[serial] = answer }
  }

  func signal(_ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue]) {
    guard isOpen, let message = library.pointee.message_new_signal(path, interface, member) else { return }
    _ = send(message, arguments)
  }

  /// Answers the call that is being handled.
  func answer(_ arguments: [DBusValue]) {
    guard isOpen, let call = currentCall, let message = library.pointee.message_new_method_return(call) else {
      return
    }
    _ = send(message, arguments)
  }

  /// Answers the call that is being handled by an error.
  func fail(_ name: String, _ text: String) {
    guard isOpen, let call = currentCall, let message = library.pointee.message_new_error(call, name, text) else {
      return
    }
    _ = send(message, [])
  }

  private func send(_ message: OpaquePointer, _ arguments: [DBusValue]) -> UInt32? {
    defer { library.pointee.message_unref(message) }
    var serial: UInt32 = 0
    guard coding.write(arguments, to: message),
      library.pointee.connection_send(connection, message, &serial) != 0
    else { return nil }
    library.pointee.connection_flush(connection)
    return serial
  }
}
