import CoreText
import Foundation

import class CoreText.NSAttributedString

/// The system font.
func font(_ size: CGFloat = 17, weight: CGFloat = 0) -> CTFont {
  var spec = FontSpec(size: size)
  spec.weight = weight
  return CTFont(spec: spec)
}

func text(_ string: String, _ font: CTFont = font(), _ more: [NSAttributedString.Key: Any] = [:])
  -> NSAttributedString
{
  NSAttributedString(string: string, attributes: more.merging([.font: font]) { first, _ in first })
}

func width(_ string: String, _ font: CTFont = font()) -> CGFloat { TextLayout(text(string, font)).size.width }

func layout(
  _ string: String, width: CGFloat = .infinity, _ change: (inout TextLayoutOptions) -> Void = { _ in }
) -> TextLayout {
  var options = TextLayoutOptions(width: width)
  change(&options)
  return TextLayout(text(string), options)
}

extension TextLayout {
  /// Returns the text of each line.
  func strings(of string: String) -> [String] {
    let units = Array(string.utf16)
    return lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }
}
