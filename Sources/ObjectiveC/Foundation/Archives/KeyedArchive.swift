import Foundation

/// The contents of a keyed archive: a table of objects that refer to each other by number, and the top-level names.
///
/// The format is that of Apple's archives; see
/// <https://developer.apple.com/documentation/foundation/nskeyedarchiver>.
struct KeyedArchive {
  /// The values of an object, or of the top level, by key, as positions in the table.
  typealias Fields = [String: Int]

  let list: BinaryPropertyList
  /// The positions of the objects in the table.
  private let objects: [Int]
  let top: Fields

  /// Reads an archive.
  ///
  /// - Throws: `CocoaError.coderReadCorrupt` for data that is not a keyed archive.
  init(_ data: Data) throws {
    guard !data.isEmpty else { throw ArchiveError.corrupt("data is empty") }
    guard let list = try? BinaryPropertyList(Self.binary(data)) else {
      let start = data.prefix(8).map { "0x" + String($0, radix: 16) }.joined(separator: ", ")
      throw ArchiveError.corrupt("incomprehensible archive (\(start))")
    }
    self.list = list
    guard case .string("NSKeyedArchiver")? = list.value("$archiver", in: list.top).map({ list.values[$0] }),
      case .integer(100_000)? = list.value("$version", in: list.top).map({ list.values[$0] })
    else { throw ArchiveError.corrupt("incomprehensible archive version (-1)") }
    guard case .array(let objects)? = list.value("$objects", in: list.top).map({ list.values[$0] }),
      let top = list.value("$top", in: list.top), let fields = Self.fields(top, list)
    else { throw ArchiveError.corrupt("the archive has no table of objects") }
    self.objects = objects
    self.top = fields
  }

  /// Returns the archive as a binary property list; it can also be XML.
  private static func binary(_ data: Data) throws -> Data {
    if data.starts(with: Array("bplist".utf8)) { return data }
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard list is [String: Any] else { throw BinaryPropertyList.Damaged() }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  private static func fields(_ position: Int, _ list: BinaryPropertyList) -> Fields? {
    guard case .dictionary(let pairs) = list.values[position] else { return nil }
    var fields: Fields = [:]
    for pair in pairs { if case .string(let key) = list.values[pair.key] { fields[key] = pair.value } }
    return fields
  }

  // MARK: Objects

  /// An entry of the object table.
  enum Object {
    case absent
    case plain(BinaryPropertyList.Value)
    case instance(Fields, ClassName)
  }

  struct ClassName {
    let name: String
    /// The names of the class and its superclasses, starting with the class itself.
    let hierarchy: [String]
    /// The names of classes to use as a fallback.
    let hints: [String]
  }

  func object(_ number: Int) throws -> Object {
    guard objects.indices.contains(number) else { throw ArchiveError.corrupt("there is no object \(number)") }
    let value = list.values[objects[number]]
    switch value {
    case .string("$null"): return .absent
    case .dictionary:
      guard let fields = Self.fields(objects[number], list), let type = fields["$class"] else {
        return .plain(value)
      }
      guard case .reference(let reference) = list.values[type], let name = className(reference) else {
        throw ArchiveError.corrupt("the class of object \(number) is missing")
      }
      return .instance(fields, name)
    default: return .plain(value)
    }
  }

  private func className(_ number: Int) -> ClassName? {
    guard objects.indices.contains(number), let fields = Self.fields(objects[number], list),
      let position = fields["$classname"], case .string(let name) = list.values[position]
    else { return nil }
    return ClassName(name: name, hierarchy: strings(fields["$classes"]), hints: strings(fields["$classhints"]))
  }

  private func strings(_ position: Int?) -> [String] {
    guard let position, case .array(let members) = list.values[position] else { return [] }
    return members.compactMap { if case .string(let text) = list.values[$0] { text } else { nil } }
  }
}

/// The errors of reading archives, as Apple's Foundation throws them.
enum ArchiveError {
  static func corrupt(_ text: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.coderReadCorrupt.rawValue,
      userInfo: [NSDebugDescriptionErrorKey: "*** -[NSKeyedUnarchiver decodeObjectForKey:]: \(text)"])
  }

  static func missing(_ key: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.coderValueNotFound.rawValue,
      userInfo: [
        NSDebugDescriptionErrorKey: "*** -[NSKeyedUnarchiver decodeObjectForKey:]: no value for key '\(key)'"
      ])
  }
}
