import UIKit

/// The file that the script command `accessibility` writes, with one element per line in reading order.
extension AccessibilityTree {
  package var json: String {
    let lines = elements.map { "    " + Self.describe($0) }
    return "{\n  \"elements\": [" + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ") + "]\n}\n"
  }

  private static func describe(_ element: SpokenElement) -> String {
    typealias JSON = ScreenContents
    var fields = ["\"class\": \(JSON.quoted(element.className))", "\"spoken\": \(JSON.quoted(element.spoken))"]
    let texts: [(String, String?)] = [
      ("label", element.label), ("value", element.value), ("hint", element.hint),
      ("identifier", element.identifier),
      ("language", element.language), ("container", element.container), ("containerLabel", element.containerLabel),
    ]
    for (key, text) in texts { if let text { fields.append("\"\(key)\": \(JSON.quoted(text))") } }
    let lists = [("traits", element.traits), ("actions", element.actions), ("rotors", element.rotors)]
    for (key, list) in lists where !list.isEmpty {
      fields.append("\"\(key)\": [\(list.map(JSON.quoted).joined(separator: ", "))]")
    }
    if !element.customContent.isEmpty {
      let items = element.customContent.map {
        "{\"label\": \(JSON.quoted($0.label)), \"value\": \(JSON.quoted($0.value))}"
      }
      fields.append("\"customContent\": [\(items.joined(separator: ", "))]")
    }
    let frame = element.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(JSON.number)
    fields.append("\"frame\": [\(numbers.joined(separator: ", "))]")
    let point = [element.activationPoint.x, element.activationPoint.y].map(JSON.number)
    fields.append("\"activationPoint\": [\(point.joined(separator: ", "))]")
    if element.hasPath { fields.append("\"path\": true") }
    return "{" + fields.joined(separator: ", ") + "}"
  }
}
