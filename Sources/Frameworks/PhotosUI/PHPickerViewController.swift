import ObjectiveC
@_exported import Photos
@_exported import UIKit

/// What a picker offers.
public struct PHPickerConfiguration: Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered }
  /// How many may be chosen; 0 for any number.
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Which kinds of assets a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>
  private init(_ kinds: Set<String>) { self.kinds = kinds }
  public static let images = PHPickerFilter(["images"])
  public static let videos = PHPickerFilter(["videos"])
  public static let livePhotos = PHPickerFilter(["livePhotos"])
  public static let screenshots = PHPickerFilter(["screenshots"])
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// A chosen asset.
public struct PHPickerResult {
  public let assetIdentifier: String?
  public let itemProvider: NSItemProvider
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose photos. There are none: it says so, and Cancel chooses nothing.
///
/// Apple's documentation: <https://developer.apple.com/documentation/photosui/phpickerviewcontroller>
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
  public private(set) var configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.log("The photos of PHPickerViewController")
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
    bar.autoresizingMask = [.flexibleWidth]
    let item = UINavigationItem(title: "Photos")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish() })
    bar.pushItem(item, animated: false)
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "No Photos"
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    view.addSubview(label)
    view.addSubview(bar)
  }

  private func finish() { delegate?.picker(self, didFinishPicking: []) }
}
