import CoreGraphics

/// A controller with which the user chooses a printer. The only printer writes PDF files.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprinterpickercontroller>
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {
  /// The closure that is called when the picker was dismissed: with whether the user chose a printer, and an error.
  public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

  /// Creates a picker with a printer chosen; nil for none.
  public init(initiallySelectedPrinter printer: UIPrinter?) {
    selectedPrinter = printer
    super.init()
  }

  /// Creates a picker without a printer chosen.
  public override init() { super.init() }

  /// The printer that the user chose; nil for none.
  open private(set) var selectedPrinter: UIPrinter?
  /// The delegate, which is notified of the steps, and filters the printers.
  open weak var delegate: (any UIPrinterPickerControllerDelegate)?

  private var panel: PrinterSheet?

  /// Shows the printers as a sheet.
  /// - Returns: false if they are shown already.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
  ) -> Bool { present(animated, completion, source: nil) }

  /// Shows the printers in a popover that points at a rectangle; on an iPhone, as a sheet.
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
  ) -> Bool {
    present(animated, completion) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the printers in a popover that points at an item of a bar; on an iPhone, as a sheet.
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: UIPrinterPickerController.CompletionHandler? = nil
  ) -> Bool { present(animated, completion) { $0.barButtonItem = item } }

  /// Dismisses the list; the completion handler gets that no printer was chosen.
  open func dismiss(animated: Bool) { panel?.close(animated: animated) }

  private func present(
    _ animated: Bool, _ completion: CompletionHandler?, source: ((UIPopoverPresentationController) -> Void)?
  ) -> Bool {
    let parent = delegate?.printerPickerControllerParentViewController(self)
    guard panel == nil, let presenter = parent ?? UIWindow.keyWindow?.rootViewController?.inFront else {
      return false
    }
    let printers = [UIPrinter.files].filter { delegate?.printerPickerController(self, shouldShow: $0) ?? true }
    let panel = PrinterSheet(printers, selectedPrinter)
    self.panel = panel
    panel.choose = { [self] in
      selectedPrinter = $0
      delegate?.printerPickerControllerDidSelectPrinter(self)
    }
    panel.willLeave = { [self] in delegate?.printerPickerControllerWillDismiss(self) }
    panel.didLeave = { [self] isChosen in
      self.panel = nil
      delegate?.printerPickerControllerDidDismiss(self)
      completion?(self, isChosen, nil)
    }
    panel.modalPresentationStyle = source == nil ? .formSheet : .popover
    if let popover = panel.popoverPresentationController { source?(popover) }
    delegate?.printerPickerControllerWillPresent(self)
    presenter.present(panel, animated: animated) { [self] in delegate?.printerPickerControllerDidPresent(self) }
    return true
  }
}

/// An object that is notified of the steps of choosing a printer. All methods are optional.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprinterpickercontrollerdelegate>
@preconcurrency @MainActor public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the picker; nil for the frontmost one.
  func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController?
  /// Returns whether a printer is offered.
  func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool
  /// Called before the picker appears.
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  /// Called when the picker has appeared.
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  /// Called before the picker is dismissed.
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Called when the picker was dismissed.
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Called when the user chose a printer.
  func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
  public func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController? { nil }
  public func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool { true }
  public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}

/// A list of printers with a bar to cancel.
final class PrinterSheet: PanelSheet {
  var choose: (UIPrinter) -> Void = { _ in }

  init(_ printers: [UIPrinter], _ chosen: UIPrinter?) {
    let list = ChoiceList("Printer", printers.map(\.displayName), chosen.flatMap { printers.firstIndex(of: $0) })
    super.init(list, height: 300)
    list.choose = { [weak self] in
      self?.isConfirmed = true
      self?.choose(printers[$0])
      self?.close(animated: true)
    }
  }

  required init?(coder: NSCoder) { return nil }
}
