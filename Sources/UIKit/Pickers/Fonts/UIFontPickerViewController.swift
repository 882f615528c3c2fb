import CoreGraphics
import Foundation

/// An object that is notified of the font that the user chooses; both methods are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate>
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closed the picker without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when the user chose a font, which is `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// A controller with which the user chooses one of the installed fonts.
///
/// ```swift
/// let configuration = UIFontPickerViewController.Configuration()
/// configuration.includeFaces = true
/// let picker = UIFontPickerViewController(configuration: configuration)
/// controller.present(picker, animated: true)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller>
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// Options of the fonts that a picker shows, and of their display.
  @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether the faces of each family can be chosen. False by default.
    open var includeFaces = false
    /// Whether the names are in the system's font, not each in its own. False by default.
    open var displayUsingSystemFont = false
    /// Shows only families that have a face with these traits.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Shows only families for whose languages the predicate is true.
    open var filteredLanguagesPredicate: NSPredicate? {
      didSet {
        if filteredLanguagesPredicate != nil {
          Unsupported.log("UIFontPickerViewController.Configuration.filteredLanguagesPredicate")
        }
      }
    }

    /// Creates a picker that shows all families.
    public override init() { super.init() }

    /// Returns a predicate for fonts of languages.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      filteredLanguages.isEmpty ? nil : NSPredicate(value: true)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return copy
    }
  }

  /// The picker's options. A change of the object has no effect on the picker.
  open private(set) var configuration: UIFontPickerViewController.Configuration
  /// The delegate, which is notified of the choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that the user chose, or that the app shows as chosen.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { list.selected = selectedFontDescriptor }
  }
  private let list: FontListController
  private let navigation: UINavigationController
  private var hasChosen = false

  /// Creates a picker of the families that the configuration includes.
  public init(configuration: UIFontPickerViewController.Configuration) {
    let own = configuration.copy() as? Configuration ?? configuration
    self.configuration = own
    list = FontListController(own)
    navigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker of all families.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(configuration: Configuration())
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    list = FontListController(configuration)
    navigation = UINavigationController(rootViewController: list)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    list.onChoice = { [weak self] in self?.choose($0) }
    list.onCancel = { [weak self] in self?.leave() }
    addChild(navigation)
    navigation.didMove(toParent: self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasChosen = false
  }

  private func choose(_ descriptor: UIFontDescriptor) {
    hasChosen = true
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    leave()
  }

  /// Dismisses the picker, unless the delegate has dismissed it already.
  private func leave() { if !isBeingDismissed { presentingViewController?.dismiss(animated: true) } }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !hasChosen, isBeingDismissed || presentingViewController == nil {
      delegate?.fontPickerViewControllerDidCancel(self)
    }
  }
}
