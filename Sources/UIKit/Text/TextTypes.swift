import CoreText

// Foundation on Linux has classes of these names that UIKit must not use: the names that come with UIKit are
// Core Text's.

/// Text with attributes for ranges of characters. Foundation's own on Linux lacks what UIKit adds, so that UIKit's
/// module brings the class with it.
public typealias NSAttributedString = CoreText.NSAttributedString
/// Text with attributes that can be changed. Foundation's own on Linux lacks what UIKit adds, so that UIKit's
/// module brings the class with it.
public typealias NSMutableAttributedString = CoreText.NSMutableAttributedString
/// Settings of a paragraph. Foundation's own on Linux lacks what UIKit adds, so that UIKit's module brings the
/// class with it.
public typealias NSParagraphStyle = CoreText.NSParagraphStyle
/// Settings of a paragraph that can be changed. Foundation's own on Linux lacks what UIKit adds, so that UIKit's
/// module brings the class with it.
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
