import QuartzCore

/// The previews of a context menu's further items: they gather below the first one while the menu opens, and return
/// to their positions when it closes.
@MainActor final class MenuPreviewPile {
  private struct Card {
    let view: UIView
    let start: CGPoint
    let hidden: UIView
  }

  /// The number of previews that are visible below the first one; more would be hidden.
  private static let depth = 3
  /// The offset of each preview from the previous one, in points to the right and down.
  private static let step: CGFloat = 6

  private var cards: [Card] = []

  init(_ previews: [UITargetedPreview], below top: UIView, in container: UIView) {
    for preview in previews.prefix(MenuPreviewPile.depth) {
      guard let picture = PreviewPicture.of(preview.view, preview.parameters) else { continue }
      let start = preview.target.container.convert(preview.target.center, to: container)
      picture.center = start
      container.insertSubview(picture, belowSubview: cards.last?.view ?? top)
      preview.view.layer.isHidden = true
      cards.append(Card(view: picture, start: start, hidden: preview.view))
    }
  }

  func gather(below frame: CGRect) {
    for (index, card) in cards.enumerated() {
      let shift = CGFloat(index + 1) * MenuPreviewPile.step
      card.view.center = CGPoint(x: frame.midX + shift, y: frame.midY + shift)
    }
  }

  func spread() {
    for card in cards { card.view.center = card.start }
  }

  func remove() {
    for card in cards {
      card.hidden.layer.isHidden = false
      card.view.removeFromSuperview()
    }
  }
}
