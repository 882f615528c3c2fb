import FlipsideTesting
import TestFolders
import UIKit
import XCTest

/// Apple's pages of `UIDocumentPickerViewController` and `UIDocumentBrowserViewController`.
final class DocumentPickerTests: XCTestCase {
  @MainActor
  private final class Listener: NSObject, UIDocumentPickerDelegate, UIDocumentBrowserViewControllerDelegate {
    var picked: [[URL]] = []
    var cancels = 0
    var new: URL?
    var imported: [URL] = []
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      picked.append(urls)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {
      picked.append(documentURLs)
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (
          URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void
    ) { importHandler(new, new == nil ? .none : .move) }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) { imported.append(destinationURL) }
  }

  private func folder() throws -> URL {
    let folder = TestFolder.make()
    try folder.write("a", to: "alpha.txt")
    try folder.write("b", to: "beta.txt")
    try folder.write("c", to: "code.zip")
    try folder.write("d", to: "Inner/delta.txt")
    return folder
  }

  @MainActor private func show(_ picker: UIDocumentPickerViewController, _ folder: URL, on stage: Stage) {
    picker.directoryURL = folder
    stage.controller.present(picker, animated: false)
    stage.clock.advance(by: 1)
  }

  func testADocumentIsPicked() throws {
    let folder = try folder()
    MainActor.assumeIsolated {
      onStage { stage in
        let listener = Listener()
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
        picker.delegate = listener
        show(picker, folder, on: stage)
        stage.tap("code")
        stage.clock.advance(by: 1)
        XCTAssertTrue(listener.picked.isEmpty, "it is no text")
        stage.tap("alpha")
        stage.clock.advance(by: 1)
        XCTAssertEqual(listener.picked.map { $0.map(\.lastPathComponent) }, [["alpha.txt"]])
        XCTAssertNil(stage.controller.presentedViewController)
      }
    }
  }

  func testFoldersAreOpenedAndCopiesAreMade() throws {
    let folder = try folder()
    MainActor.assumeIsolated {
      onStage { stage in
        let listener = Listener()
        let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
        picker.delegate = listener
        show(picker, folder, on: stage)
        stage.tap("Inner")
        stage.clock.advance(by: 1)
        stage.tap("delta")
        stage.clock.advance(by: 1)
        let url = listener.picked.first?.first
        XCTAssertEqual(url?.path.hasPrefix(folder.path), false)
        XCTAssertEqual(url.flatMap { FileManager.default.contents(atPath: $0.path) }, Data("d".utf8))
      }
    }
  }

  func testSeveralArePicked() throws {
    let folder = try folder()
    MainActor.assumeIsolated {
      onStage { stage in
        let listener = Listener()
        let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
        picker.allowsMultipleSelection = true
        picker.delegate = listener
        show(picker, folder, on: stage)
        stage.tap("alpha")
        stage.tap("beta")
        stage.tap("Open")
        stage.clock.advance(by: 1)
        XCTAssertEqual(listener.picked.first?.map(\.lastPathComponent), ["alpha.txt", "beta.txt"])
      }
    }
  }

  func testADocumentIsExportedOrNot() throws {
    let folder = try folder()
    let file = TestFolder.make().appendingPathComponent("alpha.txt")
    try Data("new".utf8).write(to: file)
    MainActor.assumeIsolated {
      onStage { stage in
        let listener = Listener()
        for button in ["Cancel", "Save"] {
          let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
          picker.delegate = listener
          show(picker, folder, on: stage)
          stage.tap(button)
          stage.clock.advance(by: 1)
        }
        XCTAssertEqual(listener.cancels, 1)
        XCTAssertEqual(listener.picked.first?.map(\.lastPathComponent), ["alpha 2.txt"])
        XCTAssertTrue(FileManager.default.fileExists(atPath: file.path))
      }
    }
  }

  func testABrowserRenamesAndImports() throws {
    let folder = try folder()
    MainActor.assumeIsolated {
      let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: nil)
      XCTAssertTrue(browser.allowsDocumentCreation)
      XCTAssertFalse(browser.allowsPickingMultipleItems)
      XCTAssertEqual(browser.allowedContentTypes, ["public.item"])
      onStage { stage in
        let alpha = folder.appendingPathComponent("alpha.txt")
        var results: [String?] = []
        browser.renameDocument(at: alpha, proposedName: "omega") { url, _ in results.append(url?.lastPathComponent)
        }
        browser.renameDocument(at: alpha, proposedName: "a/b") { url, _ in results.append(url?.lastPathComponent) }
        let beta = folder.appendingPathComponent("beta.txt")
        browser.importDocument(
          at: beta, nextToDocumentAt: folder.appendingPathComponent("Inner/delta.txt"), mode: .copy
        ) { url, _ in results.append(url?.lastPathComponent) }
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(results, ["omega.txt", nil, "beta.txt"])
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Inner/beta.txt").path))
        var error: (any Error)?
        browser.revealDocument(at: beta, importIfNeeded: false) { error = $1 }
        stage.clock.advance(by: 0.1)
        XCTAssertEqual((error as? UIDocumentBrowserError)?.code, .generic)
      }
    }
  }
}
