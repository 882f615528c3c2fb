import UIKit

/// One photo, which two fingers zoom.
class PhotoViewController: UIViewController, UIScrollViewDelegate {
  private let photo: Photo
  private let scrollView = UIScrollView()
  private let picture = UIImageView()

  init(_ photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = photo.title
    navigationItem.largeTitleDisplayMode = .never
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.image = photo.image(CGSize(width: 800, height: 600), traits: traitCollection)
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = photo.title
    picture.accessibilityTraits = .image
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(picture)
    view.addSubview(scrollView)
    for part in [scrollView, picture] { part.translatesAutoresizingMaskIntoConstraints = false }
    let content = scrollView.contentLayoutGuide
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: area.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      picture.topAnchor.constraint(equalTo: content.topAnchor),
      picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      picture.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      picture.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
    ])
    let share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share(_:)))
    navigationItem.rightBarButtonItem = share
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  @objc private func share(_ sender: UIBarButtonItem) {
    guard let image = picture.image else { return }
    let activities = UIActivityViewController(activityItems: [photo.title, image], applicationActivities: nil)
    activities.popoverPresentationController?.barButtonItem = sender
    present(activities, animated: true)
  }
}
