/// An exact fraction of 64-bit integers. An overflow sets a flag, and the sample is skipped.
struct Rational: Comparable {
  nonisolated(unsafe) static var didOverflow = false

  var numerator: Int
  var denominator: Int

  static let zero = Rational(0)

  init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  init(_ numerator: Int, over denominator: Int) {
    var (one, other) = (numerator.magnitude, denominator.magnitude)
    while other != 0 { (one, other) = (other, one % other) }
    let divisor = one == 0 ? 1 : Int(truncatingIfNeeded: one) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Creates a multiple of 1/64.
  init(_ value: Double) { self.init(Int(value * 64), over: 64) }

  var double: Double { Double(numerator) / Double(denominator) }
  var isZero: Bool { numerator == 0 }

  static func times(_ one: Int, _ other: Int) -> Int {
    let (result, overflow) = one.multipliedReportingOverflow(by: other)
    if overflow || result.magnitude > 1 << 61 { didOverflow = true }
    return didOverflow ? 1 : result
  }

  static func + (one: Self, other: Self) -> Self {
    if one.denominator == other.denominator {
      return Rational(one.numerator + other.numerator, over: one.denominator)
    }
    return Rational(
      times(one.numerator, other.denominator) + times(other.numerator, one.denominator),
      over: times(one.denominator, other.denominator))
  }

  static prefix func - (one: Self) -> Self {
    var result = one
    result.numerator = -one.numerator
    return result
  }

  static func - (one: Self, other: Self) -> Self { one + -other }

  static func * (one: Self, other: Self) -> Self {
    if one.isZero || other.isZero { return .zero }
    return Rational(times(one.numerator, other.numerator), over: times(one.denominator, other.denominator))
  }

  static func / (one: Self, other: Self) -> Self {
    Rational(times(one.numerator, other.denominator), over: times(one.denominator, other.numerator))
  }

  static func < (one: Self, other: Self) -> Bool {
    times(one.numerator, other.denominator) < times(other.numerator, one.denominator)
  }
}
