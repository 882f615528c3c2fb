import UIKit

/// The file of the script command `tree`. The encoder is our own, because Foundation's writes longer numbers and an
/// undefined order of keys.
extension ScreenContents {
  package var json: String {
    var text = "{\n  \"device\": \(Self.quoted(device)),\n"
    text += "  \"size\": [\(Self.number(size.width)), \(Self.number(size.height))],\n  \"windows\": ["
    text += Self.list(windows, indentation: "    ")
    return text + "]\n}\n"
  }

  private static func list(_ elements: [Element], indentation: String) -> String {
    if elements.isEmpty { return "" }
    let inner = elements.map { indentation + describe($0, indentation: indentation) }.joined(separator: ",\n")
    return "\n" + inner + "\n" + String(indentation.dropLast(2))
  }

  private static func describe(_ element: Element, indentation: String) -> String {
    let frame = element.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(number)
    var fields = [
      "\"class\": \(quoted(element.className))", "\"frame\": [\(numbers.joined(separator: ", "))]",
    ]
    if element.type != .other { fields.append("\"type\": \(quoted(element.type.rawValue))") }
    if let text = element.text { fields.append("\"text\": \(quoted(text))") }
    if let label = element.label { fields.append("\"label\": \(quoted(label))") }
    if let identifier = element.identifier { fields.append("\"identifier\": \(quoted(identifier))") }
    if let value = element.value, value != element.text { fields.append("\"value\": \(quoted(value))") }
    if !element.isEnabled { fields.append("\"enabled\": false") }
    if element.isSelected { fields.append("\"selected\": true") }
    fields.append("\"hidden\": \(element.isHidden)")
    for (key, names) in [("actions", element.actions), ("rotors", element.rotors)] where !names.isEmpty {
      fields.append("\"\(key)\": [\(names.map(quoted).joined(separator: ", "))]")
    }
    if !element.children.isEmpty {
      fields.append("\"children\": [\(list(element.children, indentation: indentation + "  "))]")
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  /// Returns a number rounded to thousandths; `null` if it is not finite.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (Double(value) * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return String(rounded)
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
