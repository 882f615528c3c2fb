import Foundation

/// An object that produces random numbers.
public protocol GKRandom: AnyObject {
  /// Returns a random integer.
  func nextInt() -> Int
  /// Returns a random integer from 0 to below the upper bound.
  func nextInt(upperBound: Int) -> Int
  /// Returns a random number from 0 to 1.
  func nextUniform() -> Float
  /// Returns a random boolean.
  func nextBool() -> Bool
}

/// A source of random numbers.
open class GKRandomSource: NSObject, GKRandom {
  // This is safe on any thread because the object has no state.
  nonisolated(unsafe) private static let shared = GKRandomSource()
  /// Returns the source that the system seeds.
  open class func sharedRandom() -> GKRandomSource { shared }
  public override init() { super.init() }

  /// Returns 32 random bits, from which all other numbers are computed.
  func bits() -> UInt32 { .random(in: 0...UInt32.max) }

  /// Returns a random integer of 32 bits.
  open func nextInt() -> Int { Int(Int32(bitPattern: bits())) }
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 1 ? Int((UInt64(bits()) * UInt64(min(upperBound, Int(UInt32.max)))) >> 32) : 0
  }
  open func nextUniform() -> Float { Float(bits() >> 8) / Float(1 << 24) }
  open func nextBool() -> Bool { bits() & 1 == 1 }

  /// Returns the objects in random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    for index in array.indices.dropFirst().reversed() { array.swapAt(index, nextInt(upperBound: index + 1)) }
    return array
  }
}

extension NSArray {
  /// Returns the objects in random order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
}

/// A source of pseudorandom numbers with a seed. Equal seeds produce equal numbers, but not those of iOS.
open class GKSeededRandomSource: GKRandomSource {
  private var state: UInt64
  init(state: UInt64) {
    self.state = state
    super.init()
  }
  override func bits() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 32)
  }
  fileprivate static func hash(_ data: Data) -> UInt64 {
    data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// A seeded source. Its numbers are not those of the ARC4 generator of iOS.
open class GKARC4RandomSource: GKSeededRandomSource {
  /// The seed of the source.
  public private(set) var seed: Data
  /// Creates a source with a seed.
  public init(seed: Data) {
    self.seed = seed
    super.init(state: Self.hash(seed))
  }
  /// Creates a source with a random seed.
  public convenience init() { self.init(seed: Data((0..<8).map { _ in UInt8.random(in: 0...255) })) }
  /// Skips a number of values.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = bits() } }
}

/// A linear congruential generator.
open class GKLinearCongruentialRandomSource: GKSeededRandomSource {
  /// The seed of the source.
  public let seed: UInt64
  /// Creates a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
  /// Creates a source with a random seed.
  public convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
}

/// A seeded source. Its numbers are not those of the Mersenne Twister of iOS.
open class GKMersenneTwisterRandomSource: GKSeededRandomSource {
  /// The seed of the source.
  public let seed: UInt64
  /// Creates a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed ^ 0x5851_f42d)
  }
  /// Creates a source with a random seed.
  public convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
}

/// A uniform distribution between two numbers.
///
/// ```swift
/// let die = GKRandomDistribution.d6()
/// label.text = "\(die.nextInt())"
/// ```
open class GKRandomDistribution: NSObject, GKRandom {
  /// The lowest number.
  public let lowestValue: Int
  /// The highest number.
  public let highestValue: Int
  let source: any GKRandom
  /// The number of different integers that the distribution can return.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Creates a distribution between two numbers, with a random source.
  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
    super.init()
  }
  /// Creates a distribution between two numbers.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }
  /// Creates the distribution of a die.
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
  /// Returns the distribution of a die with 6 sides.
  open class func d6() -> Self { self.init(sides: 6) }
  /// Returns the distribution of a die with 20 sides.
  open class func d20() -> Self { self.init(sides: 20) }
  /// Creates the distribution of a die.
  public required convenience init(sides: Int) { self.init(lowestValue: 1, highestValue: sides) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// Returns an integer below the upper bound, if the lowest value is below it.
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), max(lowestValue, upperBound - 1)) }
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
  }
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// A distribution that returns each number once before any number is repeated.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}

/// A Gaussian distribution.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The mean of the distribution.
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// The standard deviation of the distribution.
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }
  open override func nextInt() -> Int {
    let radius = sqrt(-2 * log(max(1e-7, source.nextUniform())))
    let value = mean + deviation * radius * cos(2 * .pi * source.nextUniform())
    return min(max(Int(value.rounded()), lowestValue), highestValue)
  }
}
