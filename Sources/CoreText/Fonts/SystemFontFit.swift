/// The adjustment of Inter to San Francisco's widths: the amounts that are added to the advances of its characters.
///
/// San Francisco has a text variant up to 17 pt, which changes into the display variant between 17 and 28 pt (most
/// of the change is complete at 24 pt), and a tracking that depends on the size. It is substituted by the two
/// variants of Inter, scaled to the same cap height. The adjustments are fitted to widths measured on iOS
/// (`facts/text.md#widths`, `facts/text.md#advances`; weights beyond the measured ones are extrapolated). They are
/// given for lowercase letters, capitals and figures, in units of the em; the word space is San Francisco's own.
/// The progress of the change to the display variant, and the widths of the exclamation mark and the apostrophe,
/// are derived from pictures of iOS 17 (`facts/text.md#labels/apostrophe`: bold at 24 and 32 points, punctuation at
/// 17). Characters whose width in the display variant deviates from that of their class are adjusted individually:
/// by `facts/text.md#advances`, and by the widths of labels with 26 to 120 points in public storyboards.
struct SystemFontFit {
  /// The adjustments of the character classes, in points, for one font.
  var small: Float
  var capital: Float
  var figure: Float
  /// The adjustment of the exclamation mark and the straight apostrophe.
  var narrow: Float
  /// The advance of the word space.
  var space: Float
  /// The scale of `letters`, in points.
  private let letterScale: Float

  /// The sizes of Inter and Inter Display relative to San Francisco.
  static let scale: CGFloat = 0.9688
  static let displayScale: CGFloat = 0.9803
  /// The smallest size in points at which Inter Display is used.
  static let displaySize: CGFloat = 20

  private struct Entry {
    var weight: CGFloat
    /// The advances of San Francisco's text variant minus those of Inter, for lowercase letters, capitals and
    /// figures.
    var text: [CGFloat]
    /// The advances of San Francisco at 26 pt minus those of Inter Display.
    var display: [CGFloat]
    /// The average change of San Francisco's advances per point between 17 and 26 pt.
    var slope: [CGFloat]

    init(_ weight: CGFloat, text: [CGFloat], display: [CGFloat], slope: [CGFloat]) {
      self.weight = weight
      self.text = text
      self.display = display
      self.slope = slope
    }
  }

  private static let entries: [Entry] = [
    .init(
      -0.8, text: [0.01353, -0.04586, 0.02601], display: [0.00605, -0.01937, 0.04959],
      slope: [-0.00689, -0.00591, -0.00394]),
    .init(
      -0.6, text: [0.01052, -0.03236, 0.02201], display: [0.00176, -0.00459, 0.04601],
      slope: [-0.00668, -0.00541, -0.00369]),
    .init(
      -0.4, text: [0.01262, -0.00514, 0.02395], display: [0.00463, 0.02877, 0.05072],
      slope: [-0.00625, -0.00439, -0.00317]),
    .init(
      0, text: [0.01244, 0.01588, 0.02325], display: [0.00424, 0.05362, 0.05173],
      slope: [-0.00592, -0.00361, -0.00277]),
    .init(
      0.23, text: [0.01623, 0.02749, 0.02875], display: [0.00881, 0.05143, 0.05157],
      slope: [-0.00555, -0.00415, -0.00301]),
    .init(
      0.3, text: [0.01643, 0.03515, 0.02964], display: [0.00894, 0.04626, 0.04746],
      slope: [-0.00528, -0.00454, -0.00318]),
    .init(
      0.4, text: [0.02018, 0.04692, 0.03504], display: [0.01352, 0.04418, 0.04725],
      slope: [-0.00491, -0.00507, -0.00342]),
    .init(
      0.56, text: [0.02984, 0.06529, 0.04813], display: [0.02555, 0.04623, 0.05378],
      slope: [-0.00436, -0.00585, -0.00376]),
    .init(
      0.62, text: [0.03718, 0.08092, 0.05819], display: [0.03459, 0.04675, 0.05760],
      slope: [-0.00389, -0.00653, -0.00406]),
  ]

