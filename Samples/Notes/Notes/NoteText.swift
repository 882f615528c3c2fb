import UIKit

/// How the text of notes looks.
enum NoteText {
  /// Pictures are not higher than this.
  static let pictureHeight: CGFloat = 160

  /// The attributes of text in the user's size.
  static func attributes(
    _ traits: UIFontDescriptor.SymbolicTraits = [], compatibleWith collection: UITraitCollection? = nil
  ) -> [NSAttributedString.Key: Any] {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: collection)
    let font = UIFont(descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: 0)
    return [.font: font, .foregroundColor: UIColor.label]
  }

  /// Text of a document with the app's font and colors: of its attributes, bold, italic, underlined and pictures stay.
  static func styled(_ text: NSAttributedString, compatibleWith collection: UITraitCollection? = nil)
    -> NSAttributedString
  {
    let result = NSMutableAttributedString(string: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { old, range, _ in
      let traits = (old[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
      var new = attributes(traits.intersection([.traitBold, .traitItalic]), compatibleWith: collection)
      new[.underlineStyle] = old[.underlineStyle]
      if let attachment = old[.attachment] as? NSTextAttachment {
        fit(attachment)
        new[.attachment] = attachment
      }
      result.setAttributes(new, range: range)
    }
    return result
  }

  /// A picture in the text.
  static func picture(_ image: UIImage) -> NSTextAttachment {
    let attachment = NSTextAttachment(image: image)
    fit(attachment)
    return attachment
  }

  private static func fit(_ attachment: NSTextAttachment) {
    let data = attachment.contents ?? attachment.fileWrapper?.regularFileContents
    guard let image = attachment.image ?? data.flatMap({ UIImage(data: $0) }) else { return }
    attachment.image = image
    let scale = min(1, pictureHeight / max(image.size.height, 1))
    attachment.bounds.size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }
}
