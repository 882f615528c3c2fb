/// The large content viewer of navigation bars, toolbars and tab bars, present while the user prefers an
/// accessibility text size.
@MainActor enum LargeContentOfBars {
  static func update(_ bar: UIView) {
    let old = bar.interactions.first { ($0 as? BarLargeContentInteraction) != nil }
    let isWanted = bar.window != nil && UILargeContentViewerInteraction.isEnabled
    guard isWanted != (old != nil) else { return }
    if let old { return bar.removeInteraction(old) }
    let interaction = BarLargeContentInteraction()
    // Lifting a finger that rests on an item chooses the item.
    interaction.activate = { item in
      (item as? UIControl)?.pressBySpring()
    }
    bar.addInteraction(interaction)
  }
}

private final class BarLargeContentInteraction: UILargeContentViewerInteraction {}
