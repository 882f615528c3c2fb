import CoreGraphics

/// A file in the grid of a document browser: a picture of it above its name and its date.
final class FileCell: UICollectionViewCell {
  /// The item that a cell shows.
  enum Item: Equatable {
    case create(title: String)
    case file(URL, isFolder: Bool)
  }

  let picture = UIImageView(frame: .zero)
  private let kind = UILabel(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let tick = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.borderWidth = 0.5
    picture.layer.borderColor = UIColor.separator.cgColor
    picture.layer.cornerRadius = 4
    picture.clipsToBounds = true
    kind.font = .systemFont(ofSize: 15, weight: .semibold)
    kind.textColor = .tertiaryLabel
    kind.textAlignment = .center
    title.font = .systemFont(ofSize: 13)
    title.textAlignment = .center
    title.numberOfLines = 2
    title.lineBreakMode = .byTruncatingMiddle
    detail.font = .systemFont(ofSize: 11)
    detail.textColor = .secondaryLabel
    detail.textAlignment = .center
    tick.isHidden = true
    for view in [picture, kind, title, detail, tick] { contentView.addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var isTicked = false {
    didSet {
      tick.isHidden = !isTicked
      accessibilityTraits = isTicked ? [.button, .selected] : .button
    }
  }

  /// Shows a file or folder.
  ///
  /// - Parameters:
  ///   - showsExtension: whether the name is shown with its extension.
  ///   - isEnabled: whether the file can be opened.
  func show(_ item: Item, showsExtension: Bool, isEnabled: Bool) {
    isTicked = false
    contentView.alpha = isEnabled ? 1 : 0.4
    kind.text = nil
    detail.text = nil
    picture.contentMode = .center
    picture.backgroundColor = .secondarySystemGroupedBackground
    picture.layer.borderWidth = 0.5
    switch item {
    case .create(let text):
      title.text = text
      picture.image = UIImage(systemName: "plus")
    case .file(let url, isFolder: true):
      title.text = url.lastPathComponent
      picture.image = UIImage(
        systemName: "folder.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 64))
      picture.backgroundColor = nil
      picture.layer.borderWidth = 0
    case .file(let url, isFolder: false): show(url, showsExtension)
    }
    accessibilityLabel = title.text
    setNeedsLayout()
  }

  private func show(_ url: URL, _ showsExtension: Bool) {
    title.text = showsExtension ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    picture.backgroundColor = .white
    if TypeConformance.conforms(TypeConformance.type(ofFilesWith: url.pathExtension), to: "public.image"),
      let image = UIImage(contentsOfFile: url.path)
    {
      picture.image = image
      picture.contentMode = .scaleAspectFill
    } else {
      picture.image = nil
      kind.text = url.pathExtension.uppercased()
    }
    guard let date = DocumentFiles.modificationDate(of: url) else { return }
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    detail.text = formatter.string(from: date)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let height = bounds.height - 50
    let width = min(bounds.width - 8, (height * 0.77).rounded())
    picture.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: height)
    kind.frame = picture.frame
    tick.frame = CGRect(x: picture.frame.maxX - 26, y: picture.frame.maxY - 26, width: 22, height: 22)
    let text = title.sizeThatFits(CGSize(width: bounds.width, height: 34)).height
    title.frame = CGRect(x: 0, y: height + 4, width: bounds.width, height: min(34, text))
    detail.frame = CGRect(x: 0, y: title.frame.maxY, width: bounds.width, height: 14)
  }
}
