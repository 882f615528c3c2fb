import ConstraintSolver

/// A random number generator with the same numbers in every run.
struct FixedGenerator: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Small random systems of several kinds.
struct RandomSystem {
  var isNonNegative: [Bool]
  var samples: [Sample]

  /// Returns a system with any terms and constants, which often conflict.
  static func loose(_ random: inout FixedGenerator, required: Double = 0.3) -> RandomSystem {
    let count = Int.random(in: 1...5, using: &random)
    let isNonNegative = (0..<count).map { _ in Bool.random(using: &random) }
    let samples = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      Self.sample(count, required, &random)
    }
    return RandomSystem(isNonNegative: isNonNegative, samples: samples)
  }

  static func sample(_ count: Int, _ required: Double, _ random: inout FixedGenerator) -> Sample {
    var terms: [Int: Double] = [:]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      terms[Int.random(in: 0..<count, using: &random)] =
        [1, 1, 1, -1, -1, 2, -2, 0.5, 0][
          Int.random(in: 0..<9, using: &random)]
    }
    return Sample(
      terms: terms, relation: Relation(rawValue: Int8.random(in: -1...1, using: &random)) ?? .equal,
      constant: Double(Int.random(in: -4...12, using: &random)) * 4, priority: priority(required, &random))
  }

  static func priority(_ required: Double, _ random: inout FixedGenerator) -> Double {
    if Double.random(in: 0..<1, using: &random) < required { return 1000 }
    return [999, 750, 750, 251, 250, 250, 50][Int.random(in: 0..<7, using: &random)]
  }

  /// Returns a system of mostly required equalities, about as many as variables.
  static func equalities(_ random: inout FixedGenerator) -> RandomSystem {
    let count = Int.random(in: 3...6, using: &random)
    let samples = (0..<Int.random(in: count - 1...count + 1, using: &random)).map { _ -> Sample in
      var sample = Self.sample(count, 0.9, &random)
      if sample.priority == 1000 { sample.relation = .equal }
      return sample
    }
    return RandomSystem(
      isNonNegative: (0..<count).map { _ in Int.random(in: 0..<4, using: &random) == 0 }, samples: samples)
  }

  /// Returns a system of few constraints on many variables.
  static func sparse(_ random: inout FixedGenerator) -> RandomSystem {
    let count = Int.random(in: 4...7, using: &random)
    let samples = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.sample(count, 0.5, &random) }
    return RandomSystem(isNonNegative: (0..<count).map { _ in Bool.random(using: &random) }, samples: samples)
  }

  /// Returns a row of views in a view of fixed width, with edges, gaps, equal widths, hugging and compression
  /// resistance. Each view has the variables `left` and `width`.
  static func row(_ random: inout FixedGenerator) -> RandomSystem {
    let count = Int.random(in: 1...3, using: &random)
    var samples = [
      Sample(terms: [0: 1], relation: .equal, constant: 0, priority: 1000),
      Sample(
        terms: [1: 1], relation: .equal, constant: Double(Int.random(in: 1...20, using: &random) * 16),
        priority: 1000),
    ]
    for view in 1...count {
      let (left, width, before) = (2 * view, 2 * view + 1, 2 * view - 2)
      let gap = Double(Int.random(in: 0...3, using: &random) * 4)
      samples.append(
        Sample(
          terms: view == 1 ? [left: 1, before: -1] : [left: 1, before: -1, before + 1: -1],
          relation: .equal, constant: gap, priority: 1000))
      let size = Double(Int.random(in: 0...10, using: &random) * 8)
      samples.append(
        Sample(
          terms: [width: 1], relation: .lessThanOrEqual, constant: size, priority: [250, 251][view % 2]))
      samples.append(Sample(terms: [width: 1], relation: .greaterThanOrEqual, constant: size, priority: 750))
      if view > 1, Bool.random(using: &random) {
        samples.append(
          Sample(
            terms: [width: 1, 3: [-1, -0.5, -2][Int.random(in: 0..<3, using: &random)]], relation: .equal,
            constant: 0, priority: priority(0.5, &random)))
      }
    }
    samples.append(
      Sample(
        terms: [2 * count: 1, 2 * count + 1: 1, 0: -1, 1: -1],
        relation: Bool.random(using: &random) ? .equal : .lessThanOrEqual, constant: -8, priority: 1000))
    if Bool.random(using: &random) {
      samples.append(Self.sample(2 * count + 2, 0.2, &random))
    }
    samples.shuffle(using: &random)
    return RandomSystem(isNonNegative: (0..<2 * count + 2).map { $0 % 2 == 1 }, samples: samples)
  }

  /// Returns a tree of views. Each is pinned to its superview or a neighbor, with hugging and compression
  /// resistance. Each view has the variables `left` and `width`.
  static func tree(_ random: inout FixedGenerator, count: Int) -> RandomSystem {
    var samples = [
      Sample(terms: [0: 1], relation: .equal, constant: 0, priority: 1000),
      Sample(terms: [1: 1], relation: .equal, constant: 390, priority: 1000),
    ]
    var last: [Int: Int] = [:]
    for view in 1..<count {
      let outer = Int.random(in: max(0, view - 4)..<view, using: &random)
      let (left, width) = (2 * view, 2 * view + 1)
      let gap = Double(Int.random(in: 0...2, using: &random) * 4)
      if let before = last[outer] {
        samples.append(
          Sample(
            terms: [left: 1, 2 * before: -1, 2 * before + 1: -1], relation: .greaterThanOrEqual, constant: gap,
            priority: 999))
        samples.append(
          Sample(
            terms: [width: 1, 2 * before + 1: -1], relation: .equal, constant: 0, priority: priority(0, &random)))
      }
      samples.append(
        Sample(
          terms: [left: 1, 2 * outer: -1], relation: last[outer] == nil ? .equal : .greaterThanOrEqual,
          constant: gap,
          priority: last[outer] == nil ? 1000 : 950))
      samples.append(
        Sample(
          terms: [left: 1, width: 1, 2 * outer: -1, 2 * outer + 1: -1], relation: .lessThanOrEqual, constant: -gap,
          priority: 900))
      if Bool.random(using: &random) {
        samples.append(
          Sample(
            terms: [left: 1, width: 0.5, 2 * outer: -1, 2 * outer + 1: -0.5], relation: .equal, constant: 0,
            priority: priority(0, &random)))
      }
      let size = Double(Int.random(in: 0...20, using: &random) * 8)
      samples.append(Sample(terms: [width: 1], relation: .lessThanOrEqual, constant: size, priority: 251))
      samples.append(Sample(terms: [width: 1], relation: .greaterThanOrEqual, constant: size, priority: 750))
      last[outer] = view
    }
    samples.shuffle(using: &random)
    return RandomSystem(isNonNegative: (0..<2 * count).map { $0 % 2 == 1 }, samples: samples)
  }

  /// Returns views with minimum distances and smaller preferred distances, which form one large part of
  /// inequalities.
  static func chain(_ random: inout FixedGenerator, count: Int) -> RandomSystem {
    var samples = [Sample(terms: [0: 1], relation: .equal, constant: 0, priority: 1000)]
    samples.append(Sample(terms: [1: 1], relation: .equal, constant: 300, priority: 1000))
    for view in 1..<count {
      let (left, width) = (2 * view, 2 * view + 1)
      let before: [Int: Double] = view == 1 ? [0: -1] : [left - 2: -1, left - 1: -1]
      let gap = before.merging([left: 1]) { one, _ in one }
      samples.append(Sample(terms: gap, relation: .greaterThanOrEqual, constant: 1, priority: 1000))
      samples.append(Sample(terms: gap, relation: .equal, constant: 0, priority: priority(0, &random)))
      samples.append(
        Sample(
          terms: [left: 1, width: 1, 0: -1, 1: -1], relation: .lessThanOrEqual, constant: -1,
          priority: Bool.random(using: &random) ? 1000 : 800))
      let size = Double(Int.random(in: 0...8, using: &random) * 4)
      samples.append(Sample(terms: [width: 1], relation: .greaterThanOrEqual, constant: size, priority: 750))
      samples.append(Sample(terms: [width: 1], relation: .lessThanOrEqual, constant: size, priority: 250))
    }
    return RandomSystem(isNonNegative: (0..<2 * count).map { $0 % 2 == 1 }, samples: samples)
  }

  /// The order in which undetermined variables are settled: sizes, then positions.
  var order: [Int] {
    isNonNegative.indices.filter { isNonNegative[$0] } + isNonNegative.indices.filter { !isNonNegative[$0] }
  }
}

