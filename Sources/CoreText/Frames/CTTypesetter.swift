/// A typesetter, which breaks an attributed string into lines on request.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coretext/cttypesetter>
public final class CTTypesetter: Hashable, @unchecked Sendable {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

  public static func == (lhs: CTTypesetter, rhs: CTTypesetter) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  fileprivate func breakLength(_ start: Int, _ width: Double, _ mode: NSLineBreakMode) -> Int {
    let start = min(max(start, 0), text.length)
    let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
    var options = TextLayoutOptions(width: CGFloat(width))
    options.maximumLines = 1
    options.lineBreakMode = mode
    return TextLayout(rest, options).lines.first?.range.count ?? 0
  }
}

/// Creates a typesetter for a copy of the string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Creates a line from a range of the string, in UTF-16 units, regardless of its width.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let part = stringRange.clamped(to: typesetter.text.length)
  let text = typesetter.text.attributedSubstring(from: NSRange(location: part.lowerBound, length: part.count))
  let line = CTLineCreateWithAttributedString(text)
  return CTLine(layout: line.layout, index: 0, offset: part.lowerBound, source: text)
}

/// Returns the number of UTF-16 units from an index that fit into a width, with breaks between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.breakLength(startIndex, width, .byWordWrapping) }

/// Returns the number of UTF-16 units from an index that fit into a width, with breaks between characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.breakLength(startIndex, width, .byCharWrapping) }
