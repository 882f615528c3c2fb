/// The functions of vDSP for Swift collections.
public enum vDSP {

  // MARK: Float

  /// Returns the sums of corresponding elements.
  public static func add(_ a: some Collection<Float>, _ b: some Collection<Float>) -> [Float] {
    zip(a, b).map { $0 + $1 }
  }
  /// Returns the elements, each increased by a number.
  public static func add(_ scalar: Float, _ vector: some Collection<Float>) -> [Float] {
    vector.map { $0 + scalar }
  }
  /// Returns the differences of corresponding elements, the first minus the second.
  public static func subtract(_ a: some Collection<Float>, _ b: some Collection<Float>) -> [Float] {
    zip(a, b).map { $0 - $1 }
  }
  /// Returns the products of corresponding elements.
  public static func multiply(_ a: some Collection<Float>, _ b: some Collection<Float>) -> [Float] {
    zip(a, b).map { $0 * $1 }
  }
  /// Returns the elements, each multiplied by a number.
  public static func multiply(_ scalar: Float, _ vector: some Collection<Float>) -> [Float] {
    vector.map { $0 * scalar }
  }
  /// Returns the quotients of corresponding elements.
  public static func divide(_ a: some Collection<Float>, _ b: some Collection<Float>) -> [Float] {
    zip(a, b).map { $0 / $1 }
  }
  /// Returns the elements, each divided by a number.
  public static func divide(_ vector: some Collection<Float>, _ scalar: Float) -> [Float] {
    vector.map { $0 / scalar }
  }
  /// Returns the absolute values of the elements.
  public static func absolute(_ vector: some Collection<Float>) -> [Float] { vector.map { Swift.abs($0) } }
  /// Returns the negated elements.
  public static func negative(_ vector: some Collection<Float>) -> [Float] { vector.map { -$0 } }
  /// Returns the squares of the elements.
  public static func square(_ vector: some Collection<Float>) -> [Float] { vector.map { $0 * $0 } }
  /// Returns the elements, limited to a range.
  public static func clip(_ vector: some Collection<Float>, to bounds: ClosedRange<Float>) -> [Float] {
    vector.map { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
  }
  /// Returns the dot product of two vectors.
  public static func dot(_ a: some Collection<Float>, _ b: some Collection<Float>) -> Float {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }
  /// Returns the sum of the elements.
  public static func sum(_ vector: some Collection<Float>) -> Float { vector.reduce(0, +) }
  /// Returns the sum of the squares of the elements.
  public static func sumOfSquares(_ vector: some Collection<Float>) -> Float { vector.reduce(0) { $0 + $1 * $1 } }
  /// Returns the mean of the elements; not a number for an empty vector.
  public static func mean(_ vector: some Collection<Float>) -> Float { sum(vector) / Float(vector.count) }
  /// Returns the mean of the squares of the elements; not a number for an empty vector.
  public static func meanSquare(_ vector: some Collection<Float>) -> Float {
    sumOfSquares(vector) / Float(vector.count)
  }
  /// Returns the square root of the mean of the squares of the elements; not a number for an empty vector.
  public static func rootMeanSquare(_ vector: some Collection<Float>) -> Float { meanSquare(vector).squareRoot() }
  /// Returns the maximum; minus infinity for an empty vector.
  public static func maximum(_ vector: some Collection<Float>) -> Float { vector.max() ?? -.infinity }
  /// Returns the minimum; infinity for an empty vector.
  public static func minimum(_ vector: some Collection<Float>) -> Float { vector.min() ?? .infinity }
  /// Returns the index and the value of the greatest element.
  public static func indexOfMaximum(_ vector: some Collection<Float>) -> (UInt, Float) {
    vector.enumerated().reduce((0, -Float.infinity)) { $1.element > $0.1 ? (UInt($1.offset), $1.element) : $0 }
  }
  /// Returns the index and the value of the least element.
  public static func indexOfMinimum(_ vector: some Collection<Float>) -> (UInt, Float) {
    vector.enumerated().reduce((0, Float.infinity)) { $1.element < $0.1 ? (UInt($1.offset), $1.element) : $0 }
  }
  /// Returns `count` numbers that begin with a value and increase by a constant.
  public static func ramp(withInitialValue start: Float, increment: Float, count: Int) -> [Float] {
    (0..<count).map { start + Float($0) * increment }
  }

  // MARK: Double

  /// Returns the sums of corresponding elements.
  public static func add(_ a: some Collection<Double>, _ b: some Collection<Double>) -> [Double] {
    zip(a, b).map { $0 + $1 }
  }
  /// Returns the elements, each increased by a number.
  public static func add(_ scalar: Double, _ vector: some Collection<Double>) -> [Double] {
    vector.map { $0 + scalar }
  }
  /// Returns the differences of corresponding elements, the first minus the second.
  public static func subtract(_ a: some Collection<Double>, _ b: some Collection<Double>) -> [Double] {
    zip(a, b).map { $0 - $1 }
  }
  /// Returns the products of corresponding elements.
  public static func multiply(_ a: some Collection<Double>, _ b: some Collection<Double>) -> [Double] {
    zip(a, b).map { $0 * $1 }
  }
  /// Returns the elements, each multiplied by a number.
  public static func multiply(_ scalar: Double, _ vector: some Collection<Double>) -> [Double] {
    vector.map { $0 * scalar }
  }
  /// Returns the quotients of corresponding elements.
  public static func divide(_ a: some Collection<Double>, _ b: some Collection<Double>) -> [Double] {
    zip(a, b).map { $0 / $1 }
  }
  /// Returns the elements, each divided by a number.
  public static func divide(_ vector: some Collection<Double>, _ scalar: Double) -> [Double] {
    vector.map { $0 / scalar }
  }
  /// Returns the absolute values of the elements.
  public static func absolute(_ vector: some Collection<Double>) -> [Double] { vector.map { Swift.abs($0) } }
  /// Returns the negated elements.
  public static func negative(_ vector: some Collection<Double>) -> [Double] { vector.map { -$0 } }
  /// Returns the squares of the elements.
  public static func square(_ vector: some Collection<Double>) -> [Double] { vector.map { $0 * $0 } }
  /// Returns the elements, limited to a range.
  public static func clip(_ vector: some Collection<Double>, to bounds: ClosedRange<Double>) -> [Double] {
    vector.map { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) }
  }
  /// Returns the dot product of two vectors.
  public static func dot(_ a: some Collection<Double>, _ b: some Collection<Double>) -> Double {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }
  /// Returns the sum of the elements.
  public static func sum(_ vector: some Collection<Double>) -> Double { vector.reduce(0, +) }
  /// Returns the sum of the squares of the elements.
  public static func sumOfSquares(_ vector: some Collection<Double>) -> Double { vector.reduce(0) { $0 + $1 * $1 } }
  /// Returns the mean of the elements; not a number for an empty vector.
  public static func mean(_ vector: some Collection<Double>) -> Double { sum(vector) / Double(vector.count) }
  /// Returns the mean of the squares of the elements; not a number for an empty vector.
  public static func meanSquare(_ vector: some Collection<Double>) -> Double {
    sumOfSquares(vector) / Double(vector.count)
  }
  /// Returns the square root of the mean of the squares of the elements; not a number for an empty vector.
  public static func rootMeanSquare(_ vector: some Collection<Double>) -> Double { meanSquare(vector).squareRoot() }
  /// Returns the maximum; minus infinity for an empty vector.
  public static func maximum(_ vector: some Collection<Double>) -> Double { vector.max() ?? -.infinity }
  /// Returns the minimum; infinity for an empty vector.
  public static func minimum(_ vector: some Collection<Double>) -> Double { vector.min() ?? .infinity }
  /// Returns the index and the value of the greatest element.
  public static func indexOfMaximum(_ vector: some Collection<Double>) -> (UInt, Double) {
    vector.enumerated().reduce((0, -Double.infinity)) { $1.element > $0.1 ? (UInt($1.offset), $1.element) : $0 }
  }
  /// Returns the index and the value of the least element.
  public static func indexOfMinimum(_ vector: some Collection<Double>) -> (UInt, Double) {
    vector.enumerated().reduce((0, Double.infinity)) { $1.element < $0.1 ? (UInt($1.offset), $1.element) : $0 }
  }
  /// Returns `count` numbers that begin with a value and increase by a constant.
  public static func ramp(withInitialValue start: Double, increment: Double, count: Int) -> [Double] {
    (0..<count).map { start + Double($0) * increment }
  }
}
