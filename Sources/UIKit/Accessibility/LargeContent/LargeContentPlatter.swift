import CoreGraphics

/// The rounded square with an item's image and title. Its dimensions are not measured.
final class LargeContentPlatter: UIView {
  private static let margin: CGFloat = 20
  private static let imageSide: CGFloat = 100

  init(_ item: any UILargeContentViewerItem, in area: CGSize) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    panel.layer.cornerRadius = 20
    panel.layer.cornerCurve = .continuous
    panel.clipsToBounds = true
    addSubview(panel)
    let width = max(120, min(260, area.width - 2 * Self.margin))
    var y = Self.margin
    if let image = item.largeContentImage {
      let picture = UIImageView(image: Self.picture(image, of: item))
      picture.tintColor = .label
      picture.contentMode = .scaleAspectFit
      picture.frame = CGRect(
        x: (width - Self.imageSide) / 2, y: y, width: Self.imageSide, height: Self.imageSide
      ).inset(by: item.largeContentImageInsets)
      panel.contentView.addSubview(picture)
      y += Self.imageSide + 12
    }
    if let title = item.largeContentTitle, !title.isEmpty {
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 28, weight: .semibold)
      label.textAlignment = .center
      label.numberOfLines = 3
      label.adjustsFontSizeToFitWidth = true
      let room = CGSize(width: width - 2 * Self.margin, height: 200)
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: Self.margin, y: y, width: room.width, height: height)
      panel.contentView.addSubview(label)
      y += height + 12
    }
    bounds.size = CGSize(width: width, height: max(width * 0.6, y + Self.margin - 12))
    panel.frame = bounds
    accessibilityIdentifier = "LargeContentViewer"
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the image enlarged, if it is a symbol or the item requests it.
  private static func picture(_ image: UIImage, of item: any UILargeContentViewerItem) -> UIImage {
    if image.isSymbolImage {
      return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: imageSide * 0.8)) ?? image
    }
    return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }
}
