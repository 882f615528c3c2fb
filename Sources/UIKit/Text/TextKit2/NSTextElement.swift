import CoreText

/// An element of a document: the unit that TextKit 2 lays out.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextelement>
open class NSTextElement: NSObject {
  /// The document that the element is in.
  open weak var textContentManager: NSTextContentManager?
  /// The element's range in its document; nil for an element that is in none.
  open var elementRange: NSTextRange? {
    get { span.map { NSTextRange(offsets: $0) } ?? foreignRange }
    set {
      span = newValue?.offsets
      foreignRange = newValue
    }
  }
  private var foreignRange: NSTextRange?
  /// The range as offsets, in a content storage.
  var span: NSRange?

  /// Creates an element of a document.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The elements within this one.
  open var childElements: [NSTextElement] { ownChildren }
  var ownChildren: [NSTextElement] { [] }
  /// The element that this one is within.
  open var parent: NSTextElement? { nil }
  /// Whether the element shows text of the document, rather than only containing other elements. True by default.
  open var isRepresentedElement: Bool { true }
}

/// A paragraph of text with its attributes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextparagraph>
open class NSTextParagraph: NSTextElement {
  private let text: NSAttributedString

  /// Creates a paragraph, which does not belong to a document yet.
  public init(attributedString: NSAttributedString?) {
    text = attributedString.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString()
    super.init(textContentManager: nil)
  }

  /// Creates a paragraph without text of a document.
  public override init(textContentManager: NSTextContentManager?) {
    text = NSAttributedString()
    super.init(textContentManager: textContentManager)
  }

  /// The text, with the paragraph's separator.
  open var attributedString: NSAttributedString { text }

  private var separatorLength: Int {
    let units = Array(attributedString.string.utf16.suffix(2))
    if units == [0x0D, 0x0A] { return 2 }
    return units.last.map { [0x0A, 0x0D, 0x85, 0x2029].contains($0) } == true ? 1 : 0
  }

  /// The range of the text without its separator; nil for a paragraph that is in no document.
  open var paragraphContentRange: NSTextRange? {
    span.map { NSTextRange(offsets: NSRange(location: $0.location, length: $0.length - separatorLength)) }
  }

  /// The range of the separator, empty for a last paragraph without one; nil for a paragraph outside of a document.
  open var paragraphSeparatorRange: NSTextRange? {
    let length = separatorLength
    return span.map { NSTextRange(offsets: NSRange(location: NSMaxRange($0) - length, length: length)) }
  }
}

/// An item of a list, with its marker and the items within it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nstextlistelement>
open class NSTextListElement: NSTextParagraph {
  /// The list that the item is of.
  open private(set) var textList: NSTextList
  /// The item's own text; nil for an item that only contains others.
  open private(set) var contents: NSAttributedString?
  /// The attributes of the marker; nil stands for those of the text.
  open private(set) var markerAttributes: [NSAttributedString.Key: Any]?
  private let children: [NSTextListElement]
  private weak var holder: NSTextListElement?

  /// Creates an item within another one.
  public init(
    parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
    markerAttributes: [NSAttributedString.Key: Any]? = nil, children: [NSTextListElement]?
  ) {
    self.textList = textList
    self.contents = contents
    self.markerAttributes = markerAttributes
    self.children = children ?? []
    holder = parent
    super.init(
      attributedString: contents.map {
        NSTextListElement.text(of: $0, textList, markerAttributes, number: textList.startingItemNumber)
      })
    for child in self.children { child.holder = self }
  }

  /// Creates an item on its own.
  public convenience init(
    contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]? = nil, textList: NSTextList,
    children: [NSTextListElement]?
  ) {
    self.init(
      parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes, children: children)
  }

  /// Creates a container for items of a list at a depth. Returns nil without items.
  public convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
    guard !children.isEmpty, nestingLevel >= 0 else { return nil }
    self.init(parent: nil, textList: textList, contents: nil, markerAttributes: nil, children: children)
  }

  /// The marker and the item's text, with a paragraph style that names the list.
  open override var attributedString: NSAttributedString { super.attributedString }
  /// The items within this one.
  @_nonoverride open var childElements: [NSTextListElement] { children }
  override var ownChildren: [NSTextElement] { children }
  /// The parent item; nil if there is none.
  open override var parent: NSTextListElement? { holder }
  open override var isRepresentedElement: Bool { contents != nil }

  private static func text(
    of contents: NSAttributedString, _ list: NSTextList, _ attributes: [NSAttributedString.Key: Any]?, number: Int
  ) -> NSAttributedString {
    let own = contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:]
    let old = own[.paragraphStyle] as? NSParagraphStyle ?? .default
    let style = old.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
    if !style.textLists.contains(list) { style.textLists += [list] }
    let depth = CGFloat(style.textLists.count)
    if style.headIndent == 0 {
      style.headIndent = 36 * depth
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: 36 * depth - 25),
        NSTextTab(textAlignment: .natural, location: 36 * depth),
      ]
    }
    let marker = list.marker(forItemNumber: number) + (list.isOrdered ? "." : "")
    let result = NSMutableAttributedString(
      string: "\t\(marker)\t", attributes: own.merging(attributes ?? [:]) { $1 })
    result.append(contents)
    result.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: result.length))
    return result
  }
}