/// A system of the engine with the samples of its constraints.
final class SolvedSample {
  let system = ConstraintSystem()
  var variables: [Variable] = []
  var handles: [(handle: Constraint, sample: Sample)] = []

  init(_ isNonNegative: [Bool]) {
    variables = isNonNegative.map { system.makeVariable(isNonNegative: $0) }
  }

  convenience init(_ random: RandomSystem) {
    self.init(random.isNonNegative)
    for sample in random.samples { add(sample) }
  }

  func add(_ sample: Sample) {
    let terms = sample.terms.map { Term(variables[$0.key], $0.value) }
    guard let handle = system.add(terms, sample.relation, sample.constant, priority: sample.priority) else {
      return
    }
    handles.append((handle, sample))
  }

  /// Solves, and breaks the last constraint of each conflict, in the order of their descriptions.
  @discardableResult
  func solve() -> [Double] {
    system.solve { set in
      set.max { (self.sample($0)?.key ?? "") < (self.sample($1)?.key ?? "") } ?? set[0]
    }
    return values
  }

  var values: [Double] { variables.map { system.value(of: $0) } }

  func sample(_ handle: Constraint) -> Sample? { handles.first { $0.handle == handle }?.sample }

  /// The conflicts, with descriptions of their constraints.
  var conflicts: [[String]] { system.conflicts.map { $0.constraints.map { sample($0)?.key ?? "?" }.sorted() } }
}

extension Sample {
  var key: String {
    let sum = terms.filter { $0.value != 0 }.sorted { $0.key < $1.key }.map { "\($0.value)*v\($0.key)" }
    return "\(sum.joined(separator: " + ")) \(relation) \(constant) @\(priority)"
  }
}
