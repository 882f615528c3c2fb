import FlipsideTesting
import TestFolders
import UIKit
import XCTest

/// Apple's pages of `UIPrintInteractionController`, its delegate, `UIPrintInfo`, `UIPrintPaper` and
/// `UIPrinterPickerController`. Raw values and defaults are those of the SDK's declarations.
final class PrintInteractionTests: XCTestCase {
  private final class Listener: NSObject, UIPrintInteractionControllerDelegate {
    var log: [String] = []
    var paper: ((([UIPrintPaper]) -> UIPrintPaper))?
    func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
      log.append("willPresent")
    }
    func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
      log.append("didPresent")
    }
    func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
      log.append("willDismiss")
    }
    func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
      log.append("didDismiss")
    }
    func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
      log.append("willStart")
    }
    func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
      log.append("didFinish")
    }
  }

  private final class Chooser: NSObject, UIPrintInteractionControllerDelegate {
    func printInteractionController(
      _ controller: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
      UIPrintPaper.bestPaper(forPageSize: CGSize(width: 288, height: 432), withPapersFrom: paperList)
    }
  }

  private final class PickerListener: NSObject, UIPrinterPickerControllerDelegate {
    var log: [String] = []
    func printerPickerControllerDidSelectPrinter(_ picker: UIPrinterPickerController) { log.append("select") }
    func printerPickerControllerDidDismiss(_ picker: UIPrinterPickerController) { log.append("dismiss") }
  }

  private let controller = UIPrintInteractionController.shared
  private let listener = Listener()
  private var results: [String] = []

  /// Runs a test on a stage with a folder for printed documents.
  private func onPrintStage(device: String = "iPhone 15", _ body: (Stage, URL) throws -> Void) rethrows {
    let folder = TestFolder.make()
    let before = PrintSpool.folder
    PrintSpool.folder = folder
    defer {
      PrintSpool.folder = before
      controller.printInfo = nil
      controller.printingItem = nil
      controller.printFormatter = nil
      controller.printPageRenderer = nil
      controller.delegate = nil
      try? FileManager.default.removeItem(at: folder)
    }
    controller.delegate = listener
    let info = UIPrintInfo.printInfo()
    info.jobName = "Notes"
    controller.printInfo = info
    try onStage(device: device) { try body($0, folder) }
  }

  private func note(_ controller: UIPrintInteractionController, _ completed: Bool, _ error: (any Error)?) {
    results.append("\(completed) \((error as? UIPrintError).map { "\($0.code)" } ?? "-")")
    listener.log.append("completion")
  }

  private func document(_ name: String, in folder: URL) throws -> CGPDFDocument {
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".pdf"))
    return try XCTUnwrap(CGDataProvider(data: data as CFData).flatMap { CGPDFDocument($0) })
  }

  private let lines = (1...200).map { "Line \($0)" }.joined(separator: "\n")

  func testTheStepsOfPrinting() throws {
    try onPrintStage { stage, folder in
      controller.printFormatter = UISimpleTextPrintFormatter(text: lines)
      XCTAssertTrue(controller.present(animated: true, completionHandler: note))
      XCTAssertFalse(controller.present(animated: true), "it is shown already")
      stage.clock.advance(by: 1)
      XCTAssertEqual(listener.log, ["willPresent", "didPresent"])
      XCTAssertTrue(stage.shows("1 Copy"))
      XCTAssertTrue(stage.shows("Orientation"))
      XCTAssertFalse(stage.shows("Paper Size"))
      stage.tap("Print")
      stage.clock.advance(by: 1)
      XCTAssertEqual(
        listener.log,
        ["willPresent", "didPresent", "willDismiss", "didDismiss", "willStart", "didFinish", "completion"])
      XCTAssertEqual(results, ["true -"])
      XCTAssertNil(stage.controller.presentedViewController)
      let printed = try document("Notes", in: folder)
      XCTAssertGreaterThan(printed.numberOfPages, 1)
      let size = try XCTUnwrap(printed.page(at: 1)).getBoxRect(.mediaBox).size
      XCTAssertEqual(size.width, controller.printPaper?.paperSize.width ?? 0, accuracy: 0.1)
      XCTAssertEqual(size.height, controller.printPaper?.paperSize.height ?? 0, accuracy: 0.1)
      XCTAssertTrue(stage.console.lines.contains { $0.contains("printed to") })
    }
  }

  func testCancelPrintsNothing() throws {
    try onPrintStage { stage, folder in
      controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
      controller.present(animated: true, completionHandler: note)
      stage.clock.advance(by: 1)
      XCTAssertFalse(stage.shows("Range"), "there is one page")
      stage.tap("Cancel")
      stage.clock.advance(by: 1)
      XCTAssertEqual(
        listener.log, ["willPresent", "didPresent", "willDismiss", "didDismiss", "completion"])
      XCTAssertEqual(results, ["false -"])
      controller.present(animated: false, completionHandler: note)
      stage.clock.advance(by: 1)
      controller.dismiss(animated: false)
      stage.clock.advance(by: 1)
      XCTAssertEqual(results, ["false -", "false -"])
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
    }
  }

  func testCopiesAndOrientation() throws {
    try onPrintStage { stage, folder in
      controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
      controller.present(animated: false, completionHandler: note)
      stage.clock.advance(by: 1)
      stage.tap("Increment")
      XCTAssertTrue(stage.shows("2 Copies"))
      stage.tap("Orientation")
      stage.clock.advance(by: 1)
      XCTAssertTrue(stage.shows("Landscape"))
      stage.tap("Print")
      stage.clock.advance(by: 1)
      let printed = try document("Notes", in: folder)
      XCTAssertEqual(printed.numberOfPages, 2)
      let size = try XCTUnwrap(printed.page(at: 1)).getBoxRect(.mediaBox).size
      XCTAssertGreaterThan(size.width, size.height)
    }
  }

  func testWithoutOptions() {
    onPrintStage { stage, _ in
      controller.showsNumberOfCopies = false
      controller.showsPaperOrientation = false
      controller.showsPaperSelectionForLoadedPapers = true
      defer {
        controller.showsNumberOfCopies = true
        controller.showsPaperOrientation = true
        controller.showsPaperSelectionForLoadedPapers = false
      }
      controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
      controller.present(animated: false)
      stage.clock.advance(by: 1)
      XCTAssertFalse(stage.shows("1 Copy"))
      XCTAssertFalse(stage.shows("Orientation"))
      stage.tap("Paper Size")
      stage.clock.advance(by: 1)
      stage.tap("A5")
      stage.tap("Options")
      stage.clock.advance(by: 1)
      XCTAssertTrue(stage.shows("A5"))
      stage.tap("Cancel")
      stage.clock.advance(by: 1)
    }
  }

  func testOnAPadItIsAPopover() {
    onPrintStage(device: "iPad Pro 11") { stage, _ in
      let button = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 40))
      stage.view.addSubview(button)
      controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
      XCTAssertTrue(controller.present(from: button.bounds, in: button, animated: false, completionHandler: note))
      stage.clock.advance(by: 1)
      let shown = stage.controller.presentedViewController
      XCTAssertTrue(shown?.presentationController is UIPopoverPresentationController)
      XCTAssertLessThan(shown?.view.bounds.width ?? 999, 500)
      stage.tap(CGPoint(x: 30, y: 700))
      stage.clock.advance(by: 1)
      XCTAssertEqual(results, ["false -"], "a tap outside takes it away")
    }
  }

  func testItems() throws {
    try onPrintStage { stage, folder in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 100)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 400, height: 100))
      }
      let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 300)).pdfData { context in
        for _ in 0..<2 {
          context.beginPage()
          UIColor.blue.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 300, height: 150))
        }
      }
      XCTAssertTrue(UIPrintInteractionController.canPrint(pdf))
      XCTAssertFalse(UIPrintInteractionController.canPrint(Data("text".utf8)))
      controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
      controller.printingItems = [image, pdf]
      XCTAssertNil(controller.printFormatter, "what is set last is printed")
      XCTAssertNil(controller.printingItem)
      XCTAssertTrue(controller.print(to: UIPrinter(url: URL(string: "ipp://printer")!), completionHandler: note))
      stage.clock.advance(by: 1)
      XCTAssertEqual(results, ["true -"])
      XCTAssertEqual(try document("Notes", in: folder).numberOfPages, 3)
      controller.printingItem = "text"
      XCTAssertFalse(controller.present(animated: false), "a text is no item")
      let file = try folder.write("text", to: "a.txt")
      XCTAssertFalse(UIPrintInteractionController.canPrint(URL(fileURLWithPath: file)))
      XCTAssertFalse(UIPrintInteractionController.canPrint(folder.appendingPathComponent("none.pdf")))
      XCTAssertTrue(UIPrintInteractionController.canPrint(folder.appendingPathComponent("Notes.pdf")))
    }
  }

  func testARendererWithoutPagesFails() {
    onPrintStage { stage, _ in
      controller.printPageRenderer = UIPrintPageRenderer()
      XCTAssertTrue(controller.print(to: UIPrinter(url: URL(string: "ipp://printer")!), completionHandler: note))
      stage.clock.advance(by: 1)
      XCTAssertEqual(results, ["false noContent"])
    }
  }

  func testTheDelegateChoosesThePaper() throws {
    try onPrintStage { stage, folder in
      let chooser = Chooser()
      controller.delegate = chooser
      controller.printFormatter = UISimpleTextPrintFormatter(text: "Hello")
      controller.print(to: UIPrinter(url: URL(string: "ipp://printer")!), completionHandler: note)
      stage.clock.advance(by: 1)
      XCTAssertEqual(controller.printPaper?.paperSize, CGSize(width: 288, height: 432))
      let page = try XCTUnwrap(document("Notes", in: folder).page(at: 1))
      XCTAssertEqual(page.getBoxRect(.mediaBox).size, CGSize(width: 288, height: 432))
    }
  }

  func testInfo() throws {
    let info = UIPrintInfo.printInfo()
    XCTAssertEqual(info.outputType, .general)
    XCTAssertEqual(info.orientation, .portrait)
    XCTAssertNil(info.printerID)
    info.jobName = "Job"
    info.outputType = .photoGrayscale
    info.orientation = .landscape
    info.duplex = .shortEdge
    info.printerID = "printer"
    let copies = [info.copy() as? UIPrintInfo, UIPrintInfo(dictionary: info.dictionaryRepresentation)]
    for copy in copies {
      XCTAssertEqual(copy?.jobName, "Job")
      XCTAssertEqual(copy?.outputType, .photoGrayscale)
      XCTAssertEqual(copy?.orientation, .landscape)
      XCTAssertEqual(copy?.duplex, .shortEdge)
      XCTAssertEqual(copy?.printerID, "printer")
    }
    XCTAssertEqual(UIPrintInfo(dictionary: nil).outputType, .general)
  }

  func testAPrinterIsPicked() {
    onPrintStage { stage, _ in
      let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
      let listener = PickerListener()
      picker.delegate = listener
      var chosen: [Bool] = []
      XCTAssertTrue(picker.present(animated: true) { _, isChosen, _ in chosen.append(isChosen) })
      stage.clock.advance(by: 1)
      stage.tap("PDF")
      stage.clock.advance(by: 1)
      XCTAssertEqual(chosen, [true])
      XCTAssertEqual(listener.log, ["select", "dismiss"])
      XCTAssertEqual(picker.selectedPrinter?.displayName, "PDF")
      XCTAssertTrue(picker.selectedPrinter?.supportsColor ?? false)
      XCTAssertEqual(picker.selectedPrinter.map { UIPrinter(url: $0.url) }, picker.selectedPrinter)
    }
  }
}
