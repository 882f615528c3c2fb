import CoreGraphics

/// A controller with which the user chooses a picture of the photo library.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.allowsEditing = true
/// present(picker, animated: true)
/// ```
/// Its `delegate` is notified of the choice. The library is the folder that `flipside run --photos FOLDER` names,
/// or six pictures that Flipside draws, as Apple's simulator has six. There is no camera, as in the simulator:
/// check ``isSourceTypeAvailable(_:)`` before setting ``sourceType``.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiimagepickercontroller>
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The origin of pictures and films.
  public enum SourceType: Int, Sendable {
    /// All photos.
    case photoLibrary = 0
    /// The camera, which is not available.
    case camera = 1
    /// The photos in the order in which they were added. In Flipside it equals the photo library.
    case savedPhotosAlbum = 2
  }

  /// The quality of recorded films.
  public enum QualityType: Int, Sendable {
    /// The best that the camera has.
    case typeHigh = 0
    /// A quality for a wireless network.
    case typeMedium = 1
    /// A quality for a cellular network.
    case typeLow = 2
    /// A size of 640 by 480 pixels.
    case type640x480 = 3
    /// A size of 1280 by 720 pixels, with every frame encoded independently.
    case typeIFrame1280x720 = 4
    /// A size of 960 by 540 pixels, with every frame encoded independently.
    case typeIFrame960x540 = 5
  }

  /// The kind of media that the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// The camera that is used.
  public enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear = 0
    /// The camera beside the screen.
    case front = 1
  }

  /// The mode of the camera's flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// The camera flashes in the dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// The format in which chosen pictures are exported.
  public enum ImageURLExportPreset: Int, Sendable {
    /// Pictures of newer formats are converted to JPEG.
    case compatible = 0
    /// Pictures are exported unchanged.
    case current = 1
  }

  /// The keys of the information about a chosen picture.
  public struct InfoKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The key's string.
    public let rawValue: String
    /// Creates a key from its string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the chosen media, a string such as `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as stored in the library, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The square that the user chose, a `UIImage`; only if the picker allows editing.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The square in the pixels of the original, an `NSValue` of a `CGRect`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The copy of a film, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the photo in the assets library, which preceded iOS 11.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of a picture from the camera. Never present.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo of a picture. Never present in Flipside.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset of the photo library, if the app may read it and imports Photos.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The copy of a picture in the app's folder for temporary files, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  private var isOver = false

  // MARK: Sources

  /// Returns whether pictures can come from a source: true for the library, false for the camera, as in Apple's
  /// simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the types that a source offers, or nil for one that is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Returns whether there is such a camera: always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash: always false, since no camera is available.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns the modes of a camera: always nil, because no camera is available.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The delegate, which is notified of the choice, and of the pages as the delegate of a navigation controller.
  @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }

  private var source = SourceType.photoLibrary
  /// The source of the pictures; the library by default. A source that is not available is refused with Apple's
  /// message.
  open var sourceType: SourceType {
    get { source }
    set {
      guard Self.isSourceTypeAvailable(newValue) else {
        return ExceptionReport.raise(.invalidArgumentException, "Source type \(newValue.rawValue) not available")
      }
      source = newValue
    }
  }

  private var types = ["public.image"]
  /// The uniform types of media that may be chosen: `public.image`, the default, and `public.movie`. A list without
  /// any of these is refused.
  open var mediaTypes: [String] {
    get { types }
    set {
      guard newValue.contains(where: { Self.availableMediaTypes(for: source)?.contains($0) == true }) else {
        return ExceptionReport.raise(.invalidArgumentException, "No available types for source \(source.rawValue)")
      }
      types = newValue
    }
  }

  /// Whether the user chooses a square of the picture, which becomes the edited image. False by default.
  open var allowsEditing = false
  /// The format in which pictures are exported. They are never converted, because no newer format is read.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The longest video that can be recorded, in seconds; 600 by default. Nothing is recorded.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of recorded videos. Nothing is recorded.
  open var videoQuality = QualityType.typeMedium
  /// The name of the export settings for chosen videos, which are exported unchanged.
  open var videoExportPreset = "" {
    didSet { if !videoExportPreset.isEmpty { Unsupported.log("UIImagePickerController.videoExportPreset") } }
  }

  // MARK: The camera

  /// Whether the camera shows its buttons. It has no effect, because Flipside has no camera.
  open var showsCameraControls = true { didSet { complainAboutCamera() } }
  /// A view over the camera's picture. It has no effect, because Flipside has no camera.
  open var cameraOverlayView: UIView? { didSet { complainAboutCamera() } }
  /// The transform of the camera's picture. It has no effect, because Flipside has no camera.
  open var cameraViewTransform = CGAffineTransform.identity { didSet { complainAboutCamera() } }
  /// The kind of media that the camera takes. It has no effect, because Flipside has no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo { didSet { complainAboutCamera() } }
  /// The camera that is used. It has no effect, because Flipside has no camera.
  open var cameraDevice = CameraDevice.rear { didSet { complainAboutCamera() } }
  /// The mode of the flash. It has no effect, because Flipside has no camera.
  open var cameraFlashMode = CameraFlashMode.auto { didSet { complainAboutCamera() } }
  /// Takes a picture. There is no camera, which is reported in Apple's words.
  open func takePicture() { complainAboutCamera() }
  /// Begins a film. Returns false, since there is no camera.
  open func startVideoCapture() -> Bool {
    complainAboutCamera()
    return false
  }
  /// Stops recording. There is no camera, which is reported in Apple's words.
  open func stopVideoCapture() { complainAboutCamera() }

  private func complainAboutCamera() {
    ExceptionReport.raise(
      .invalidArgumentException,
      "Source type must be UIImagePickerControllerSourceTypeCamera; there is no camera")
  }

  // MARK: Choosing

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let choice = PhotoGridController.Choice(
      showsImages: types.contains("public.image"), showsMovies: types.contains("public.movie"), limit: 1)
    setViewControllers([PhotoGridController(choice) { [weak self] in self?.choose($0?.first) }], animated: false)
  }

  private func choose(_ photo: Photo?) {
    guard !isOver else { return }
    guard let photo else { return cancel() }
    if photo.isMovie { return finish(photo, nil, crop: nil) }
    guard let image = photo.image else {
      return Console.write("Flipside: \(photo.fileName) can't be read; it is not chosen")
    }
    guard allowsEditing else { return finish(photo, image, crop: nil) }
    let page = PhotoCropController(image) { [weak self] in
      if let crop = $0 { self?.finish(photo, image, crop: crop) } else { self?.popViewController(animated: true) }
    }
    pushViewController(page, animated: true)
  }

  private func cancel() {
    isOver = true
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
    isOver = false
  }

  private func finish(_ photo: Photo, _ image: UIImage?, crop: CGRect?) {
    isOver = true
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerController(
      self, didFinishPickingMediaWithInfo: PickedMedia(photo: photo, image: image, crop: crop).info)
    isOver = false
  }
}
