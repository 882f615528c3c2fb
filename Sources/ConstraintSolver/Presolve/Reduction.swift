/// The remaining constraints of a system after the required equalities have become definitions.
///
/// Each required equality defines one variable by others, and is then always satisfied. The variables without a
/// definition are the *roots*. Any other constraint, written over roots, bounds a root, bounds a *row* (a sum over
/// several roots) or is a mere *check* of constants. The connected components of the roots, linked by rows, are the
/// *parts*: each is minimized on its own, and most are a single root, which needs no simplex.
///
/// The structure (variables, coefficients and levels) is built once; new constants are only substituted into it.
final class Reduction {
  /// A definition of a variable that no earlier definition contains: `variable = (constant - terms) * inverse`.
  struct Definition: BitwiseCopyable {
    var constraint: Int32
    var variable: Int32
    var inverse: Double
    /// The index of its first term in ``originalTerms``.
    var firstTerm: Int32
    var endTerm: Int32
  }

  /// A definition of a variable that earlier definitions contain. With the roots at the time of its elimination, it
  /// is `variable = (constant - terms - earlier) * inverse + roots`.
  struct LateDefinition: BitwiseCopyable {
    var constraint: Int32
    var variable: Int32
    var inverse: Double
    var firstTerm: Int32
    var endTerm: Int32
    /// The index in ``lateTerms`` of the first of the earlier late definitions that it contains.
    var firstEarlier: Int32
    var endEarlier: Int32
  }

  /// A constraint that is not a definition: `quantity  relation  (constant - terms) * inverse`.
  struct Bound: BitwiseCopyable {
    /// The index of the constraint; for the lower bound 0 of a size, -1 minus the index of the variable.
    var constraint: Int32
    /// The index of the bounded quantity within the part; unused for a check.
    var quantity: Int32
    var part: Int32 = -1
    var level: Int32
    var firstTerm: Int32
    var endTerm: Int32
    var inverse: Double
    var below: Double
    var above: Double
    var position = 0.0

    /// Whether the constraint of the bound was removed.
    var isRemoved: Bool { below == 0 && above == 0 }
  }

  /// A connected component of roots and the rows over them. Its quantities are its roots, then its rows.
  struct Part: BitwiseCopyable {
    var firstRoot: Int32
    var rootCount: Int32 = 0
    var firstRow: Int32 = 0
    var rowCount: Int32 = 0
    var firstBound: Int32 = 0
    var endBound: Int32 = 0
    /// The greatest lower bound of a part that is a single root.
    var lower = 0.0
    var upper = 0.0
    /// The active bound of a single root, or -1.
    var holder: Int32 = -1
    var isFree = false
    /// Whether no bound has moved since the part was minimized.
    var isSolved = false
    /// Whether ``Reduction/sides`` is valid for the part's bounds.
    var hasValidSides = false
    /// Whether every basic quantity satisfies all its bounds with slack, so that small movements cost nothing.
    var hasRoom = false

    /// Returns the final value of a single root: its bound, if it has only one, else the allowed value nearest to
    /// `position`.
    func rest(near position: Double) -> Double {
      let isBoundedBelow = lower > -Simplex.far
      if isBoundedBelow != (upper < Simplex.far) { return isBoundedBelow ? lower : upper }
      return max(lower, min(upper, position))
    }
  }

  struct Row: BitwiseCopyable {
    var firstTerm: Int32
    var endTerm: Int32
    var hash: UInt64
    /// The part that contains the row; -1 for a row that no part contains.
    var part: Int32 = -1
    /// The index of the row within the part.
    var place: Int32 = 0
  }

  /// Coefficients with a smaller absolute value are rounding errors and count as 0.
  static let vanishing = 1e-10
  /// The greatest number of terms of a definition that is substituted into other definitions.
  static let longDefinition = 4

  let definitions = FlatArray<Definition>()
  let lateDefinitions = FlatArray<LateDefinition>()
  /// The terms of the constraints before definitions are substituted.
  let originalTerms = FlatArray<Term>()
  let lateTerms = FlatArray<Term>()
  let bounds = FlatArray<Bound>()
  /// Bounds before they are sorted; checks come first.
  let unsorted = FlatArray<Bound>()
  @exclusivity(unchecked) var checkCount = 0
  /// For each bound, the side (-1, 0 or 1) on which its quantity's value is, if a simplex has determined it.
  let sides = FlatArray<Int8>()
  let rows = FlatArray<Row>()
  let rowTerms = FlatArray<Term>()
  let rowTable = FlatArray<Int32>()
  let parts = FlatArray<Part>()
  /// The indexes of the rows, grouped by part.
  let partRows = FlatArray<Int32>()
  /// The variables that are roots, grouped by part.
  let roots = FlatArray<Int32>()
  let rootValues = FlatArray<Double>()
  /// The simplexes of the parts that have rows.
  @exclusivity(unchecked) var simplexes: [Simplex?] = []
  /// For each part, the part of the previous (or next) structure whose simplex it adopted unchanged, or -1.
  let sources = FlatArray<Int32>()
  /// Simplexes that are no longer used, kept so that new parts need not allocate.
  @exclusivity(unchecked) var spareSimplexes: [Simplex] = []
  /// The priorities, highest first; a constraint's level is the index of its priority.
  let levels = FlatArray<Double>()
  /// The active constraints: required equalities of one variable, those of several, and all others.
  let fixing = FlatArray<Int32>()
  let defining = FlatArray<Int32>()
  let bounding = FlatArray<Int32>()

