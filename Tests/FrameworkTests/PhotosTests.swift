import FlipsideTesting
import Photos
import PhotosUI
import XCTest

/// Apple's pages of Photos and PhotosUI.
final class PhotosTests: FrameworkTestCase {
  private final class Listener: PHPickerViewControllerDelegate {
    var results: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results)
      picker.dismiss(animated: true)
    }
  }

  private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
    var changes: [PHChange] = []
    func photoLibraryDidChange(_ changeInstance: PHChange) { changes.append(changeInstance) }
  }

  override func setUp() {
    super.setUp()
    PhotoStore.forgetSaved()
  }

  override func tearDown() {
    PhotoStore.forgetSaved()
    MainActor.assumeIsolated { SystemQuestion.forget() }
    SystemQuestion.isAnswered = false
    super.tearDown()
  }

  /// Requests access, and taps a button of the alert.
  private func allow(_ button: String) -> PHAuthorizationStatus? {
    SystemQuestion.isAnswered = true
    XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .notDetermined)
    var status: PHAuthorizationStatus?
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status = $0 }
    run(0.1)
    MainActor.assumeIsolated {
      let question = SystemQuestion.waiting.first
      question?.choose(question?.buttons.firstIndex(of: button) ?? -1)
    }
    run(0.1)
    return status
  }

  @MainActor private func show(
    _ configuration: PHPickerConfiguration, _ listener: Listener, _ body: (Stage) -> Void
  ) {
    onStage { stage in
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = listener
      stage.controller.present(picker, animated: false)
      stage.clock.advance(by: 1)
      body(stage)
    }
  }

  // MARK: The picker

  func testAPhotoIsPickedAndLoaded() {
    MainActor.assumeIsolated {
      let listener = Listener()
      var image: UIImage?
      show(PHPickerConfiguration(), listener) { stage in
        stage.tap("hills")
        stage.clock.advance(by: 1)
        let provider = listener.results.first?.first?.itemProvider
        XCTAssertEqual(provider?.suggestedName, "hills")
        XCTAssertEqual(provider?.canLoadObject(ofClass: UIImage.self), true)
        provider?.loadObject(ofClass: UIImage.self) { object, _ in image = object as? UIImage }
        stage.clock.advance(by: 1)
      }
      XCTAssertEqual(listener.results.count, 1)
      XCTAssertNil(listener.results.first?.first?.assetIdentifier)
      XCTAssertEqual(image?.size, CGSize(width: 800, height: 600))
    }
  }

  func testSeveralPhotosArePickedInTheirOrder() {
    MainActor.assumeIsolated {
      let listener = Listener()
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.selectionLimit = 2
      configuration.selection = .ordered
      show(configuration, listener) { stage in
        for name in ["night", "sea", "dunes"] { stage.tap(name) }
        XCTAssertTrue(listener.results.isEmpty)
        XCTAssertTrue(stage.shows("1"))
        stage.tap("Add")
        stage.clock.advance(by: 1)
      }
      XCTAssertEqual(listener.results.first?.map(\.itemProvider.suggestedName), ["night", "sea"])
      XCTAssertEqual(listener.results.first?.map(\.assetIdentifier), ["night/L0/001", "sea/L0/001"])
    }
  }

  func testCancelPicksNothing() {
    MainActor.assumeIsolated {
      let listener = Listener()
      show(PHPickerConfiguration(), listener) { stage in
        stage.tap("Cancel")
        stage.clock.advance(by: 1)
      }
      XCTAssertEqual(listener.results.map(\.count), [0])
    }
  }

  func testFilters() {
    MainActor.assumeIsolated {
      var configuration = PHPickerConfiguration()
      configuration.filter = .any(of: [.videos, .livePhotos])
      show(configuration, Listener()) { XCTAssertTrue($0.shows("No Photos")) }
      configuration.filter = .not(.videos)
      show(configuration, Listener()) { XCTAssertTrue($0.shows("hills")) }
    }
  }

  // MARK: The library

  func testAssetsAreFoundByKindAndInTheirOrder() {
    XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 0)
    XCTAssertEqual(allow("Allow Full Access"), .authorized)
    XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .authorized)
    let all = PHAsset.fetchAssets(with: .image, options: nil)
    XCTAssertEqual(all.count, 6)
    XCTAssertEqual(all.firstObject?.localIdentifier, "hills/L0/001")
    XCTAssertEqual(all.firstObject?.pixelWidth, 800)
    XCTAssertEqual(all.firstObject?.pixelHeight, 600)
    XCTAssertEqual(PHAsset.fetchAssets(with: .video, options: nil).count, 0)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
    options.fetchLimit = 2
    let newest = PHAsset.fetchAssets(with: options)
    XCTAssertEqual(newest.objects(at: [0, 1]).map(\.localIdentifier), ["balloon/L0/001", "dunes/L0/001"])
    XCTAssertEqual(
      PHAsset.fetchAssets(withLocalIdentifiers: ["sea/L0/001"], options: nil).firstObject, all.object(at: 1))
    XCTAssertEqual(all.index(of: newest.object(at: 0)), 5)
  }

  func testAccessIsRefused() {
    XCTAssertEqual(allow("Don’t Allow"), .denied)
    XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 0)
    XCTAssertThrowsError(try PHPhotoLibrary.shared().performChangesAndWait {}) {
      XCTAssertEqual(($0 as? PHPhotosError)?.code, .accessUserDenied)
    }
  }

  func testPicturesAreMadeInTheSizeThatIsAskedFor() throws {
    _ = allow("Allow Full Access")
    let asset = try XCTUnwrap(PHAsset.fetchAssets(with: nil).firstObject)
    var sizes: [CGSize?] = []
    let size = CGSize(width: 200, height: 200)
    let manager = PHImageManager.default()
    for mode in [PHImageContentMode.aspectFit, .aspectFill] {
      manager.requestImage(for: asset, targetSize: size, contentMode: mode, options: nil) { image, info in
        XCTAssertEqual(info?[PHImageResultIsDegradedKey] as? NSNumber, false)
        sizes.append(image?.size)
      }
    }
    let cancelled = manager.requestImage(for: asset, targetSize: size, contentMode: .aspectFit, options: nil) {
      _, _ in
      XCTFail("it was cancelled")
    }
    manager.cancelImageRequest(cancelled)
    XCTAssertTrue(sizes.isEmpty)
    run(1)
    XCTAssertEqual(sizes, [CGSize(width: 200, height: 150), CGSize(width: 267, height: 200)])
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    manager.requestImage(
      for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
    ) { image, _ in sizes.append(image?.size) }
    XCTAssertEqual(sizes.last, CGSize(width: 800, height: 600))
  }

  func testChangesAreMadeAndTold() {
    _ = allow("Allow Full Access")
    let observer = Observer()
    PHPhotoLibrary.shared().register(observer)
    let before = PHAsset.fetchAssets(with: nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    var placeholder: String?
    var isDone: Bool?
    PHPhotoLibrary.shared().performChanges({
      let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
      placeholder = request.placeholderForCreatedAsset?.localIdentifier
    }) { success, _ in isDone = success }
    run(1)
    XCTAssertEqual(isDone, true)
    let details = observer.changes.last?.changeDetails(for: before)
    XCTAssertEqual(details?.insertedObjects.map(\.localIdentifier), [placeholder ?? ""])
    XCTAssertEqual(details?.fetchResultAfterChanges.count, 7)
    try? PHPhotoLibrary.shared().performChangesAndWait {
      PHAssetChangeRequest.deleteAssets(details?.insertedObjects ?? [])
      PHAssetChangeRequest(for: before.object(at: 1)).isFavorite = true
    }
    XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 6)
    let favorites = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
    XCTAssertEqual(
      favorites.firstObject.map { PHAsset.fetchAssets(in: $0, options: nil).firstObject?.localIdentifier },
      "sea/L0/001")
    PHPhotoLibrary.shared().unregisterChangeObserver(observer)
    XCTAssertTrue(said("can only be called from inside") == 0)
    PHAssetChangeRequest.deleteAssets([])
    XCTAssertEqual(said("can only be called from inside"), 1)
  }
}
