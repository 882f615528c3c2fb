/// Breaks an attributed string into lines as the caller requests them.
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

/// Returns a typesetter of the string as it is now; later changes of a mutable one are not seen.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Returns a range of the string, in UTF-16 units, as one line, whatever its width.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let part = stringRange.clamped(to: typesetter.text.length)
  let text = typesetter.text.attributedSubstring(from: NSRange(location: part.lowerBound, length: part.count))
  let line = CTLineCreateWithAttributedString(text)
  return CTLine(layout: line.layout, index: 0, offset: part.lowerBound, source: text)
}

/// Returns the number of units from a start that fit a width, broken between words.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.breakLength(startIndex, width, .byWordWrapping) }

/// Returns the number of units from a start that fit a width, broken between characters.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.breakLength(startIndex, width, .byCharWrapping) }
