import CoreGraphics

/// The page after the choice of a photo that may be edited: the user moves and scales it under a square, which
/// becomes the edited image.
final class PhotoCropController: UIViewController, UIScrollViewDelegate {
  private let image: UIImage
  private let finish: (CGRect?) -> Void
  private let scroll = UIScrollView(frame: .zero)
  private lazy var picture = UIImageView(image: image)
  private let frameView = UIView(frame: .zero)
  private let heading = UILabel(frame: .zero)
  private let cancel = UIButton(type: .system)
  private let choose = UIButton(type: .system)
  private var laidOutSide: CGFloat = 0

  private static let barHeight: CGFloat = 64

  /// Creates a controller in which the user moves and scales a picture.
  /// - Parameter finish: called with the chosen square in the picture's own pixels, or with nil for Cancel.
  init(_ image: UIImage, finish: @escaping (CGRect?) -> Void) {
    self.image = image
    self.finish = finish
    super.init(nibName: nil, bundle: nil)
    navigationItem.hidesBackButton = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.overrideUserInterfaceStyle = .dark
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.alwaysBounceHorizontal = true
    scroll.alwaysBounceVertical = true
    scroll.clipsToBounds = false
    picture.isAccessibilityElement = true
    scroll.addSubview(picture)
    frameView.isUserInteractionEnabled = false
    frameView.layer.borderColor = UIColor(white: 1, alpha: 0.7).cgColor
    frameView.layer.borderWidth = 1
    heading.text = "Move and Scale"
    heading.textColor = .white
    heading.font = .systemFont(ofSize: 17)
    heading.textAlignment = .center
    set(cancel, SystemStrings.text("Cancel")) { [weak self] in self?.finish(nil) }
    set(choose, "Choose") { [weak self] in self.map { $0.finish($0.crop) } }
    for subview in [scroll, frameView, heading, cancel, choose] { view.addSubview(subview) }
  }

  private func set(_ button: UIButton, _ title: String, _ action: @escaping () -> Void) {
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 18)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let bottom = bounds.height - view.safeAreaInsets.bottom - Self.barHeight
    let side = min(bounds.width, bottom)
    let square = CGRect(
      x: (bounds.width - side) / 2, y: max(0, (bounds.height - side) / 2), width: side, height: side)
    scroll.frame = square
    frameView.frame = square
    heading.frame = CGRect(x: 0, y: view.safeAreaInsets.top + 12, width: bounds.width, height: 24)
    let size = CGSize(width: 100, height: Self.barHeight)
    cancel.frame = CGRect(origin: CGPoint(x: 8, y: bottom), size: size)
    choose.frame = CGRect(origin: CGPoint(x: bounds.width - 108, y: bottom), size: size)
    if side > 0, side != laidOutSide { fit(side) }
  }

  /// Scales the picture to fill the square, and centers it.
  private func fit(_ side: CGFloat) {
    laidOutSide = side
    let size = image.size
    guard size.width > 0, size.height > 0 else { return }
    let scale = side / min(size.width, size.height)
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 1
    scroll.zoomScale = 1
    picture.frame = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    scroll.contentSize = picture.frame.size
    scroll.maximumZoomScale = 4
    scroll.contentOffset = CGPoint(
      x: (picture.frame.width - side) / 2, y: (picture.frame.height - side) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  /// The square in the pixels of the picture.
  private var crop: CGRect {
    let shown = picture.frame.size
    guard shown.width > 0, shown.height > 0 else { return .zero }
    let factor = image.size.width * image.scale / shown.width
    let offset = scroll.contentOffset
    let side = min(laidOutSide, min(shown.width, shown.height))
    let x = min(max(0, offset.x), shown.width - side)
    let y = min(max(0, offset.y), shown.height - side)
    return CGRect(
      x: (x * factor).rounded(), y: (y * factor).rounded(), width: (side * factor).rounded(),
      height: (side * factor).rounded())
  }
}
