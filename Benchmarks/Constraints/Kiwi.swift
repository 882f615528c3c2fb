import Glibc

/// kiwi, from the library that `Benchmarks/run` makes of `Peers/kiwi.cpp`.
struct Kiwi {
  typealias Run =
    @convention(c) (
      Int32, Int32, Int32, UnsafePointer<Int32>, UnsafePointer<Int32>, UnsafePointer<Double>, UnsafePointer<Double>,
      UnsafePointer<Int32>, UnsafePointer<Double>, Int32, Int32, UnsafePointer<Double>, Int32, UnsafePointer<Int32>,
      Int32, UnsafePointer<Int32>, UnsafePointer<Int32>, Int32, UnsafeMutablePointer<Double>,
      UnsafeMutablePointer<Double>
    ) -> Void

  private let run: Run

  /// Nil without the library.
  init?(library: String) {
    guard let handle = dlopen(library, RTLD_NOW), let symbol = dlsym(handle, "kiwi_run") else { return nil }
    run = unsafeBitCast(symbol, to: Run.self)
  }

  func solve(_ system: TestSystem, sizes: [Double], edits: Int) -> (values: [Double], times: [Double]) {
    var firstTerms: [Int32] = [0]
    var variables: [Int32] = []
    var coefficients: [Double] = []
    for item in system.items {
      variables += item.terms.map { Int32($0.variable) }
      coefficients += item.terms.map(\.coefficient)
      firstTerms.append(Int32(variables.count))
    }
    var values = Array(repeating: 0.0, count: system.viewCount * 4)
    let groups = system.groups
    var groupEnds: [Int32] = []
    for group in groups { groupEnds.append((groupEnds.last ?? 0) + Int32(group.count)) }
    var times = Array(repeating: 0.0, count: 5 + groups.count)
    run(
      Int32(system.repeats), Int32(system.viewCount * 4), Int32(system.items.count), firstTerms, variables,
      coefficients,
      system.items.map(\.constant), system.items.map { Int32($0.relation.rawValue) }, system.items.map(\.priority),
      2,
      3, sizes, Int32(edits), system.changed.map { Int32($0) }, Int32(system.changed.count), groupEnds,
      groups.flatMap { $0 }.map { Int32($0) }, Int32(groups.count), &values, &times)
    return (values, times)
  }
}
