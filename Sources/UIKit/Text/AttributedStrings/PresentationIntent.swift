/// The intent of a block of text: paragraph, heading, list, quote, code, table.
///
/// Parsing Markdown sets it. Labels and text views do not show it; apps style blocks by it:
///
/// ```swift
/// let text = try AttributedString(markdown: "# Title\n\nA paragraph.")
/// for (intent, range) in text.runs[\.presentationIntent] where intent != nil { print(text[range]) }
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/presentationintent>
public struct PresentationIntent: Hashable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Sendable {
    /// Running text.
    case paragraph
    /// A heading; its level is from 1 to 6.
    case header(level: Int)
    /// A numbered list.
    case orderedList
    /// A list without numbers.
    case unorderedList
    /// An item of a list; its ordinal is its number, from 1.
    case listItem(ordinal: Int)
    /// Code, with the word after the opening fence; nil if there is none.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line between blocks. Parsing Markdown does not give it any text.
    case thematicBreak
    /// A table with its columns. Parsing Markdown leaves tables as text.
    case table(columns: [TableColumn])
    /// The first row of a table.
    case tableHeaderRow
    /// Another row of a table, counted from 1.
    case tableRow(rowIndex: Int)
    /// A cell in a row, counted from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable {
    /// The alignment of the texts of a column.
    public enum Alignment: Int, Hashable, Sendable {
      /// The text is aligned at the left.
      case left
      /// The text is centered.
      case center
      /// The text is aligned at the right.
      case right
    }

    /// The alignment of the cells.
    public var alignment: Alignment

    /// Creates a column of an alignment.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block, whose identity distinguishes it from other blocks of its kind.
  public struct IntentType: Hashable, Sendable {
    /// The kind of the block.
    public var kind: Kind
    /// A number that all text of the block has, and no other block.
    public var identity: Int

    /// Creates a block of a kind and an identity.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks that contain the text, the innermost first.
  public var components: [IntentType]
  /// The number of blocks.
  public var count: Int { components.count }
  /// The number of lists and quotations that contain the text.
  public var indentationLevel: Int {
    components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
  }

  /// Creates the intent of a block within another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates an intent of blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// Returns whether both intents consist of blocks of the same kinds, regardless of their identities.
  public func isEquivalent(to other: PresentationIntent) -> Bool {
    components.map(\.kind) == other.components.map(\.kind)
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  /// The kinds with their identities, the innermost first: `[paragraph (id 4), listItem 1 (id 3)]`.
  public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
  /// The kind with its identity: `header 1 (id 2)`.
  public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
}

extension PresentationIntent.Kind: CustomDebugStringConvertible {
  /// The kind with its value: `header 1`.
  public var debugDescription: String {
    switch self {
    case .header(let level): return "header \(level)"
    case .listItem(let ordinal): return "listItem \(ordinal)"
    case .codeBlock(let hint): return "codeBlock '\(hint ?? "")'"
    case .table: return "table"
    case .tableRow(let row): return "tableRow \(row)"
    case .tableCell(let column): return "tableCell \(column)"
    case .paragraph: return "paragraph"
    case .orderedList: return "orderedList"
    case .unorderedList: return "unorderedList"
    case .blockQuote: return "blockQuote"
    case .thematicBreak: return "thematicBreak"
    case .tableHeaderRow: return "tableHeaderRow"
    }
  }
}
