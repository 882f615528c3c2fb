import CoreGraphics
import Foundation

/// A header or footer of a section of a table.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  package weak var table: UITableView?
  /// Set by the table whenever it places the view.
  package var surroundings = TableHeaderFooterSurroundings() {
    didSet { if surroundings != oldValue { setNeedsLayout() } }
  }
  private let storedIdentifier: String?
  private let storedContentView = UIView(frame: .zero)
  private let storedLabel = UILabel(frame: .zero)

  /// The first initializer of the class: tables call it for registered classes.
  public init(reuseIdentifier: String?) {
    storedIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    storedIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
    storedContentView.addSubview(storedLabel)
  }

  /// What the data source gave as title; the table sets it where the delegate has no view.
  package var title: String? {
    get { storedLabel.text }
    set { storedLabel.text = newValue }
  }

  open var contentView: UIView { storedContentView }
  open var textLabel: UILabel? { storedLabel }
  open var reuseIdentifier: String? { storedIdentifier }
  open func prepareForReuse() {}
}
