import QuartzCore

extension ArchivedProperty {
  /// The archived properties of image views.
  static let imageView: [ArchivedProperty] = [
    of("image", \UIImageView.image), of("highlightedImage", \UIImageView.highlightedImage),
    of("highlighted", \UIImageView.isHighlighted), of("images", \UIImageView.animationImages),
    of("duration", \UIImageView.animationDuration), of("repeats", \UIImageView.animationRepeatCount),
    of("symbol", \UIImageView.preferredSymbolConfiguration),
  ]
}