  /// The adjustments of single characters in the display variant, in units of the em, by ASCII code. Their sums
  /// over the measured strings (`facts/text.md#widths`) are zero.
  private static let letters: [Float] = {
    let values: [Character: Float] = [
      ".": 459, "/": 166, ":": 270, "A": -579, "B": -207, "C": -463, "F": -466, "H": -31, "I": -49, "K": -49,
      "M": -149, "P": -545, "S": -740, "T": 102, "U": -49, "W": 148, "a": 19, "b": 30, "c": -133, "d": 84, "e": -14,
      "f": 30, "g": -67, "h": 18, "i": 80, "j": 45, "k": -17, "l": 47, "m": 80, "n": 15, "o": -76, "p": 45, "q": 45,
      "r": -187, "s": 82, "t": 81, "u": 21, "v": 45, "w": 45, "x": 45, "y": -106, "z": 45,
    ]
    var table = [Float](repeating: 0, count: 128)
    for (character, value) in values {
      if let code = character.asciiValue { table[Int(code)] = value / 10_000 }
    }
    return table
  }()

  /// The tracking by point size, starting at 6 pt, in thousandths of the em (`facts/text.md#tracking`).
  private static let tracking: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
    12, 12, 11, 10, 10, 10, 10, 10,
  ]

  /// Returns the tracking at a size, in units of the em.
  static func tracking(size: CGFloat) -> CGFloat {
    let position = min(max(size - 6, 0), CGFloat(tracking.count - 1))
    let index = min(Int(position), tracking.count - 2)
    let fraction = position - CGFloat(index)
    let fall = size > 40 ? max(0, 1 - (size - 40) / 40) : 1
    return (tracking[index] + (tracking[index + 1] - tracking[index]) * fraction) * fall / 1000
  }

  init(weight: CGFloat, size: CGFloat, usesDisplayCut: Bool) {
    let entry = SystemFontFit.entry(weight)
    // The progress from the text variant to the variant at 26 pt, expressed as a number of points of a uniform
    // change.
    let distance = 9 * SystemFontFit.displayPart(size) / SystemFontFit.displayPart(26)
    let tracking = SystemFontFit.tracking(size: size)
    func points(_ index: Int) -> Float {
      let base = usesDisplayCut ? entry.display[index] : entry.text[index]
      return Float((base + entry.slope[index] * (usesDisplayCut ? distance - 9 : distance) + tracking) * size)
    }
    small = points(0)
    capital = points(1)
    figure = points(2)
    // In heavy weights, Inter's exclamation mark and apostrophe have the same width as San Francisco's.
    narrow = small + Float(0.0735 * (1 - min(max(weight, 0) / 0.62, 1)) * size)
    letterScale = Float(distance / 9 * size)
    space = Float((0.2806 - 0.007589 * distance + tracking) * size)
  }

  /// Returns the share of the display variant at a size: from 0 at 17 pt to 1 at 28 pt.
  private static func displayPart(_ size: CGFloat) -> CGFloat {
    let rest = 1 - min(max((size - 17) / 11, 0), 1)
    return 1 - rest * rest * rest
  }

  private static func entry(_ weight: CGFloat) -> Entry {
    guard let above = entries.firstIndex(where: { $0.weight >= weight }) else { return entries[entries.count - 1] }
    let high = entries[above]
    guard above > 0, high.weight > weight else { return high }
    let low = entries[above - 1]
    let fraction = (weight - low.weight) / (high.weight - low.weight)
    func mix(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] { zip(a, b).map { $0 + ($1 - $0) * fraction } }
    return Entry(
      weight, text: mix(low.text, high.text), display: mix(low.display, high.display),
      slope: mix(low.slope, high.slope))
  }

  /// Returns the adjustment of a character's advance.
  @inline(__always)
  func extra(_ unit: UInt16) -> Float {
    let extra = classExtra(unit)
    return letterScale == 0 || unit > 127 ? extra : extra + SystemFontFit.letters[Int(unit)] * letterScale
  }

  @inline(__always)
  private func classExtra(_ unit: UInt16) -> Float {
    switch unit {
    case 0x61...0x7A: return small
    case 0x30...0x39: return figure
    case 0x21, 0x27: return narrow
    case 0x41...0x5A, 0xC0...0xDE, 0x0391...0x03A9, 0x0400...0x042F: return capital
    default: return small
    }
  }
}
