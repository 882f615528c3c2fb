import CoreGraphics
import Foundation

/// A controller that prints: it shows a panel with the options, draws the pages, and writes them as a PDF file.
///
/// ```swift
/// let printer = UIPrintInteractionController.shared
/// let info = UIPrintInfo.printInfo()
/// info.jobName = "Notes"
/// printer.printInfo = info
/// printer.printFormatter = textView.viewPrintFormatter()
/// printer.present(animated: true)
/// ```
/// Of `printPageRenderer`, `printFormatter`, `printingItem` and `printingItems` the one that was set last is
/// printed. Flipside has no printers: the document is written into the folder that the environment variable
/// `FLIPSIDE_PRINTS` names, or into the app's container, and the console shows its path.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller>
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Called when printing has ended: with whether the job was completed, and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The app's only controller of this class.
  open class var shared: UIPrintInteractionController { only }
  private static let only = UIPrintInteractionController()

  /// Whether the device can print; true.
  open class var isPrintingAvailable: Bool { true }
  /// The uniform types of files that can be printed: those of images and PDF.
  open class var printableUTIs: Set<String> {
    [
      "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.tiff", "com.microsoft.bmp",
      "public.heic", "com.adobe.pdf",
    ]
  }

  /// Returns whether a file can be printed: whether it exists and is an image or a PDF document according to its
  /// name.
  open class func canPrint(_ url: URL) -> Bool {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { return false }
    return printableUTIs.contains(TypeConformance.type(ofFilesWith: url.pathExtension))
  }

  /// Returns whether data can be printed: whether they are an image or PDF.
  open class func canPrint(_ data: Data) -> Bool { PrintJob.canPrint(data) }

  /// The description of the job; nil, the default, for default values.
  open var printInfo: UIPrintInfo?
  /// The delegate, which is notified of the steps, and chooses the paper.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the user can choose the pages of a job that has several. True by default.
  open var showsPageRange = true
  /// Whether the user can choose the number of copies. True by default.
  open var showsNumberOfCopies = true
  /// Whether the user can choose the paper. False by default.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the user can turn the paper. True by default.
  open var showsPaperOrientation = true
  /// The paper that is printed on; nil before a job.
  open private(set) var printPaper: UIPrintPaper?

  /// Draws the pages; nil for none.
  open var printPageRenderer: UIPrintPageRenderer? {
    didSet { if printPageRenderer != nil { (printFormatter, items) = (nil, nil) } }
  }
  /// Lays out the content of all pages; nil for none.
  open var printFormatter: UIPrintFormatter? {
    didSet { if printFormatter != nil { (printPageRenderer, items) = (nil, nil) } }
  }
  private var items: [Any]? {
    didSet { if items != nil { (printPageRenderer, printFormatter) = (nil, nil) } }
  }
  /// An image, an image or PDF as data, or the URL of a file with one; nil for none.
  open var printingItem: Any? {
    get { items?.count == 1 ? items?.first : nil }
    set { items = newValue.map { [$0] } }
  }
  /// Several such items; nil for none.
  open var printingItems: [Any]? {
    get { items }
    set { items = newValue }
  }

  // MARK: Presenting

  private var panel: PrintSheet?
  /// Sets the anchor of a popover: a rectangle of a view, or the item of a bar.
  private typealias Source = (UIPopoverPresentationController) -> Void

  /// Shows the options as a sheet.
  /// - Parameters:
  ///   - animated: whether the sheet slides in.
  ///   - completion: called when printing has ended.
  /// - Returns: false if there is nothing to print, or the options are shown already.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
  ) -> Bool {
    present(animated, completion, source: nil)
  }

  /// Shows the options in a popover that points at a rectangle; on an iPhone, as a sheet.
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
  ) -> Bool {
    present(animated, completion) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the options in a popover that points at an item of a bar; on an iPhone, as a sheet.
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
  ) -> Bool {
    present(animated, completion) { $0.barButtonItem = item }
  }

  /// Prints without showing options.
  /// - Parameters:
  /// - printer: the printer that a printer picker returned.
  /// - completion: called when printing has ended.
  /// - Returns: false if there is nothing to print.
  @discardableResult open func print(
    to printer: UIPrinter, completionHandler completion: UIPrintInteractionController.CompletionHandler? = nil
  ) -> Bool {
    guard let job = makeJob() else { return false }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated { run(job, completion) }
    }
    return true
  }

  /// Dismisses the options. The completion handler is called with `completed` false.
  open func dismiss(animated: Bool) { panel?.close(animated: animated) }

  private func present(_ animated: Bool, _ completion: CompletionHandler?, source: Source?) -> Bool {
    guard panel == nil, let job = makeJob() else { return false }
    let parent = delegate?.printInteractionControllerParentViewController(self)
    guard let presenter = parent ?? UIWindow.keyWindow?.rootViewController?.inFront else { return false }
    let panel = PrintSheet(job, self)
    self.panel = panel
    panel.willLeave = { [self] in delegate?.printInteractionControllerWillDismissPrinterOptions(self) }
    panel.didLeave = { [self] isConfirmed in
      self.panel = nil
      delegate?.printInteractionControllerDidDismissPrinterOptions(self)
      guard isConfirmed else {
        completion?(self, false, nil)
        return
      }
      run(job, completion)
    }
    panel.modalPresentationStyle = source == nil ? .formSheet : .popover
    if let popover = panel.popoverPresentationController { source?(popover) }
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    presenter.present(panel, animated: animated) { [self] in
      delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    }
    return true
  }

  // MARK: Printing

  private func makeJob() -> PrintJob? {
    let info = printInfo ?? UIPrintInfo.printInfo()
    let papers = UIPrintPaper.papers(for: info.outputType)
    guard
      let job = PrintJob(
        info, renderer: printPageRenderer, formatter: printFormatter, items: items ?? [], paper: papers[0])
    else { return nil }
    let chosen = delegate?.printInteractionController(self, choosePaper: papers)
    if let chosen, chosen !== UIPrintPaper.unchosen {
      job.paper = chosen
    } else if job.pageSize != .zero, info.outputType == .photo || info.outputType == .photoGrayscale {
      // The paper has the orientation of the photo.
      job.orientation = job.pageSize.width > job.pageSize.height ? .landscape : .portrait
    }
    if let length = delegate?.printInteractionController(self, cutLengthFor: job.paper), length > 0 {
      job.cutLength = length
    }
    printPaper = job.paper
    return job
  }

  private func run(_ job: PrintJob, _ completion: CompletionHandler?) {
    printPaper = job.paper
    delegate?.printInteractionControllerWillStartJob(self)
    var failure: UIPrintError?
    if let data = job.document() {
      do {
        try PrintSpool.save(data, name: job.info.jobName)
      } catch {
        Console.write("UIPrintInteractionController: \(job.info.jobName): \(error.localizedDescription)")
        failure = UIPrintError(.jobFailed, userInfo: [NSUnderlyingErrorKey: error as NSError])
      }
    } else {
      failure = UIPrintError(.noContent)
    }
    delegate?.printInteractionControllerDidFinishJob(self)
    completion?(self, failure == nil, failure)
  }
}

extension UIViewController {
  /// The topmost controller of the chain that this one presents; the controller itself if it presents none.
  var inFront: UIViewController {
    var found = self
    while let next = found.presentedViewController, !next.isBeingDismissed { found = next }
    return found
  }
}
