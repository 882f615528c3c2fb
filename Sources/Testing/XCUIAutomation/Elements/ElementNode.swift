import UIKit

/// A snapshot of an element in the app's tree.
@MainActor final class ElementNode: NSObject, XCUIElementSnapshot {
  /// The number by which the app identifies the element until the next tree is captured.
  let number: Int
  let elementType: XCUIElement.ElementType
  let frame: CGRect
  let identifier: String
  let label: String
  let text: String?
  let placeholderValue: String?
  private let flags: Set<Character>
  private(set) weak var parent: ElementNode?
  private(set) var nodes: [ElementNode] = []
  /// The number of the process if the element is an application.
  let process: Int32?

  init(application name: String, process: Int32, frame: CGRect) {
    number = -1
    elementType = .application
    self.frame = frame
    identifier = ""
    label = name
    text = nil
    placeholderValue = nil
    flags = []
    self.process = process
  }

  /// Parses a line of the app's tree; nil if the line is invalid.
  init?(fields: [Substring]) {
    guard fields.count == 12, let number = Int(fields[1]) else { return nil }
    self.number = number
    elementType = XCUIElement.ElementType(treeName: fields[2])
    let numbers = fields[3...6].map { Double($0) ?? 0 }
    frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    flags = Set(fields[7])
    identifier = Self.text(fields[8]) ?? ""
    label = Self.text(fields[9]) ?? ""
    text = Self.text(fields[10])
    placeholderValue = Self.text(fields[11])
    process = nil
  }

  private static func text(_ field: Substring) -> String? {
    guard field.first == "=" else { return nil }
    let rest = field.dropFirst()
    guard rest.utf8.contains(0x5C) else { return String(rest) }
    var result = ""
    var isEscaped = false
    for character in rest {
      if isEscaped {
        result.append(["n": "\n", "t": "\t", "r": "\r"][character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Parses the tree that the app wrote and adds it below the application.
  static func tree(_ text: String, below root: ElementNode) {
    var path = [root]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let depth = fields.first.flatMap({ Int($0) }), let node = ElementNode(fields: fields) else { continue }
      path.removeLast(max(0, path.count - depth - 1))
      node.parent = path[path.count - 1]
      path[path.count - 1].nodes.append(node)
      path.append(node)
    }
  }

  // MARK: Attributes

  var value: Any? { text }
  var title: String { "" }
  var isEnabled: Bool { !flags.contains("d") }
  var isSelected: Bool { flags.contains("s") }
  var hasFocus: Bool { flags.contains("f") }
  var hasKeyboardFocus: Bool { flags.contains("k") }
  var isMainWindow: Bool { flags.contains("m") }
  var horizontalSizeClass: XCUIElement.SizeClass { UIScreen.main.traitCollection.horizontalSizeClass }
  var verticalSizeClass: XCUIElement.SizeClass { UIScreen.main.traitCollection.verticalSizeClass }
  var children: [any XCUIElementSnapshot] { nodes }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var attributes: [XCUIElement.AttributeName: Any] = [
      .elementType: elementType.rawValue, .identifier: identifier, .label: label, .title: title,
      .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
      .horizontalSizeClass: horizontalSizeClass.rawValue, .verticalSizeClass: verticalSizeClass.rawValue,
      .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
      .children: nodes.map(\.dictionaryRepresentation),
    ]
    attributes[.value] = value
    attributes[.placeholderValue] = placeholderValue
    return attributes
  }

  /// Returns whether the identifier, label, title, value or placeholder equals the name.
  func isNamed(_ name: String) -> Bool {
    identifier == name || label == name || text == name || placeholderValue == name
  }

  /// Appends all descendants in the order of the tree.
  func appendDescendants(to list: inout [ElementNode]) {
    for node in nodes {
      list.append(node)
      node.appendDescendants(to: &list)
    }
  }

  func contains(where isMatching: (ElementNode) -> Bool) -> Bool {
    nodes.contains { isMatching($0) || $0.contains(where: isMatching) }
  }

  // MARK: Descriptions

  /// Returns the description of the element in messages, such as `Button, {{16.0, 44.0}, {343.0, 44.0}}, label:
  /// 'Save', Disabled`.
  func line(address: Bool = false, frame showsFrame: Bool = true) -> String {
    var parts = [elementType.name + (isMainWindow ? " (Main)" : "")]
    if address { parts.append(self.address) }
    if let process {
      parts.append("pid: \(process)")
    } else if showsFrame {
      parts.append(
        "{{\(Self.short(frame.minX)), \(Self.short(frame.minY))}, "
          + "{\(Self.short(frame.width)), \(Self.short(frame.height))}}")
    }
    if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
    if !label.isEmpty { parts.append("label: '\(label)'") }
    if let placeholderValue { parts.append("placeholderValue: '\(placeholderValue)'") }
    if let text { parts.append("value: \(text)") }
    if hasKeyboardFocus { parts.append("Keyboard Focused") }
    if !isEnabled { parts.append("Disabled") }
    if isSelected { parts.append("Selected") }
    return parts.joined(separator: ", ")
  }

  /// A placeholder for the address that Apple's description contains; it is the same in each run.
  private var address: String { "0x" + String(0x6000_0000_0000 + (number + 2) * 0xE0, radix: 16) }

  private static func short(_ value: CGFloat) -> String {
    let tenths = (Double(value) * 10).rounded() / 10
    return "\(tenths == 0 ? 0 : tenths)"
  }

  /// Returns the descriptions of all descendants, one per line.
  func treeLines(indentation: String = "    ") -> [String] {
    nodes.flatMap { [indentation + $0.line(address: true)] + $0.treeLines(indentation: indentation + "  ") }
  }

  /// The elements from the application to this one.
  var path: [ElementNode] { (parent?.path ?? []) + [self] }
}
