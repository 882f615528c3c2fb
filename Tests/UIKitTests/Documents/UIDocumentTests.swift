import FlipsideTesting
import TestFolders
import UIKit
import XCTest

/// Apple's page of `UIDocument`, and of file wrappers and coordinators.
final class UIDocumentTests: XCTestCase {
  private final class Note: UIDocument {
    var text = ""
    var errors = 0
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      XCTAssertTrue(Thread.isMainThread)
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }

    func change(_ new: String) {
      let old = text
      undoManager.registerUndo(withTarget: self) { $0.change(old) }
      text = new
    }
  }

  private func file(_ text: String? = "One", _ name: String = "note.txt") throws -> URL {
    let folder = TestFolder.make()
    if let text { try folder.write(text, to: name) }
    return folder.appendingPathComponent(name)
  }

  private func text(of url: URL) -> String? {
    FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
  }

  func testADocumentIsOpened() throws {
    let url = try file()
    MainActor.assumeIsolated {
      onStage { stage in
        let note = Note(fileURL: url)
        XCTAssertEqual(note.documentState, .closed)
        XCTAssertEqual(note.localizedName, "note")
        XCTAssertEqual(note.fileType, "public.utf8-plain-text")
        var states: [UIDocument.State] = []
        let observer = NotificationCenter.default.addObserver(
          forName: UIDocument.stateChangedNotification, object: note, queue: nil
        ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
        var isOpen: Bool?
        note.open { isOpen = $0 }
        XCTAssertNil(isOpen)
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(isOpen, true)
        XCTAssertEqual(note.text, "One")
        XCTAssertEqual(note.documentState, .normal)
        XCTAssertNotNil(note.fileModificationDate)
        note.close()
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(states, [.normal, .closed])
        NotificationCenter.default.removeObserver(observer)
      }
    }
  }

  func testAMissingFileIsAnError() throws {
    let url = try file(nil)
    MainActor.assumeIsolated {
      onStage { stage in
        let note = Note(fileURL: url)
        var isOpen: Bool?
        note.open { isOpen = $0 }
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(isOpen, false)
        XCTAssertEqual(note.errors, 1)
        XCTAssertEqual(note.documentState, .closed)
      }
    }
  }

  func testChangesAreSavedByThemselvesAndWhenItIsClosed() throws {
    let url = try file()
    MainActor.assumeIsolated {
      onStage { stage in
        let note = Note(fileURL: url)
        note.open()
        stage.clock.advance(by: 0.1)
        note.text = "Two"
        XCTAssertFalse(note.hasUnsavedChanges)
        note.updateChangeCount(.done)
        XCTAssertTrue(note.hasUnsavedChanges)
        stage.clock.advance(by: 5)
        XCTAssertEqual(text(of: url), "One")
        stage.clock.advance(by: 60)
        XCTAssertEqual(text(of: url), "Two")
        XCTAssertFalse(note.hasUnsavedChanges)
        note.text = "Three"
        note.updateChangeCount(.done)
        var isClosed: Bool?
        note.close { isClosed = $0 }
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(isClosed, true)
        XCTAssertEqual(text(of: url), "Three")
      }
    }
  }

  func testTheBackgroundSaves() throws {
    let url = try file()
    MainActor.assumeIsolated {
      onStage { stage in
        let note = Note(fileURL: url)
        note.open()
        stage.clock.advance(by: 0.1)
        note.text = "Two"
        note.updateChangeCount(.done)
        stage.enterBackground()
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(text(of: url), "Two")
        stage.enterForeground()
      }
    }
  }

  func testTheUndoManagerCountsChanges() throws {
    let url = try file()
    MainActor.assumeIsolated {
      onStage { stage in
        let note = Note(fileURL: url)
        note.open()
        stage.clock.advance(by: 0.1)
        note.change("Two")
        stage.clock.advance(by: 0.1)
        XCTAssertTrue(note.hasUnsavedChanges)
        note.undoManager.undo()
        XCTAssertEqual(note.text, "One")
        XCTAssertFalse(note.hasUnsavedChanges)
        note.undoManager.redo()
        XCTAssertTrue(note.hasUnsavedChanges)
        note.updateChangeCount(.cleared)
        XCTAssertFalse(note.hasUnsavedChanges)
      }
    }
  }

  func testANewDocumentIsSavedAndOpen() throws {
    let url = try file(nil, "new.txt")
    MainActor.assumeIsolated {
      onStage { stage in
        let note = Note(fileURL: url)
        note.text = "New"
        var isSaved: Bool?
        note.save(to: url, for: .forCreating) { isSaved = $0 }
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(isSaved, true)
        XCTAssertEqual(text(of: url), "New")
        XCTAssertEqual(note.documentState, .normal)
      }
    }
  }

  func testAnErrorOfSavingIsAState() throws {
    let url = try file().appendingPathComponent("below a file.txt")
    MainActor.assumeIsolated {
      onStage { stage in
        let note = Note(fileURL: url)
        var isSaved: Bool?
        note.save(to: url, for: .forCreating) { isSaved = $0 }
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(isSaved, false)
        XCTAssertTrue(note.documentState.contains(.savingError))
        XCTAssertEqual(note.errors, 1)
      }
    }
  }

  func testRevertingForgetsChanges() throws {
    let url = try file()
    MainActor.assumeIsolated {
      onStage { stage in
        let note = Note(fileURL: url)
        note.open()
        stage.clock.advance(by: 0.1)
        note.change("Two")
        stage.clock.advance(by: 0.1)
        note.revert(toContentsOf: url)
        XCTAssertTrue(note.documentState.contains(.editingDisabled))
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(note.text, "One")
        XCTAssertFalse(note.hasUnsavedChanges)
        XCTAssertFalse(note.undoManager.canUndo)
        XCTAssertEqual(note.documentState, .normal)
      }
    }
  }

  func testADocumentFollowsItsFile() throws {
    let url = try file()
    MainActor.assumeIsolated {
      onStage { stage in
        let note = Note(fileURL: url)
        note.open()
        stage.clock.advance(by: 1)
        NSFileCoordinator().coordinate(writingItemAt: url, options: [], error: nil) {
          try? Data("Other".utf8).write(to: $0)
        }
        stage.clock.advance(by: 1)
        XCTAssertEqual(note.text, "Other")
        let moved = url.deletingLastPathComponent().appendingPathComponent("moved.txt")
        try? FileManager.default.moveItem(at: url, to: moved)
        NSFileCoordinator().item(at: url, didMoveTo: moved)
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(note.fileURL, moved)
        note.close()
        stage.clock.advance(by: 0.1)
        XCTAssertFalse(NSFileCoordinator.filePresenters.contains { $0 === note })
      }
    }
  }

  func testFileWrappersOfAFolder() throws {
    let url = TestFolder.make().appendingPathComponent("bundle")
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("A".utf8))
    ])
    XCTAssertEqual(wrapper.addRegularFile(withContents: Data("B".utf8), preferredFilename: "b.txt"), "b.txt")
    XCTAssertNotEqual(wrapper.addRegularFile(withContents: Data("C".utf8), preferredFilename: "b.txt"), "b.txt")
    try wrapper.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    XCTAssertEqual(wrapper.filename, "bundle")
    let read = try FileWrapper(url: url)
    XCTAssertTrue(read.isDirectory)
    XCTAssertEqual(read.fileWrappers?.count, 3)
    XCTAssertEqual(read.fileWrappers?["a.txt"]?.regularFileContents, Data("A".utf8))
    XCTAssertThrowsError(try FileWrapper(url: url.appendingPathComponent("none")))
  }
}
