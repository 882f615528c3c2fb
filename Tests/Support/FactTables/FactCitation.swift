/// A citation of `Documentation/facts` in a comment: `facts/animation.md#durations/implicit`.
public struct FactCitation: Equatable {
  /// The text of the citation.
  public let text: String
  /// The name of the file without its extension.
  public let file: String
  public let section: String?
  public let row: String?

  public init(text: String, file: String, section: String?, row: String?) {
    self.text = text
    self.file = file
    self.section = section
    self.row = row
  }

  /// The citations of a text, in their order. A row whose name has spaces (`facts/devices.md#screens/iPhone 15`) is
  /// cited up to its first space.
  public static func all(in text: String) -> [FactCitation] {
    // A folder of that name in another folder is not a citation: `Documentation/facts/…` is, `other/facts/…` is
    // not.
    let pattern = #/(?:^|[^\w\/]|Documentation\/)(facts\/[\w\-.]+(?:#[\w\-]+(?:\/[\w\-.]*[\w\-])?)?)/#
      .anchorsMatchLineEndings()
    return text.matches(of: pattern).map { FactCitation(written: String($0.1)) }
  }

  private init(written text: String) {
    var text = text
    while text.last == "." { text.removeLast() }
    self.text = text
    let halves = text.dropFirst("facts/".count).split(separator: "#", maxSplits: 1).map(String.init)
    let path = halves.count == 2 ? halves[1].split(separator: "/", maxSplits: 1).map(String.init) : []
    file = (halves.first ?? "").replacing(#/\.md$/#, with: "")
    section = path.first
    row = path.count == 2 ? path[1] : nil
  }

  /// The error in the citation; nil if it is valid.
  public var problem: String? {
    guard text.hasPrefix("facts/\(file).md") else { return "\(text) names no file of Documentation/facts" }
    if file == "README" { return nil }
    guard let found = try? FactFile(file) else { return "\(text): Documentation/facts/\(file).md does not exist" }
    guard let section else { return nil }
    guard found.sections.contains(section) else { return "\(text): \(file).md has no section \"\(section)\"" }
    guard let row else { return nil }
    let rows = found.tables.first { $0.name == "\(file)#\(section)" }?.rows ?? []
    guard rows.contains(where: { $0.name == row || $0.name.hasPrefix("\(row) ") }) else {
      return "\(text): the table has no row \"\(row)\""
    }
    return nil
  }
}
