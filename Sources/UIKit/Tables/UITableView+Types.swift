import CoreGraphics
import Foundation

extension UITableView {
  /// The visual separation of a table's sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay at the edges while their section shows.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// The sections are cards with rounded corners.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The smallest distance that shows the whole row.
    case none = 0
    /// The row is at the top.
    case top = 1
    /// The row is in the middle.
    case middle = 2
    /// The row is at the bottom.
    case bottom = 3
  }

  /// The animation with which rows are inserted and deleted.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out.
    case fade = 0
    /// Rows move in from the right and out to the right.
    case right = 1
    /// Rows move in from the left and out to the left.
    case left = 2
    /// Rows move in from the top and out upwards.
    case top = 3
    /// Rows move in from the bottom and out downwards.
    case bottom = 4
    /// The standard animation.
    case none = 5
    /// Rows open and close like a curtain about their middle.
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }

  /// Elements of a table that may be as wide as their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = ContentHuggingElements(rawValue: 1)
  }

  /// The reference from which the separators' insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets are from the edges of the cells.
    case fromCellEdges = 0
    /// Insets are measured from the automatic insets of the table's separators.
    case fromAutomaticInsets = 1
  }

  /// Whether cells that change their size are sized again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Rows keep their heights until they are loaded anew.
    case disabled = 0
    /// Cells are sized again after `invalidateIntrinsicContentSize()` of the cell or its content view, or a change
    /// of its configuration.
    case enabled = 1
    /// Cells are sized again also when constraints in the content view change.
    case enabledIncludingConstraints = 2
  }

  /// A section index title that represents the search bar above the first section: a magnifying glass.
  public class var indexSearch: String { "{search}" }
  /// The height that leaves the decision to the table.
  public class var automaticDimension: CGFloat { -1 }
  /// Posted by a table when its selection changes.
  public class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }
}

/// Converts index paths between the presented rows and those of the data source, while placeholders are shown.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uidatasourcetranslating>
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns the index at which a section of the data source is shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the index that a shown section has in the data source.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the index path at which a row of the data source is shown; nil if it is not.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the index path that a shown row has in the data source; nil for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs a closure in which the table's methods take and return index paths of the presented rows, including
  /// placeholders.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
