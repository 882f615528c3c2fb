import Foundation

/// Reads the XML of Interface Builder: elements, attributes and text of UTF-8 bytes, in one pass and without
/// recursion.
///
/// It supports the syntax of such files and rejects the rest (document types, custom entities). A storyboard's
/// scenes can be skipped: their tags are checked and counted, and their contents are read on demand.
struct NibParser {
  struct Problem: Error {
    let message: String
    let offset: Int
  }

  /// A skipped scene: its range, and the tags of its objects.
  struct PassedScene {
    let range: Range<Int>
    let objects: [NibElement]
  }

  /// The maximum depth, greater than that of any view hierarchy, for malicious files.
  static let depthLimit = 512

  private let bytes: UnsafeRawBufferPointer
  private var position: Int
  private let end: Int

  init(_ bytes: UnsafeRawBufferPointer, range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
    if range == nil, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  // MARK: Elements

  /// Reads one element with its contents.
  /// - Parameter passOver: called at `<scene>` tags, which are skipped; nil reads them like all others.
  mutating func readElement(scenes passOver: ((PassedScene) -> Void)? = nil) throws(Problem) -> NibElement {
    var open: [NibElement] = []
    while true {
      let textStart = position
      guard findTag() else { throw problem(open.isEmpty ? "has no element" : "ends within <\(open[0].name)>") }
      if let element = open.last { try addText(textStart..<position, to: element) }
      if try skipNonElement(into: open.last) { continue }
      if byte(position + 1) == UInt8(ascii: "/") {
        guard let element = open.popLast() else { throw problem("closes an element that is not open") }
        try closeTag(of: element.name)
        if open.isEmpty { return element }
        continue
      }
      let start = position
      let (element, isEmpty) = try openTag()
      open.last?.append(element)
      if isEmpty {
        if open.isEmpty { return element }
      } else if let passOver, element.name == "scene", open.count == 2 {
        passOver(try skimScene(from: start))
      } else {
        open.append(element)
        if open.count > Self.depthLimit { throw tooDeep }
      }
    }
  }

  /// Skips the contents of a scene whose opening tag was read.
  private mutating func skimScene(from start: Int) throws(Problem) -> PassedScene {
    var objects: [NibElement] = []
    var open: [Range<Int>] = []
    while true {
      guard findTag() else { throw problem("ends within <scene>") }
      if try skipNonElement(into: nil) { continue }
      if byte(position + 1) == UInt8(ascii: "/") {
        guard let name = open.popLast() else {
          try closeTag(of: "scene")
          return PassedScene(range: start..<position, objects: objects)
        }
        try closeTag(like: name)
      } else if open.count == 1 {
        let name = nameRange(from: position + 1)
        let (element, isEmpty) = try openTag()
        objects.append(element)
        if !isEmpty { open.append(name) }
      } else {
        let name = nameRange(from: position + 1)
        if try !skimTag(name) { open.append(name) }
        // The scene's own depth in its file is included.
        if open.count + 3 > Self.depthLimit { throw tooDeep }
      }
    }
  }

  private var tooDeep: Problem { problem("its elements are nested more than \(Self.depthLimit) deep") }

  // MARK: Tags

  /// Moves to the next `<`.
  private mutating func findTag() -> Bool {
    guard position < end, let base = bytes.baseAddress, let found = memchr(base + position, 0x3C, end - position)
    else {
      return false
    }
    position = UnsafeRawPointer(found) - base
    return true
  }

  private func byte(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

  private func nameRange(from start: Int) -> Range<Int> {
    var index = start
    while index < end, Self.isNameByte(bytes[index]) { index += 1 }
    return start..<index
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x5F, 0x2D, 0x2E, 0x80...: true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private mutating func skipSpace() { while position < end, Self.isSpace(bytes[position]) { position += 1 } }

  private mutating func openTag() throws(Problem) -> (NibElement, isEmpty: Bool) {
    let start = position
    let name = nameRange(from: position + 1)
    guard !name.isEmpty else { throw problem("has a < that begins no tag") }
    position = name.upperBound
    var attributes: [(name: String, value: String)] = []
    while true {
      let before = position
      skipSpace()
      switch byte(position) {
      case UInt8(ascii: ">"):
        position += 1
        return (NibElement(name: text(name), attributes: attributes, offset: start), false)
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: ">"):
        position += 2
        return (NibElement(name: text(name), attributes: attributes, offset: start), true)
      default:
        guard position > before else { throw problem("has a broken tag <\(text(name))>") }
        attributes.append(try attribute(of: name))
      }
    }
  }

  private mutating func attribute(of tag: Range<Int>) throws(Problem) -> (name: String, value: String) {
    let name = nameRange(from: position)
    position = name.upperBound
    skipSpace()
    guard !name.isEmpty, byte(position) == UInt8(ascii: "=") else {
      throw problem("has a broken tag <\(text(tag))>")
    }
    position += 1
    skipSpace()
    let quote = byte(position)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw problem("has an attribute \(text(name)) without quotes")
    }
    let start = position + 1
    var index = start
    var isPlain = true
    while index < end, bytes[index] != quote {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") { throw problem("has an attribute \(text(name)) that does not end") }
      if byte == UInt8(ascii: "&") || byte < 0x20 { isPlain = false }
      index += 1
    }
    guard index < end else { throw problem("ends within the attribute \(text(name))") }
    position = index + 1
    let value = start..<index
    return (text(name), isPlain ? text(value) : try decoded(value, isAttribute: true))
  }

  /// Skips a tag.
  /// - Returns: true for an element without contents, `<a/>`.
  private mutating func skimTag(_ name: Range<Int>) throws(Problem) -> Bool {
    guard !name.isEmpty else { throw problem("has a < that begins no tag") }
    var index = name.upperBound
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let base = bytes.baseAddress, let close = memchr(base + index + 1, Int32(byte), end - index - 1)
        else { break }
        index = UnsafeRawPointer(close) - base
      } else if byte == UInt8(ascii: ">") {
        position = index + 1
        return bytes[index - 1] == UInt8(ascii: "/")
      } else if byte == UInt8(ascii: "<") {
        break
      }
      index += 1
    }
    throw problem("has a broken tag <\(text(name))>")
  }

  private mutating func closeTag(of name: String) throws(Problem) {
    let found = nameRange(from: position + 2)
    guard text(found) == name else { throw problem("closes <\(text(found))> where <\(name)> is open") }
    try endCloseTag(found)
  }

  private mutating func closeTag(like name: Range<Int>) throws(Problem) {
    let found = nameRange(from: position + 2)
    guard found.count == name.count, bytes[found].elementsEqual(bytes[name]) else {
      throw problem("closes <\(text(found))> where <\(text(name))> is open")
    }
    try endCloseTag(found)
  }

  private mutating func endCloseTag(_ name: Range<Int>) throws(Problem) {
    position = name.upperBound
    skipSpace()
    guard byte(position) == UInt8(ascii: ">") else { throw problem("has a broken tag </\(text(name))>") }
    position += 1
  }

  // MARK: Between the tags

  /// Skips declarations and comments; reads the text of `<![CDATA[…]]>`.
  private mutating func skipNonElement(into element: NibElement?) throws(Problem) -> Bool {
    switch byte(position + 1) {
    case UInt8(ascii: "?"): position = try find("?>", from: position + 2)
    case UInt8(ascii: "!") where starts(with: "<!--"): position = try find("-->", from: position + 4)
    case UInt8(ascii: "!") where starts(with: "<![CDATA["):
      let start = position + 9
      position = try find("]]>", from: start)
      element?.addText(text(start..<position - 3))
    case UInt8(ascii: "!"): throw problem("declares a document type, which Interface Builder never does")
    default: return false
    }
    return true
  }

  private func starts(with text: StaticString) -> Bool {
    position + text.utf8CodeUnitCount <= end
      && memcmp(bytes.baseAddress! + position, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  /// Returns the position after `text`.
  private func find(_ text: StaticString, from start: Int) throws(Problem) -> Int {
    let count = text.utf8CodeUnitCount
    var index = start
    while index + count <= end {
      if memcmp(bytes.baseAddress! + index, text.utf8Start, count) == 0 { return index + count }
      index += 1
    }
    throw problem("ends within a comment or declaration")
  }

  /// Adds text. Indentation is ignored, but spaces in an element that contains a string are not.
  private func addText(_ range: Range<Int>, to element: NibElement) throws(Problem) {
    guard !range.isEmpty else { return }
    let holdsText = element.name == "string" || element.name == "mutableString"
    guard holdsText || bytes[range].contains(where: { !Self.isSpace($0) }) else { return }
    element.addText(bytes[range].contains(UInt8(ascii: "&")) ? try decoded(range, isAttribute: false) : text(range))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func decoded(_ range: Range<Int>, isAttribute: Bool) throws(Problem) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "&") {
        guard let close = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: ";")),
          let scalar = Self.entity(text(index..<close))
        else { throw problem("has an entity that XML does not know") }
        result.append(contentsOf: String(scalar).utf8)
        index = close + 1
      } else {
        // A line break in an attribute is read as a space; Interface Builder writes line breaks as &#10;.
        result.append(isAttribute && Self.isSpace(byte) ? 0x20 : byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func entity(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let number = name.dropFirst()
      let value = number.hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
      guard let value, value > 0 else { return nil }
      return Unicode.Scalar(value)
    }
  }

  private func problem(_ message: String) -> Problem { Problem(message: message, offset: min(position, end)) }
}
