import CoreText

/// The sizes of text styles by content size category (`facts/text.md#text-sizes`).
enum DynamicType {
  /// Point sizes and leadings, from extra small to the largest accessibility size.
  private static let table: [UIFont.TextStyle: (size: [CGFloat], leading: [CGFloat])] = [
    .largeTitle: (
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    ),
    .title1: (
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    ),
    .title2: (
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    ),
    .title3: (
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    ),
    .headline: (
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    ),
    .body: (
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    ),
    .callout: (
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    ),
    .subheadline: (
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    ),
    .footnote: (
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    ),
    .caption1: (
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    ),
    .caption2: (
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    ),
  ]

  private static let largeIndex = 3

  static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = (traits ?? .current).preferredContentSizeCategory
    return category == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : category
  }

  private static func index(_ category: UIContentSizeCategory) -> Int {
    UIContentSizeCategory.ascending.firstIndex(of: category) ?? largeIndex
  }

  static func pointSize(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    (table[style] ?? table[.body])?.size[index(category)] ?? 17
  }

  /// Returns the ratio of a style's leading to that at the default setting.
  static func factor(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    guard let leading = (table[style] ?? table[.body])?.leading else { return 1 }
    return leading[index(category)] / leading[largeIndex]
  }
}
