import CoreGraphics
import Foundation

/// A screen with a file's content: a zoomable image, the pages of a PDF document, a text, or the name and size of
/// other files.
final class DocumentPreviewController: UIViewController, UIScrollViewDelegate {
  private let url: URL
  private let type: String
  /// Called when the screen was dismissed.
  var ended: () -> Void = {}
  /// Called for the share button, which is the anchor of a popover.
  var share: (UIBarButtonItem) -> Void = { _ in }
  private var zoomed: UIView?

  init(_ url: URL, type: String, title: String) {
    self.url = url
    self.type = type
    super.init(nibName: nil, bundle: nil)
    self.title = title
    let item = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] _ in
        guard let self, let item = navigationItem.rightBarButtonItem else { return }
        share(item)
      })
    navigationItem.rightBarButtonItem = item
  }

  required init?(coder: NSCoder) { return nil }

  func addDoneButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave(animated: true) })
  }

  func leave(animated: Bool) {
    if let pages = navigationController, pages.viewControllers.first !== self {
      if pages.topViewController === self { pages.popViewController(animated: animated) }
    } else {
      // A screen that has not appeared yet gets no callbacks of disappearance.
      presentingViewController?.dismiss(animated: animated) { [ended] in ended() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true { ended() }
  }

  // MARK: Content

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let content = makeContent()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  private func makeContent() -> UIView {
    if TypeConformance.conforms(type, to: "public.image"), let image = UIImage(contentsOfFile: url.path) {
      return makeImageView(image)
    }
    if type == "com.adobe.pdf", let document = CGPDFDocument(url as CFURL), document.numberOfPages > 0 {
      return PDFPageList(document)
    }
    if let text = readText() {
      let view = UITextView(frame: .zero)
      view.isEditable = false
      view.attributedText = text
      view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
      view.alwaysBounceVertical = true
      return view
    }
    return makeCard()
  }

  private func makeImageView(_ image: UIImage) -> UIView {
    let scroll = UIScrollView(frame: view.bounds)
    let picture = UIImageView(image: image)
    picture.contentMode = .scaleAspectFit
    picture.frame = scroll.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = title
    scroll.maximumZoomScale = 4
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(picture)
    zoomed = picture
    return scroll
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  /// Returns the text of a file; nil for files that are not texts, and for texts of more than a million bytes.
  private func readText() -> NSAttributedString? {
    guard TypeConformance.conforms(type, to: "public.text"), let data = try? Data(contentsOf: url),
      data.count < 1_000_000
    else { return nil }
    if type == "public.html", let text = String(data: data, encoding: .utf8) { return HTMLReader.read(text) }
    guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else {
      return nil
    }
    return NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular), .foregroundColor: UIColor.label,
      ])
  }

  private func makeCard() -> UIView {
    let icon = UIImageView(
      image: UIImage(systemName: "doc", withConfiguration: UIImage.SymbolConfiguration(pointSize: 80)))
    icon.tintColor = .secondaryLabel
    let name = UILabel()
    name.text = title
    name.font = .preferredFont(forTextStyle: .headline)
    name.textAlignment = .center
    name.numberOfLines = 2
    let detail = UILabel()
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber) ?? nil
    detail.text = size.map { ByteCountFormatter.string(fromByteCount: $0.int64Value, countStyle: .file) }
    let stack = UIStackView(arrangedSubviews: [icon, name, detail])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    let card = UIView(frame: view.bounds)
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, constant: -40),
    ])
    return card
  }
}

/// The pages of a PDF document in a column, each drawn when it becomes visible.
private final class PDFPageList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let document: CGPDFDocument

  init(_ document: CGPDFDocument) {
    self.document = document
    super.init(frame: .zero, style: .plain)
    backgroundColor = .secondarySystemBackground
    separatorStyle = .none
    allowsSelection = false
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private static let margin: CGFloat = 8

  private func size(of page: CGPDFPage) -> CGSize {
    let box = page.getBoxRect(.cropBox)
    return page.rotationAngle % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { document.numberOfPages }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let page = document.page(at: indexPath.row + 1) else { return 0 }
    let size = size(of: page)
    return size.width > 0
      ? ((bounds.width - 2 * Self.margin) * size.height / size.width).rounded() + Self.margin : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .clear
    guard let page = document.page(at: indexPath.row + 1) else { return cell }
    let width = max(1, bounds.width - 2 * Self.margin)
    let view = UIImageView(image: draw(page, width: width))
    view.frame.origin = CGPoint(x: Self.margin, y: Self.margin)
    cell.contentView.addSubview(view)
    cell.accessibilityLabel = "Page \(indexPath.row + 1) of \(document.numberOfPages)"
    return cell
  }

  private func draw(_ page: CGPDFPage, width: CGFloat) -> UIImage {
    let size = size(of: page)
    let scale = size.width > 0 ? width / size.width : 1
    let target = CGSize(width: width, height: max(1, (size.height * scale).rounded()))
    return UIGraphicsImageRenderer(size: target).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: target))
      let drawing = context.cgContext
      drawing.translateBy(x: 0, y: target.height)
      drawing.scaleBy(x: scale, y: -scale)
      drawing.concatenate(
        page.getDrawingTransform(
          .cropBox, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
      drawing.drawPDFPage(page)
    }
  }
}
