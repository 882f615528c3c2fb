import ObjectiveC
@_exported import Photos
@_exported import UIKit

/// The method by which a delegate is notified of the selection.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has selected assets or tapped Cancel. The implementation must dismiss the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A view controller with which the user selects photos. It does not require access to the photo library.
///
/// ```swift
/// let picker = PHPickerViewController(configuration: PHPickerConfiguration())
/// present(picker, animated: true)
/// ```
/// Its ``delegate`` is notified of the selection. The library consists of the folder that `flipside run --photos
/// FOLDER` specifies, or of six generated pictures.
///
/// Apple's documentation: <https://developer.apple.com/documentation/photosui/phpickerviewcontroller>
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
  /// The configuration of the picker.
  public private(set) var configuration: PHPickerConfiguration
  /// The delegate, which is notified of the selection.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  private var isOver = false

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var choice = PhotoGridController.Choice(
      showsImages: configuration.filter?.fits(isMovie: false) ?? true,
      showsMovies: configuration.filter?.fits(isMovie: true) ?? true, limit: max(0, configuration.selectionLimit))
    choice.isOrdered = configuration.selection == .ordered
    choice.chosen = configuration.includesIdentifiers ? configuration.preselectedAssetIdentifiers : []
    let pages = UINavigationController(
      rootViewController: PhotoGridController(choice) { [weak self] in self?.finish($0 ?? []) })
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }

  private func finish(_ photos: [Photo]) {
    guard !isOver else { return }
    isOver = true
    let results = photos.map { photo in
      PHPickerResult(
        assetIdentifier: configuration.includesIdentifiers ? photo.identifier : nil,
        itemProvider: photo.itemProvider)
    }
    delegate?.picker(self, didFinishPicking: results)
    isOver = false
  }
}
