import Foundation

public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers.
open class GKRandomSource: NSObject, GKRandom {
  // This is safe because the object has no state.
  nonisolated(unsafe) private static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }
  public override init() { super.init() }

  /// Returns 32 random bits, from which all other numbers are computed.
  func bits() -> UInt32 { .random(in: 0...UInt32.max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: bits())) }
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 1 ? Int((UInt64(bits()) * UInt64(min(upperBound, Int(UInt32.max)))) >> 32) : 0
  }
  open func nextUniform() -> Float { Float(bits() >> 8) / Float(1 << 24) }
  open func nextBool() -> Bool { bits() & 1 == 1 }

  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    for index in array.indices.dropFirst().reversed() { array.swapAt(index, nextInt(upperBound: index + 1)) }
    return array
  }
}

extension NSArray {
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

open class GKARC4RandomSource: GKSeededRandomSource {
  public private(set) var seed: Data
  public init(seed: Data) {
    self.seed = seed
    super.init(state: Self.hash(seed))
  }
  public convenience init() { self.init(seed: Data((0..<8).map { _ in UInt8.random(in: 0...255) })) }
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = bits() } }
}

open class GKLinearCongruentialRandomSource: GKSeededRandomSource {
  public let seed: UInt64
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
  public convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
}

open class GKMersenneTwisterRandomSource: GKSeededRandomSource {
  public let seed: UInt64
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed ^ 0x5851_f42d)
  }
  public convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }
}

/// A uniform distribution between two numbers.
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
    super.init()
  }
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
  open class func d6() -> Self { self.init(sides: 6) }
  open class func d20() -> Self { self.init(sides: 20) }
  public required convenience init(sides: Int) { self.init(lowestValue: 1, highestValue: sides) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
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
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }
  open override func nextInt() -> Int {
    let radius = sqrt(-2 * log(max(1e-7, source.nextUniform())))
    let value = mean + deviation * radius * cos(2 * .pi * source.nextUniform())
    return min(max(Int(value.rounded()), lowestValue), highestValue)
  }
}