  // Changes since the structure was built.
  /// For each constraint, the index of its bound, ``notFound``, or -2 minus the index of its definition.
  let placeOf = FlatArray<Int32>()
  /// The indexes of checks whose constraints were removed.
  let removedChecks = FlatArray<Int32>()
  /// The number of changes since the last solve, and the number of unused entries since the structure was built,
  /// which a rebuild would free.
  @exclusivity(unchecked) var changeCount = 0
  @exclusivity(unchecked) var waste = 0
  /// Whether a change requires a call of ``solve(_:conflictsOnly:)``.
  @exclusivity(unchecked) var needsSolving = false

  // The following arrays are indexed by variable.
  /// 0 for a root, 1 plus the index of the variable's definition, or -1 minus the index of its late definition.
  let rank = FlatArray<Int32>()
  let appears = FlatArray<Bool>()
  /// The index in ``definitionTerms`` of the first term of the variable's definition over other variables.
  let firstDefinitionTerm = FlatArray<Int32>()
  let endDefinitionTerm = FlatArray<Int32>()
  let definitionTerms = FlatArray<Term>()
  let part = FlatArray<Int32>()
  let place = FlatArray<Int32>()
  /// The constant of a variable; after all roots are substituted, its value.
  let number = FlatArray<Double>()

  // The sparse sum that is being accumulated.
  let coefficient = FlatArray<Double>()
  let mark = FlatArray<Int32>()
  @exclusivity(unchecked) var stamp: Int32 = 0
  let leaves = FlatArray<Int32>()
  let pending = FlatArray<Int32>()
  let earlier = FlatArray<Term>()

  /// Whether the variable depends on a free part.
  let dependsOnFree = FlatArray<Bool>()
  let lateNumber = FlatArray<Double>()
  let scratch = FlatArray<Int32>()

  // Temporary arrays of the construction. They are kept, because allocating them took a large share of the time of
  // small layouts.
  let keys = FlatArray<Int32>()
  let starts = FlatArray<Int32>()
  let ends = FlatArray<Int32>()
  let tags = FlatArray<Int32>()
  let formerRows = FlatArray<Int32>()
  let formerColumns = FlatArray<Int32>()

  // MARK: Sums over roots

  func beginSum() {
    stamp &+= 1
    leaves.removeAll()
    pending.removeAll()
  }

  /// Adds a term to the sum. A variable with a definition becomes pending, so that
  /// ``finishSum(upTo:notingEarlier:)`` substitutes the definition. Definitions with more than `length` terms and
  /// late definitions are not substituted, unless `length` is the maximum: the constant of a late definition has to
  /// be recorded wherever it is used.
  @inline(__always)
  func addToSum(_ index: Int, _ factor: Double, upTo length: Int32) {
    if mark[index] == stamp {
      coefficient[index] += factor
      return
    }
    mark[index] = stamp
    coefficient[index] = factor
    if rank[index] == 0
      || length < .max && (rank[index] < 0 || endDefinitionTerm[index] - firstDefinitionTerm[index] > length)
    {
      leaves.append(Int32(index))
    } else {
      pending.append(Int32(index))
    }
  }

  /// Replaces pending variables by their definitions, newest first, so that each is replaced once.
  func finishSum(upTo length: Int32 = .max, notingEarlier: Bool = false) {
    while pending.count > 0 {
      var best = 0
      for index in 1..<max(1, pending.count) where rank[Int(pending[index])] > rank[Int(pending[best])] {
        best = index
      }
      let variable = Int(pending[best])
      let last = pending.popLast() ?? 0
      if best < pending.count { pending[best] = last }
      let factor = coefficient[variable]
      guard abs(factor) > Self.vanishing else { continue }
      if notingEarlier, rank[variable] < 0 { earlier.append(Term(-1 - Int(rank[variable]), factor)) }
      for index in Int(firstDefinitionTerm[variable])..<Int(endDefinitionTerm[variable]) {
        let term = definitionTerms[index]
        addToSum(term.index, factor * term.coefficient, upTo: length)
      }
    }
    var kept = 0
    for index in 0..<leaves.count where abs(coefficient[Int(leaves[index])]) > Self.vanishing {
      leaves[kept] = leaves[index]
      kept += 1
    }
    leaves.truncate(to: kept)
  }

  /// Computes a variable as a sum over the roots, in ``leaves`` and ``coefficient``.
  func expand(_ variable: Int) {
    beginSum()
    addToSum(variable, 1, upTo: .max)
    finishSum()
  }
}
