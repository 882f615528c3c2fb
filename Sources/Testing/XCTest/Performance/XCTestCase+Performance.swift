import Foundation

extension XCTestCase {
  /// Measures the duration of the block in ten iterations.
  public func measure(file: StaticString = #filePath, line: UInt = #line, _ block: () -> Void) {
    measure(.wallClock, Self.tenTimes(), file, line, block)
  }

  private static func tenTimes() -> XCTMeasureOptions {
    let options = XCTMeasureOptions()
    options.iterationCount = 10
    return options
  }

  /// Measures the duration of the block.
  public func measure(
    options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line, block: () -> Void
  ) {
    measure(.metrics(copies(Self.defaultMetrics)), options, file, line, block)
  }

  /// Measures the block with the given metrics.
  public func measure(
    metrics: [any XCTMetric], file: StaticString = #filePath, line: UInt = #line, block: () -> Void
  ) {
    measure(.metrics(copies(metrics)), Self.defaultMeasureOptions, file, line, block)
  }

  /// Measures the block with the given metrics and options.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line,
    block: () -> Void
  ) {
    measure(.metrics(copies(metrics)), options, file, line, block)
  }

  private func copies(_ metrics: [any XCTMetric]) -> [any XCTMetric] {
    metrics.map { $0.copy(with: nil) as? any XCTMetric ?? $0 }
  }

  /// Measures the block in ten iterations. Pass false for `automaticallyStartMeasuring` if the block itself calls
  /// `startMeasuring()`.
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, file: StaticString = #filePath,
    line: UInt = #line, for block: () -> Void
  ) {
    let options = Self.tenTimes()
    if !automaticallyStartMeasuring { options.invocationOptions = [.manuallyStart] }
    measure(.wallClock, options, file, line, block)
  }

  /// Starts measuring, in a block of `measureMetrics` or with the option `manuallyStart`.
  public func startMeasuring() {
    guard let measurement = caseState.measurement, !measurement.hasStarted else {
      return misuse(
        "startMeasuring() was called \(caseState.measurement == nil ? "outside of a measure block" : "twice").")
    }
    measurement.start()
  }

  /// Stops measuring before the end of the block.
  public func stopMeasuring() {
    guard let measurement = caseState.measurement, measurement.hasStarted, !measurement.hasStopped else {
      return misuse("stopMeasuring() was called without startMeasuring().")
    }
    measurement.stop()
  }

  private func misuse(_ text: String) {
    TestRun.current.record(
      XCTIssue(type: .assertionFailure, compactDescription: "API violation - \(text)"), in: self)
  }

  private func measure(
    _ source: MeasurementRun.Source, _ options: XCTMeasureOptions, _ file: StaticString, _ line: UInt,
    _ block: () -> Void
  ) {
    let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
    func fail(_ text: String, _ type: XCTIssue.IssueType = .assertionFailure) {
      var issue = XCTIssue(type: type, compactDescription: text)
      issue.sourceCodeContext = XCTSourceCodeContext(location: location)
      TestRun.current.record(issue, in: self)
    }
    guard !caseState.hasMeasured else {
      return fail("API violation - a test can measure only once.")
    }
    caseState.hasMeasured = true
    let run = MeasurementRun(source, options)
    caseState.measurement = run
    do {
      let wrong = try run.perform(block) { TestRun.current.mustEnd(self) }
      caseState.measurement = nil
      if let wrong { return fail(wrong) }
    } catch {
      caseState.measurement = nil
      return fail("failed: caught error: \"\(error)\"", .thrownError)
    }
    for row in run.rows {
      let baseline = PerformanceBaseline(of: identifier, row.identifier)
      TestOutput.write("\(file):\(line): \(row.line(of: name, baseline))")
      TestRun.current.events.write(
        "metric",
        [
          "id": "\(identifier)", "name": row.name, "unit": row.unit, "identifier": row.identifier,
          "values": row.values, "average": row.average, "deviation": row.relativeDeviation,
          "baseline": baseline?.average, "file": "\(file)", "line": Int(line),
        ])
      if let text = baseline?.regression(of: row) { fail(text, .performanceRegression) }
    }
  }
}
