import CoreGraphics
import Foundation

/// All sections of a flow layout, with the values of the delegate and the layout.
@MainActor struct FlowArrangement {
  private(set) var sections: [FlowSection] = []
  /// The extent of all content across the direction of scrolling.
  private(set) var cross: CGFloat = 0
  /// The end of the content in the direction of scrolling.
  var end: CGFloat { sections.last?.end ?? 0 }

  init() {}

  init(_ layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    let (size, inset) = (view.bounds.size, view.adjustedContentInset)
    let length =
      layout.isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    cross = max(0, length.isFinite ? length : 0)
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var start: CGFloat = 0
    sections.reserveCapacity(view.numberOfSections)
    for index in 0..<view.numberOfSections {
      var section = FlowArrangement.section(index, layout, view, delegate)
      section.cross = cross
      section.start = start
      section.measure()
      start = section.end
      FlowArrangement.warn(layout, view, section)
      sections.append(section)
    }
  }

  private static func section(
    _ index: Int, _ layout: UICollectionViewFlowLayout, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    @MainActor func ask<Value>(_ question: (any UICollectionViewDelegateFlowLayout) -> Value) -> Value? {
      delegate.flatMap { delegate in OptionalMethod.ask { question(delegate) } }
    }
    var section = FlowSection()
    section.count = view.numberOfItems(inSection: index)
    var inset = ask { $0.collectionView(view, layout: layout, insetForSectionAt: index) } ?? layout.sectionInset
    let extra = reference(layout, view)
    inset.left += extra.left
    inset.right += extra.right
    section.lineSpacing = finite(
      ask { $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index) }
        ?? layout.minimumLineSpacing)
    section.itemSpacing = finite(
      ask { $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index) }
        ?? layout.minimumInteritemSpacing)
    let header =
      ask { $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index) }
      ?? layout.headerReferenceSize
    let footer =
      ask { $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: index) }
      ?? layout.footerReferenceSize
    let isVertical = layout.isVertical
    section.header = max(0, finite(isVertical ? header.height : header.width))
    section.footer = max(0, finite(isVertical ? footer.height : footer.width))
    let (left, right) = (finite(inset.left), finite(inset.right))
    let (top, bottom) = (finite(inset.top), finite(inset.bottom))
    section.crossInset = isVertical ? (left, right) : (top, bottom)
    section.mainInset = isVertical ? (top, bottom) : (left, right)
    size(&section, index, layout, view, delegate)
    return section
  }

  private static func size(
    _ section: inout FlowSection, _ index: Int, _ layout: UICollectionViewFlowLayout, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) {
    func turned(_ size: CGSize) -> (cross: CGFloat, main: CGFloat) {
      if size.width < 0 || size.height < 0 { refuseNegative() }
      if (size.width + size.height).isNaN { refuseNaN(size) }
      let (width, height) = (max(0, finite(size.width)), max(0, finite(size.height)))
      return layout.isVertical ? (width, height) : (height, width)
    }
    let isEstimated = layout.asksForPreferredSizes
    section.isSelfSizing = isEstimated
    var common = layout.itemSize
    if isEstimated {
      common =
        layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        ? layout.itemSize : layout.estimatedItemSize
    }
    guard section.count > 0 else { return }
    var own: [CGSize] = []
    if let delegate {
      own.reserveCapacity(section.count)
      for item in 0..<section.count {
        let path = IndexPath(item: item, section: index)
        let said = OptionalMethod.ask { delegate.collectionView(view, layout: layout, sizeForItemAt: path) }
        guard let said else { break }
        own.append(said)
      }
    }
    let isMeasured = isEstimated && layout.preferredSizes.contains { $0.key.section == index }
    guard own.count == section.count || isMeasured else {
      section.uniform = turned(common)
      return
    }
    section.sizes = (0..<section.count).map { item in
      let preferred = isMeasured ? layout.preferredSizes[IndexPath(item: item, section: index)] : nil
      return turned(preferred ?? (own.isEmpty ? common : own[item]))
    }
  }

  private static func reference(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView) -> UIEdgeInsets {
    let own = view.adjustedContentInset
    switch layout.sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea:
      return UIEdgeInsets(
        top: 0, left: max(0, view.safeAreaInsets.left - own.left), bottom: 0,
        right: max(0, view.safeAreaInsets.right - own.right))
    case .fromLayoutMargins:
      return UIEdgeInsets(
        top: 0, left: max(0, view.layoutMargins.left - own.left), bottom: 0,
        right: max(0, view.layoutMargins.right - own.right))
    }
  }

  private static func refuseNegative() {
    ExceptionReport.raise(
      .internalInconsistencyException, "negative sizes are not supported in the flow layout", once: true)
  }

  private static func refuseNaN(_ size: CGSize) {
    ExceptionReport.raise(
      .layerInvalidGeometry, "CALayer bounds contains NaN: [0 0; \(size.width) \(size.height)]", once: true)
  }

  private static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e7), 1e7) : 0 }

  /// Logs Apple's message for an item that is longer than a line.
  private static func warn(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView, _ section: FlowSection) {
    let longest = section.uniform?.cross ?? section.sizes.reduce(0) { max($0, $1.cross) }
    let room = section.cross - section.crossInset.start - section.crossInset.end
    guard section.cross > 0, longest > room + 0.0001, !layout.asksForPreferredSizes else { return }
    let (name, edges) = layout.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    var lines = [
      "The behavior of the UICollectionViewFlowLayout is not defined because:",
      "the item \(name) must be less than the \(name) of the UICollectionView minus the section insets \(edges) values, "
        + "minus the content insets \(edges) values.",
    ]
    if section.uniform == nil { lines.append("Please check the values returned by the delegate.") }
    lines += [
      "The relevant UICollectionViewFlowLayout instance is \(layout), and it is attached to \(view).",
      "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.",
    ]
    Console.writeOnce(lines, as: lines[1])
  }

  // MARK: Items that are shown elsewhere

  /// Replaces the items of a section; `stack` then moves the sections after it.
  mutating func setItems(_ sizes: [FlowSection.Size], of section: Int) {
    sections[section].count = sizes.count
    if let uniform = sections[section].uniform, sizes.contains(where: { $0 != uniform }) {
      sections[section].uniform = nil
    }
    if sections[section].uniform == nil { sections[section].sizes = sizes }
    sections[section].measure()
  }

  /// Stacks each section after the one before it.
  mutating func stack() {
    var start: CGFloat = 0
    for index in sections.indices {
      sections[index].start = start
      start = sections[index].end
    }
  }

  /// Returns the sections that intersect a range of the main axis.
  func sections(from low: CGFloat, to high: CGFloat, all: Bool) -> Range<Int> {
    if all { return sections.indices }
    var (from, to) = (0, sections.count)
    while from < to {
      let middle = (from + to) / 2
      if sections[middle].end > low { to = middle } else { from = middle + 1 }
    }
    var last = from
    while last < sections.count, sections[last].start < high { last += 1 }
    return from..<last
  }
}
