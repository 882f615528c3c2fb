internal import CDBus
import Foundation

/// A message that was received from a bus.
struct DBusMessage {
  enum Kind: Int32 { case call = 1, answer, failure, signal }

  var kind: Kind
  var path = ""
  var interface = ""
  var member = ""
  var sender = ""
  /// The number of the call that the message answers.
  var answered: UInt32 = 0
  var wantsAnswer = false
  var arguments: [DBusValue] = []
}

/// The conversion of values to the bytes of messages and back.
struct DBusCoding {
  let library: UnsafePointer<DBusLibrary>

  // MARK: Writing

  /// Adds arguments to a message. Returns false when the memory is full.
  func write(_ values: [DBusValue], to message: OpaquePointer) -> Bool {
    var iterator = DBusMessageIter()
    library.pointee.message_iter_init_append(message, &iterator)
    return values.allSatisfy { write($0, &iterator) }
  }

  private func write(_ value: DBusValue, _ iterator: inout DBusMessageIter) -> Bool {
    switch value {
    case .byte(let value): basic("y", value, &iterator)
    case .bool(let value): basic("b", dbus_bool_t(value ? 1 : 0), &iterator)
    case .int16(let value): basic("n", value, &iterator)
    case .int32(let value): basic("i", value, &iterator)
    case .uint32(let value): basic("u", value, &iterator)
    case .int64(let value): basic("x", value, &iterator)
    case .uint64(let value): basic("t", value, &iterator)
    case .double(let value): basic("d", value, &iterator)
    case .string(let text): string("s", text, &iterator)
    case .path(let text): string("o", text, &iterator)
    case .array(let element, let values): container("a", element, values, &iterator)
    case .structure(let values): container("r", nil, values, &iterator)
    case .entry(let key, let value): container("e", nil, [key, value], &iterator)
    case .variant(let value): container("v", value.signature, [value], &iterator)
    case .other: false
    }
  }

  private func code(_ letter: Unicode.Scalar) -> Int32 { Int32(letter.value) }

  private func basic<T>(_ type: Unicode.Scalar, _ value: T, _ iterator: inout DBusMessageIter) -> Bool {
    withUnsafePointer(to: value) { library.pointee.message_iter_append_basic(&iterator, code(type), $0) != 0 }
  }

  /// Appends a string or an object path. Zero bytes are replaced, because the library ends the process for them.
  private func string(_ type: Unicode.Scalar, _ text: String, _ iterator: inout DBusMessageIter) -> Bool {
    let text = text.utf8.contains(0) ? text.replacingOccurrences(of: "\0", with: "\u{FFFD}") : text
    return text.withCString { basic(type, $0, &iterator) }
  }

  private func container(
    _ type: Unicode.Scalar, _ signature: String?, _ values: [DBusValue], _ iterator: inout DBusMessageIter
  ) -> Bool {
    var inner = DBusMessageIter()
    guard library.pointee.message_iter_open_container(&iterator, code(type), signature, &inner) != 0 else {
      return false
    }
    let isWhole = values.allSatisfy { write($0, &inner) }
    return library.pointee.message_iter_close_container(&iterator, &inner) != 0 && isWhole
  }

  // MARK: Reading

  /// Returns a message's contents; nil for a kind that D-Bus does not define yet.
  func read(_ message: OpaquePointer) -> DBusMessage? {
    guard let kind = DBusMessage.Kind(rawValue: library.pointee.message_get_type(message)) else { return nil }
    func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
    var result = DBusMessage(kind: kind)
    result.path = text(library.pointee.message_get_path(message))
    result.interface = text(library.pointee.message_get_interface(message))
    result.member = text(library.pointee.message_get_member(message))
    result.sender = text(library.pointee.message_get_sender(message))
    result.answered = library.pointee.message_get_reply_serial(message)
    result.wantsAnswer = kind == .call && library.pointee.message_get_no_reply(message) == 0
    var iterator = DBusMessageIter()
    if library.pointee.message_iter_init(message, &iterator) != 0 { result.arguments = readAll(&iterator) }
    return result
  }

  private func readAll(_ iterator: inout DBusMessageIter) -> [DBusValue] {
    var values: [DBusValue] = []
    while let type = type(of: &iterator) {
      values.append(read(type, &iterator))
      _ = library.pointee.message_iter_next(&iterator)
    }
    return values
  }

  private func type(of iterator: inout DBusMessageIter) -> Unicode.Scalar? {
    let code = library.pointee.message_iter_get_arg_type(&iterator)
    return code == 0 ? nil : Unicode.Scalar(UInt32(bitPattern: code))
  }

  private func read(_ type: Unicode.Scalar, _ iterator: inout DBusMessageIter) -> DBusValue {
    switch type {
    case "y": return .byte(basic(0, &iterator))
    case "b": return .bool(basic(dbus_bool_t(0), &iterator) != 0)
    case "n": return .int16(basic(0, &iterator))
    case "i": return .int32(basic(0, &iterator))
    case "u": return .uint32(basic(0, &iterator))
    case "x": return .int64(basic(0, &iterator))
    case "t": return .uint64(basic(0, &iterator))
    case "d": return .double(basic(0, &iterator))
    case "s", "g": return .string(text(&iterator))
    case "o": return .path(text(&iterator))
    case "a":
      var inner = DBusMessageIter()
      library.pointee.message_iter_recurse(&iterator, &inner)
      return .array(signature(&inner), readAll(&inner))
    case "r": return .structure(inner(&iterator))
    case "e":
      let pair = inner(&iterator)
      return pair.count == 2 ? .entry(pair[0], pair[1]) : .other
    case "v": return inner(&iterator).first.map { .variant($0) } ?? .other
    default: return .other
    }
  }

  private func inner(_ iterator: inout DBusMessageIter) -> [DBusValue] {
    var inner = DBusMessageIter()
    library.pointee.message_iter_recurse(&iterator, &inner)
    return readAll(&inner)
  }

  private func basic<T: BitwiseCopyable>(_ zero: T, _ iterator: inout DBusMessageIter) -> T {
    var value = zero
    library.pointee.message_iter_get_basic(&iterator, &value)
    return value
  }

  private func text(_ iterator: inout DBusMessageIter) -> String {
    var bytes: UnsafePointer<CChar>?
    library.pointee.message_iter_get_basic(&iterator, &bytes)
    return bytes.map { String(cString: $0) } ?? ""
  }

  private func signature(_ iterator: inout DBusMessageIter) -> String {
    guard let bytes = library.pointee.message_iter_get_signature(&iterator) else { return "" }
    defer { library.pointee.free(bytes) }
    return String(cString: bytes)
  }
}
