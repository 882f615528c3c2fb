/// The writer of the bridge's records: numbers, texts and the summaries of files as bytes.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: Int) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ value: UInt64) { write(Int(bitPattern: UInt(value))) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ names: [NameHash]) {
    write(names.count)
    for name in names { for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: name >> shift)) } }
  }

  mutating func write(_ other: ArraySlice<UInt8>) {
    write(other.count)
    bytes.append(contentsOf: other)
  }

  mutating func write<Element>(_ list: [Element], _ element: (inout RecordWriter, Element) -> Void) {
    write(list.count)
    for value in list { element(&self, value) }
  }

  mutating func write<Value>(_ value: Value?, _ present: (inout RecordWriter, Value) -> Void) {
    write(value == nil ? 0 : 1)
    if let value { present(&self, value) }
  }

  mutating func write(flags: Bool...) {
    write(flags.enumerated().reduce(0) { $1.element ? $0 | 1 << $1.offset : $0 })
  }
}

/// The reader of what `RecordWriter` wrote. After the first value that is not there all values are empty, and
/// `isValid` is false.
struct RecordReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private(set) var isValid = true

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var isAtEnd: Bool { place == bytes.endIndex }

  mutating func int() -> Int {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.endIndex, shift < 64 {
      let byte = bytes[place]
      place += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: result) }
      shift += 7
    }
    isValid = false
    return 0
  }

  mutating func number() -> UInt64 { UInt64(bitPattern: Int64(int())) }

  /// Reads the number of elements that follow, each of which takes at least one byte.
  private mutating func count() -> Int {
    let count = int()
    if count >= 0, count <= bytes.endIndex - place { return count }
    isValid = false
    return 0
  }

  mutating func slice() -> ArraySlice<UInt8> {
    let count = count()
    place += count
    return bytes[place - count..<place]
  }

  mutating func text() -> String { String(decoding: slice(), as: UTF8.self) }

  mutating func names() -> [NameHash] {
    let count = count()
    guard count <= (bytes.endIndex - place) / 4 else {
      isValid = false
      return []
    }
    defer { place += 4 * count }
    return (0..<count).map { number in
      (0..<4).reduce(0) { $0 | NameHash(bytes[place + 4 * number + $1]) << NameHash(8 * $1) }
    }
  }

  mutating func list<Element>(_ element: (inout RecordReader) -> Element) -> [Element] {
    let count = count()
    guard count > 0 else { return [] }
    var result: [Element] = []
    result.reserveCapacity(count)
    for _ in 0..<count where isValid { result.append(element(&self)) }
    return result
  }

  mutating func optional<Value>(_ value: (inout RecordReader) -> Value) -> Value? {
    int() == 0 ? nil : value(&self)
  }

  mutating func kind<Kind: RawRepresentable>(_ type: Kind.Type, otherwise kind: Kind) -> Kind
  where Kind.RawValue == UInt8 {
    if let raw = UInt8(exactly: int()), let known = Kind(rawValue: raw) { return known }
    isValid = false
    return kind
  }
}

extension RecordWriter {
  mutating func write(_ summary: FileSummary) {
    write(summary.types) { $0.write($1) }
    write(summary.selectedNames.sorted()) { $0.write($1) }
    write(flags: summary.importsTests == true)
  }

  private mutating func write(_ type: TypeSummary) {
    write(type.name)
    write(Int(type.kind.rawValue))
    write(type.inherited) { $0.write($1) }
    write(flags: type.isGeneric, type.exposesAllMembers, type.isPrivate, type.isConstrained)
    write(type.access) { $0.write($1) }
    write(type.members) { $0.write($1) }
  }

  mutating func write(_ member: MemberSummary) {
    write(Int(member.kind.rawValue))
    write(member.name)
    write(member.labels) { $0.write($1) }
    write(member.parameterTypes) { $0.write($1) }
    write(
      flags: member.isThrowing, member.isExposed, member.isOptional, member.isOverride, member.isStatic,
      member.isPrivate, member.isAnyObject == true, member.isConvenience == true)
    write(member.explicitName) { $0.write($1) }
    write(member.offset)
    write(member.defaults) { $0.write($1) { $0.write(flags: $1) } }
    write(member.signature) { $0.write($1) }
  }

  private mutating func write(_ signature: MemberSignature) {
    write(signature.prefix)
    write(signature.generics)
    write(signature.parameters) {
      $0.write($1.label)
      $0.write($1.type)
      $0.write($1.defaultValue) { $0.write($1) }
    }
    write(signature.effects)
    write(signature.type) { $0.write($1) }
    write(signature.requirements)
    write(flags: signature.isWritable)
    write(signature.observers) { $0.write($1) { $0.write($1) } }
  }
}

extension RecordReader {
  mutating func fileSummary() -> FileSummary {
    FileSummary(
      types: list { $0.typeSummary() }, selectedNames: Set(list { $0.text() }),
      importsTests: int() == 1 ? true : nil)
  }

  private mutating func typeSummary() -> TypeSummary {
    var type = TypeSummary(name: text(), kind: kind(TypeSummary.Kind.self, otherwise: .value))
    type.inherited = list { $0.text() }
    let flags = int()
    type.isGeneric = flags & 1 != 0
    type.exposesAllMembers = flags & 2 != 0
    type.isPrivate = flags & 4 != 0
    type.isConstrained = flags & 8 != 0
    type.access = optional { $0.text() }
    type.members = list { $0.memberSummary() }
    return type
  }

  private mutating func memberSummary() -> MemberSummary {
    var member = MemberSummary(kind: kind(MemberSummary.Kind.self, otherwise: .property), name: text())
    member.labels = list { $0.text() }
    member.parameterTypes = list { $0.text() }
    let flags = int()
    member.isThrowing = flags & 1 != 0
    member.isExposed = flags & 2 != 0
    member.isOptional = flags & 4 != 0
    member.isOverride = flags & 8 != 0
    member.isStatic = flags & 16 != 0
    member.isPrivate = flags & 32 != 0
    member.isAnyObject = flags & 64 != 0 ? true : nil
    member.isConvenience = flags & 128 != 0 ? true : nil
    member.explicitName = optional { $0.text() }
    member.offset = int()
    member.defaults = optional { $0.list { $0.int() == 1 } }
    member.signature = optional { $0.memberSignature() }
    return member
  }

  private mutating func memberSignature() -> MemberSignature {
    var signature = MemberSignature()
    signature.prefix = text()
    signature.generics = text()
    signature.parameters = list { reader in
      MemberSignature.Parameter(
        label: reader.text(), type: reader.text(), defaultValue: reader.optional { $0.text() })
    }
    signature.effects = text()
    signature.type = optional { $0.text() }
    signature.requirements = text()
    signature.isWritable = int() == 1
    signature.observers = optional { $0.list { $0.text() } }
    return signature
  }
}
