extension NSAttributedString {
  /// The characters of Swift's attributed string with those attributes that both know: links.
  public convenience init(_ attributedString: AttributedString) {
    let result = NSMutableAttributedString()
    for run in attributedString.runs {
      var attributes: [Key: Any] = [:]
      if let link = run.link { attributes[.link] = link }
      let text = String(attributedString[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// The characters of an attributed string with those attributes that both know: links.
  public init(_ attributedString: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: attributedString.length)
    attributedString.enumerateAttributes(in: whole) { attributes, range, _ in
      var part = AttributedString(attributedString.attributedSubstring(from: range).string)
      if let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) {
        part.link = link
      }
      append(part)
    }
  }
}
