import Foundation
import HostModel

/// The findings of an audit without duplicates, in the order of the files.
struct AuditReport {
  struct Line: Hashable {
    var file: String
    var line: Int
    var object: String
    var finding: AuditFinding
  }

  let app: String
  let lines: [Line]

  init(findings: [AuditFinding], project: AppProject) {
    app = project.name
    let locations = SourceLocations(project: project)
    var seen: Set<String> = []
    lines = findings.map { finding in
      let (file, line) = locations.location(of: finding)
      return Line(file: file, line: line, object: Self.object(finding), finding: finding)
    }.filter { seen.insert("\($0.file):\($0.line) \(Self.identity($0)) \($0.finding.kind)").inserted }
      .enumerated().sorted {
        let (a, b) = ($0.element, $1.element)
        return (a.file, a.line, a.finding.kind.rawValue, $0.offset) < (
          b.file, b.line, b.finding.kind.rawValue, $1.offset
        )
      }.map(\.element)
  }

  /// Returns a key that is equal for objects that the same source line creates, such as those of other rows or of
  /// other instances of a class.
  private static func identity(_ line: Line) -> String {
    let finding = line.finding
    if let id = finding.nibObject { return id }
    if let owner = finding.owner, let property = finding.property { return "\(owner).\(property)" }
    guard let cell = finding.cell else { return line.object }
    return "\(cell) \(finding.className) \(finding.detail)"
  }

  /// Returns the description of the object, as in `UIButton "Save" (LoginController.saveButton)`.
  private static func object(_ finding: AuditFinding) -> String {
    var text = finding.className
    if let name = finding.name { text += " \"\(name.replacingOccurrences(of: "\n", with: " ").prefix(60))\"" }
    if let id = finding.nibObject { return "\(text) (object \(id))" }
    guard let owner = finding.owner else { return text }
    return "\(text) (\(finding.property.map { "\(owner).\($0)" } ?? "in \(owner)"))"
  }

  private static let largest = "UICTContentSizeCategoryAccessibilityXXXL"

  private func sentence(_ finding: AuditFinding) -> String {
    let size = finding.textSize == Self.largest ? " (text size AX5)" : ""
    return "\(finding.summary)\(size): \(finding.detail)"
  }

  /// The text of the report, one finding per line; empty if there are no findings.
  var text: String {
    lines.map { "\($0.file)\($0.line > 0 ? ":\($0.line)" : ""): \($0.object): \(sentence($0.finding))\n" }.joined()
  }

  func json() throws -> String {
    let items = lines.map { line -> [String: Any] in
      let finding = line.finding
      var item: [String: Any] = [
        "kind": finding.kind.rawValue, "file": line.file, "object": line.object, "class": finding.className,
        "summary": finding.summary, "detail": finding.detail, "frame": finding.frame,
        "textSize": finding.textSize == Self.largest ? "AX5" : "L",
      ]
      if line.line > 0 { item["line"] = line.line }
      item["name"] = finding.name
      item["owner"] = finding.owner
      item["property"] = finding.property
      item["nibObject"] = finding.nibObject
      item["screen"] = finding.screen
      return item
    }
    let data = try JSONSerialization.data(
      withJSONObject: ["app": app, "findings": items],
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
