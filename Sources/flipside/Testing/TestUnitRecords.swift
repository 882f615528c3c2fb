import XcodeProject

/// The results of a unit's processes, by test.
struct TestUnitRecords {
  private let unit: TestUnit
  private let repetition: TestPlan.Repetition?
  private var order: [TestName] = []
  private var runs: [TestName: [TestRecord.Run]] = [:]

  init(unit: TestUnit, repetition: TestPlan.Repetition?) {
    self.unit = unit
    self.repetition = repetition
  }

  mutating func take(_ log: TestProcessLog, in launch: TestLaunch) {
    for name in log.order { add(log.runs[name] ?? [], to: launch.inTarget(name)) }
    for failure in log.classFailures {
      add([failure.run], to: TestName([unit.bundle.name, failure.className, failure.method]))
    }
  }

  /// Adds failures for tests that were expected to run but can't.
  mutating func addLost(_ names: [TestName]) {
    let issue = TestRecord.Issue(message: "The test did not run, because the process ended before it")
    for name in names where runs[name]?.isEmpty != false {
      add([TestRecord.Run(outcome: .failed, issues: [issue])], to: name)
    }
  }

  private mutating func add(_ new: [TestRecord.Run], to name: TestName) {
    if runs[name] == nil { order.append(name) }
    runs[name, default: []] += new
  }

  var all: [TestRecord] {
    order.compactMap { name in
      guard let runs = runs[name], !runs.isEmpty else { return nil }
      var record = TestRecord(
        name: name, kind: unit.bundle.isForUI ? .ui : .unit, device: unit.destination.device.name,
        configuration: unit.destination.configuration.name, runs: runs)
      if case .retryOnFailure = repetition { record.isRetried = true }
      return record
    }
  }
}
