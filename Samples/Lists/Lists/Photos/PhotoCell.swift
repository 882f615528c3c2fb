import UIKit

/// A photo that fills the cell, with its title below where there is to be one.
class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "Photo"

  private let picture = UIImageView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.font = .preferredFont(forTextStyle: .caption1)
    title.adjustsFontForContentSizeCategory = true
    title.textAlignment = .center
    title.setContentCompressionResistancePriority(.required, for: .vertical)
    let stack = UIStackView(arrangedSubviews: [picture, title])
    stack.axis = .vertical
    stack.spacing = 2
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.6 : 1 } }

  /// - Parameter isRounded: has round corners.
  func show(_ photo: Photo, showsTitle: Bool, isRounded: Bool) {
    picture.image = photo.image(CGSize(width: 320, height: 240), traits: traitCollection)
    picture.layer.cornerRadius = isRounded ? 12 : 0
    title.text = photo.title
    title.isHidden = !showsTitle
    accessibilityLabel = photo.title
  }
}
