import ConstraintSolver
import Glibc

// Solves the same systems with our engine and with kiwi, in turn in one process. Usage: ConstraintBenchmark
// [LIBRARY]

func now() -> Double {
  var time = timespec()
  // The thread's own time: other processes on the machine don't count.
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

let sizes = [390.0, 844, 844, 390]

func add(_ item: TestSystem.Item, to system: ConstraintSystem, _ variables: [Variable]) -> Constraint? {
  withUnsafeTemporaryAllocation(of: Term.self, capacity: item.terms.count) { buffer in
    for (index, term) in item.terms.enumerated() {
      buffer.initializeElement(at: index, to: Term(variables[term.variable], term.coefficient))
    }
    return system.add(UnsafeBufferPointer(buffer), item.relation, item.constant, priority: item.priority)
  }
}

func solveOurs(_ test: TestSystem, edits: Int) -> (values: [Double], times: [Double]) {
  var times: [Double] = []
  var start = now()
  var system = ConstraintSystem()
  var variables: [Variable] = []
  var constraints: [Constraint?] = []
  for turn in 1...test.repeats {
    if turn > 1 { system = ConstraintSystem() }
    variables = (0..<test.viewCount * 4).map { _ in system.makeVariable() }
    system.suggest(sizes[0], for: variables[2])
    system.suggest(sizes[1], for: variables[3])
    constraints = test.items.map { add($0, to: system, variables) }
    system.solve()
  }
  times.append((now() - start) / Double(test.repeats))
  let values = variables.map { system.value(of: $0) }

  start = now()
  for turn in 1...edits {
    system.suggest(sizes[2 * (turn % 2)], for: variables[2])
    system.suggest(sizes[2 * (turn % 2) + 1], for: variables[3])
    system.solve()
  }
  times.append((now() - start) / Double(edits))

  start = now()
  let first = test.changed[0]
  for turn in 1...edits {
    if let constraint = constraints[first] {
      system.setConstant(test.items[first].constant + Double(turn % 2), of: constraint)
    }
    system.solve()
  }
  times.append((now() - start) / Double(edits))

  start = now()
  for _ in 1...edits {
    for index in test.changed { constraints[index].map(system.remove) }
    system.solve()
    for index in test.changed { constraints[index] = add(test.items[index], to: system, variables) }
    system.solve()
  }
  times.append((now() - start) / Double(edits))

  for group in test.groups {
    start = now()
    for _ in 1...edits {
      for index in group {
        constraints[index].map(system.remove)
        system.solve()
        constraints[index] = add(test.items[index], to: system, variables)
        system.solve()
      }
    }
    times.append((now() - start) / Double(edits * group.count))
  }

  start = now()
  let optional = test.groups.last ?? []
  for turn in 1...edits {
    for index in optional {
      guard let constraint = constraints[index] else { continue }
      system.setPriority(turn % 2 == 1 ? 500 : test.items[index].priority, of: constraint)
      system.solve()
    }
  }
  times.append((now() - start) / Double(edits * optional.count))
  return (values, times)
}

let kiwi = CommandLine.arguments.count > 1 ? Kiwi(library: CommandLine.arguments[1]) : nil
if kiwi == nil { print("without kiwi: its library is not there") }

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func padded(_ value: Double, _ digits: Int) -> String {
  let scale = digits == 0 ? 1.0 : 10
  let text = digits == 0 ? String(Int(value.rounded())) : String((value * scale).rounded() / scale)
  return String(repeating: " ", count: max(0, 9 - text.count)) + text
}

func report(_ test: TestSystem, turns: Int) {
  var ours: [[Double]] = []
  var theirs: [[Double]] = []
  for _ in 0..<turns {
    let result = solveOurs(test, edits: 30)
    ours.append(result.times)
    guard let kiwi else { continue }
    let other = kiwi.solve(test, sizes: sizes, edits: 30)
    theirs.append(other.times)
    for (one, two) in zip(result.values, other.values) where abs(one - two) > 1e-6 {
      print("\(test.name): ours and kiwi's values differ: \(one), \(two)")
      exit(1)
    }
  }
  let operations = [
    "from scratch", "size edited", "constant changed", "view out and in", "equality out and in",
    "inequality out and in", "optional out and in", "priority changed",
  ]
  for (index, what) in operations.enumerated() {
    let own = median(ours.map { $0[index] })
    let name = "\(test.name), \(what):"
    var line = name + String(repeating: " ", count: max(0, 31 - name.count)) + " flipside\(padded(own, 1)) µs"
    if !theirs.isEmpty {
      let other = median(theirs.map { $0[index] })
      line += "  kiwi\(padded(other, 1)) µs  ratio\(padded(other / own, 1))"
    }
    print(line)
  }
}

report(.nested(100), turns: 11)
report(.form(100), turns: 11)
report(.row(100), turns: 11)
report(.form(9, name: "cell"), turns: 101)
