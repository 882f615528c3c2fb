import FlipsideTesting
import HostModel
import TestFolders
import UIKit
import XCTest

/// Apple's pages of `UIImagePickerController`, its delegate and the functions that save to the photos album. Values
/// that those pages leave open (default properties, the keys' names) are those of the SDK's declarations.
final class ImagePickerTests: XCTestCase {
  @MainActor private final class Listener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate
  {
    var infos: [[UIImagePickerController.InfoKey: Any]] = []
    var cancels = 0
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      infos.append(info)
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancels += 1
      picker.dismiss(animated: true)
    }
  }

  /// A delegate without methods, as both are optional.
  @MainActor private final class Deaf: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

  override func tearDown() {
    PhotoStore.forgetSaved()
    super.tearDown()
  }

  @MainActor private func show(_ picker: UIImagePickerController, on stage: Stage) {
    stage.controller.present(picker, animated: false)
    stage.clock.advance(by: 1)
  }

  func testDefaultsAndSources() {
    MainActor.assumeIsolated {
      let picker = UIImagePickerController()
      XCTAssertEqual(picker.sourceType, .photoLibrary)
      XCTAssertEqual(picker.mediaTypes, ["public.image"])
      XCTAssertFalse(picker.allowsEditing)
      XCTAssertEqual(picker.videoMaximumDuration, 600)
      XCTAssertEqual(picker.videoQuality, .typeMedium)
      XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
      XCTAssertTrue(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
      XCTAssertFalse(UIImagePickerController.isSourceTypeAvailable(.camera))
      XCTAssertNil(UIImagePickerController.availableMediaTypes(for: .camera))
      XCTAssertEqual(
        UIImagePickerController.availableMediaTypes(for: .photoLibrary), ["public.image", "public.movie"])
      XCTAssertNil(UIImagePickerController.availableCaptureModes(for: .rear))
      let lines = consoleLines {
        picker.sourceType = .camera
        picker.mediaTypes = []
      }
      XCTAssertTrue(lines.contains { $0.contains("Source type 1 not available") })
      XCTAssertTrue(lines.contains { $0.contains("No available types for source 0") })
      XCTAssertEqual(picker.sourceType, .photoLibrary)
      XCTAssertEqual(picker.mediaTypes, ["public.image"])
    }
  }

  func testAPictureIsChosen() {
    MainActor.assumeIsolated {
      onStage { stage in
        let (picker, listener) = (UIImagePickerController(), Listener())
        picker.delegate = listener
        show(picker, on: stage)
        for name in ["hills", "sea", "flower", "night", "dunes", "balloon"] {
          XCTAssertTrue(stage.shows(name), name)
        }
        stage.tap("sea")
        stage.clock.advance(by: 1)
        let info = listener.infos.first
        XCTAssertEqual(listener.infos.count, 1)
        XCTAssertEqual(info?[.mediaType] as? String, "public.image")
        XCTAssertEqual((info?[.originalImage] as? UIImage)?.size, CGSize(width: 800, height: 600))
        XCTAssertNil(info?[.editedImage])
        let file = info?[.imageURL] as? URL
        XCTAssertEqual(file?.pathExtension, "png")
        XCTAssertNotNil(file.flatMap { UIImage(contentsOfFile: $0.path) })
        XCTAssertNil(stage.controller.presentedViewController)
      }
    }
  }

  func testCancel() {
    MainActor.assumeIsolated {
      onStage { stage in
        let (picker, listener) = (UIImagePickerController(), Listener())
        picker.delegate = listener
        show(picker, on: stage)
        stage.tap("Cancel")
        stage.clock.advance(by: 1)
        XCTAssertEqual(listener.cancels, 1)
        XCTAssertTrue(listener.infos.isEmpty)
        XCTAssertNil(stage.controller.presentedViewController)
      }
    }
  }

  func testWithoutTheDelegatesMethodsThePickerGoesByItself() {
    MainActor.assumeIsolated {
      onStage { stage in
        let deaf = Deaf()
        for name in ["Cancel", "hills"] {
          let picker = UIImagePickerController()
          picker.delegate = deaf
          show(picker, on: stage)
          XCTAssertNotNil(stage.controller.presentedViewController)
          stage.tap(name)
          stage.clock.advance(by: 1)
          XCTAssertNil(stage.controller.presentedViewController, name)
        }
      }
    }
  }

  func testASquareIsChosenWhereEditingIsAllowed() {
    MainActor.assumeIsolated {
      onStage { stage in
        let (picker, listener) = (UIImagePickerController(), Listener())
        picker.delegate = listener
        picker.allowsEditing = true
        show(picker, on: stage)
        stage.tap("hills")
        stage.clock.advance(by: 1)
        XCTAssertTrue(listener.infos.isEmpty)
        XCTAssertTrue(stage.shows("Move and Scale"))
        stage.tap("Choose")
        stage.clock.advance(by: 1)
        let info = listener.infos.first
        // The crop rectangle is in the middle of 800 × 600 pixels.
        XCTAssertEqual((info?[.cropRect] as? NSValue)?.cgRectValue, CGRect(x: 100, y: 0, width: 600, height: 600))
        XCTAssertEqual((info?[.editedImage] as? UIImage)?.size, CGSize(width: 600, height: 600))
        XCTAssertEqual((info?[.originalImage] as? UIImage)?.size, CGSize(width: 800, height: 600))
      }
    }
  }

  func testTheHostsFolderIsTheLibraryAndItsSubfoldersAreAlbums() throws {
    try MainActor.assumeIsolated {
      let folder = TestFolder.make()
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
      }
      let data = try XCTUnwrap(picture.pngData())
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Holidays"), withIntermediateDirectories: true)
      for name in ["one.png", "Holidays/two.png"] { try data.write(to: folder.appendingPathComponent(name)) }
      try Data("no picture".utf8).write(to: folder.appendingPathComponent("notes.txt"))
      try Data("film".utf8).write(to: folder.appendingPathComponent("clip.mov"))
      onStage { stage in
        stage.photoFolder = folder
        let (picker, listener) = (UIImagePickerController(), Listener())
        picker.delegate = listener
        show(picker, on: stage)
        XCTAssertTrue(stage.shows("one"))
        XCTAssertFalse(stage.shows("clip"))
        XCTAssertFalse(stage.shows("notes"))
        XCTAssertFalse(stage.shows("hills"))
        stage.tap("Albums")
        stage.clock.advance(by: 1)
        stage.tap("Holidays")
        stage.clock.advance(by: 1)
        XCTAssertFalse(stage.shows("one"))
        stage.tap("two")
        stage.clock.advance(by: 1)
        XCTAssertEqual(listener.infos.count, 1)
        let film = UIImagePickerController()
        film.delegate = listener
        film.mediaTypes = ["public.movie"]
        show(film, on: stage)
        stage.tap("clip")
        stage.clock.advance(by: 1)
        XCTAssertEqual(listener.infos.last?[.mediaType] as? String, "public.movie")
        XCTAssertEqual((listener.infos.last?[.mediaURL] as? URL)?.pathExtension, "mov")
      }
    }
  }

  /// `PXGGridLayout-Info` is the identifier that UI tests find photos by on iOS.
  func testPhotosAreImagesForAssistiveTechnologies() {
    MainActor.assumeIsolated {
      onStage { stage in
        let picker = UIImagePickerController()
        show(picker, on: stage)
        func cells(_ view: UIView) -> [UIView] {
          (view.accessibilityIdentifier == "PXGGridLayout-Info" ? [view] : []) + view.subviews.flatMap(cells)
        }
        let found = cells(picker.view)
        XCTAssertEqual(found.count, 6)
        XCTAssertTrue(found.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .image })
        XCTAssertTrue(found.allSatisfy { $0.accessibilityLabel?.hasPrefix("Photo, May ") == true })
      }
    }
  }

  func testAnImageIsSavedAndTheTargetIsCalled() {
    MainActor.assumeIsolated {
      final class Target: NSObject {
        var calls: [(size: CGSize, error: NSError?)] = []
        func image(_ image: UIImage, _ error: NSError?, _ context: UnsafeRawPointer) {
          calls.append((image.size, error))
        }
      }
      MessageDispatch.register(
        "image:didFinishSavingWithError:contextInfo:", on: Target.self
      ) { (target, image: UIImage, error: NSError?, context: UnsafeRawPointer) in
        target.image(image, error, context)
      }
      onStage { stage in
        let target = Target()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        UIImageWriteToSavedPhotosAlbum(
          image, target, Selector("image:didFinishSavingWithError:contextInfo:"), nil)
        XCTAssertTrue(target.calls.isEmpty)
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(target.calls.count, 1)
        XCTAssertNil(target.calls.first?.error)
        let picker = UIImagePickerController()
        show(picker, on: stage)
        XCTAssertTrue(stage.shows("IMG_0007"))
      }
    }
  }

  func testAFilmIsSavedOnlyIfThereIsOne() throws {
    let folder = TestFolder.make()
    let file = folder.appendingPathComponent("a.mov")
    XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(file.path))
    try Data("film".utf8).write(to: file)
    XCTAssertTrue(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(file.path))
    XCTAssertFalse(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(folder.appendingPathComponent("a.txt").path))
  }

  func testThePickerIsFreed() {
    MainActor.assumeIsolated {
      onStage { stage in
        let listener = Listener()
        assertFreed {
          let picker = UIImagePickerController()
          picker.delegate = listener
          show(picker, on: stage)
          stage.tap("Cancel")
          stage.clock.advance(by: 1)
          return picker
        }
      }
    }
  }
}
