/// The appearance objects of a bar or of an item: copies of what the app set, whose changes are reported.
@MainActor final class BarAppearanceSet<Appearance: UIBarAppearance> {
  /// Called when another object was set, and when one has changed.
  var changed: (() -> Void)?
  private var kept: [Kind: Appearance] = [:]
  private var untouched: Appearance?
  private let make: @MainActor () -> Appearance

  /// - Parameter make: makes the appearance of a bar for which the app has set none.
  init(_ make: @escaping @MainActor () -> Appearance) { self.make = make }

  enum Kind { case standard, compact, scrollEdge, compactScrollEdge }

  /// What the app set.
  subscript(kind: Kind) -> Appearance? {
    get { kept[kind] }
    set {
      kept[kind] = newValue.flatMap(watched)
      changed?()
    }
  }

  /// The bar's standard appearance for the app, which may change it: the default one counts from its first change
  /// on, and until then the properties from before iOS 13 do.
  var standardForApp: Appearance {
    if let set = kept[.standard] ?? untouched { return set }
    let new = make()
    untouched = new
    new.store.changed = { [weak self, weak new] in
      guard let self else { return }
      if let new, untouched === new {
        untouched = nil
        kept[.standard] = new
      }
      changed?()
    }
    return new
  }

  private func watched(_ appearance: Appearance) -> Appearance? {
    let copy = AppearanceStore.copy(appearance) as? Appearance
    copy?.store.changed = { [weak self] in self?.changed?() }
    return copy
  }

  /// The appearance in force. Each kind is looked for at the item first, then at the bar; without a compact one the
  /// standard one is used, and at the edge of the content, where none is set for it, that without its background.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance>
  /// - Returns: nil where the bar's properties from before iOS 13 are in force.
  func shown(isCompact: Bool, atEdge: Bool, item: BarAppearanceSet?) -> Appearance? {
    func find(_ kind: Kind) -> Appearance? { item?[kind] ?? self[kind] }
    let standard = (isCompact ? find(.compact) : nil) ?? find(.standard)
    guard atEdge else { return standard }
    let edge = (isCompact ? find(.compactScrollEdge) : nil) ?? find(.scrollEdge)
    return edge ?? standard.flatMap(transparent)
  }

  /// Asked for by each part of a bar that is laid out.
  private func transparent(_ standard: Appearance) -> Appearance? {
    if let (source, version, copy) = transparentCopy, source === standard, version == standard.store.version {
      return copy
    }
    guard let copy: Appearance = standard.transparentCopy() else { return nil }
    transparentCopy = (standard, standard.store.version, copy)
    return copy
  }
  private var transparentCopy: (source: Appearance, version: Int, copy: Appearance)?
}
