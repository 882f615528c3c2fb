import CoreText

// Foundation on Linux has classes of these names that UIKit must not use: the names that come with UIKit are
// Core Text's.

/// Text with attributes for ranges of characters. Foundation's class on Linux lacks UIKit's additions, so UIKit's
/// module exports this one.
public typealias NSAttributedString = CoreText.NSAttributedString
/// Mutable text with attributes. Foundation's class on Linux lacks UIKit's additions, so UIKit's module exports
/// this one.
public typealias NSMutableAttributedString = CoreText.NSMutableAttributedString
/// The attributes of a paragraph. Foundation's class on Linux lacks UIKit's additions, so UIKit's module exports
/// this one.
public typealias NSParagraphStyle = CoreText.NSParagraphStyle
/// The mutable attributes of a paragraph. Foundation's class on Linux lacks UIKit's additions, so UIKit's module
/// exports this one.
public typealias NSMutableParagraphStyle = CoreText.NSMutableParagraphStyle
/// A tab stop of a paragraph. CoreText's type, which UIKit's module brings with it.
public typealias NSTextTab = CoreText.NSTextTab
/// The horizontal alignment of a text's lines. CoreText's type, which UIKit's module brings with it.
public typealias NSTextAlignment = CoreText.NSTextAlignment
/// The wrapping or truncation of text that is wider than its line. CoreText's type, which UIKit's module brings
/// with it.
public typealias NSLineBreakMode = CoreText.NSLineBreakMode
/// The direction in which a paragraph runs. CoreText's type, which UIKit's module brings with it.
public typealias NSWritingDirection = CoreText.NSWritingDirection
/// The effect of a `writingDirection` attribute on the text around it. CoreText's type, which UIKit's module brings
/// with it.
public typealias NSWritingDirectionFormatType = CoreText.NSWritingDirectionFormatType
/// The underline of text. CoreText's type, which UIKit's module brings with it.
public typealias NSUnderlineStyle = CoreText.NSUnderlineStyle
