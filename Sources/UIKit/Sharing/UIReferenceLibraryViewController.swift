import CoreGraphics

/// A view controller that shows definitions of a word from the system's dictionaries. There are no dictionaries: it
/// shows a message in place of the definition, as iOS does for an unknown word.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uireferencelibraryviewcontroller>
@preconcurrency @MainActor open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Returns whether a dictionary has a definition of a term. Always false.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Creates a controller that shows the definition of a term, to be presented.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }
  public required init(coder: NSCoder) {
    term = coder.decodeObject(forKey: "term") as? String ?? ""
    super.init(nibName: nil, bundle: nil)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
    bar.autoresizingMask = [.flexibleWidth]
    let item = UINavigationItem(title: term)
    let done = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
    bar.items = [item]
    view.addSubview(bar)
    let label = UILabel(frame: view.bounds.inset(by: UIEdgeInsets(top: 56, left: 20, bottom: 0, right: 20)))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.text = SystemStrings.text("No definition found.")
    view.addSubview(label)
    Unsupported.log(
      "UIReferenceLibraryViewController", effect: "there are no dictionaries and no definition is found")
  }
}
