import Foundation

/// A running measurement, with its metrics and the values of the completed iterations.
final class MeasurementRun {
  struct Row {
    let name: String
    let unit: String
    let identifier: String
    let polarity: XCTPerformanceMeasurement.Polarity
    var values: [Double] = []
  }

  enum Source {
    /// The older API, which measures the time only.
    case wallClock
    case metrics([any XCTMetric])
  }

  private let source: Source
  private let options: XCTMeasureOptions
  private var begin: XCTPerformanceMeasurementTimestamp?
  private var end: XCTPerformanceMeasurementTimestamp?
  private(set) var rows: [Row] = []
  private(set) var hasStarted = false
  private(set) var hasStopped = false

  init(_ source: Source, _ options: XCTMeasureOptions) {
    self.source = source
    self.options = options
  }

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    if case .metrics(let metrics) = source { for metric in metrics { metric.willBeginMeasuring() } }
    begin = XCTPerformanceMeasurementTimestamp()
  }

  func stop() {
    guard hasStarted, !hasStopped else { return }
    hasStopped = true
    end = XCTPerformanceMeasurementTimestamp()
    if case .metrics(let metrics) = source { for metric in metrics { metric.didStopMeasuring() } }
  }

  /// Runs the block for the number of iterations in the options.
  /// - Returns: a description of the block's misuse of the API; nil if there is none.
  func perform(_ block: () -> Void, isOver: () -> Bool) throws -> String? {
    var rounds = max(1, options.iterationCount)
    // In the newer API the first iteration warms up caches and is not counted.
    var isWarmingUp = false
    if case .metrics = source {
      rounds += 1
      isWarmingUp = true
    }
    for _ in 0..<rounds {
      (begin, end, hasStarted, hasStopped) = (nil, nil, false, false)
      if !options.invocationOptions.contains(.manuallyStart) { start() }
      block()
      if isOver() { return nil }
      if !options.invocationOptions.contains(.manuallyStop) || hasStarted { stop() }
      guard let begin, let end else {
        return "No metrics were collected: the block did not call startMeasuring()."
      }
      try collect(begin, end, counts: !isWarmingUp)
      isWarmingUp = false
    }
    return nil
  }

  private func collect(
    _ begin: XCTPerformanceMeasurementTimestamp, _ end: XCTPerformanceMeasurementTimestamp, counts: Bool
  ) throws {
    switch source {
    case .wallClock:
      add(
        XCTPerformanceMeasurement(
          identifier: XCTPerformanceMetric.wallClockTime.rawValue, displayName: "Time",
          doubleValue: end.seconds - begin.seconds, unitSymbol: "seconds"))
    case .metrics(let metrics):
      for metric in metrics {
        let measured = try metric.reportMeasurements(from: begin, to: end)
        if counts { for value in measured { add(value) } }
      }
    }
  }

  private func add(_ measurement: XCTPerformanceMeasurement) {
    let index = rows.firstIndex { $0.identifier == measurement.identifier }
    if let index {
      rows[index].values.append(measurement.doubleValue)
    } else {
      rows.append(
        Row(
          name: measurement.displayName, unit: measurement.unitSymbol, identifier: measurement.identifier,
          polarity: measurement.polarity, values: [measurement.doubleValue]))
    }
  }
}

extension MeasurementRun.Row {
  var average: Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }

  /// The standard deviation divided by the average.
  var relativeDeviation: Double {
    let average = average
    guard average != 0, values.count > 1 else { return 0 }
    let squares = values.reduce(0) { $0 + ($1 - average) * ($1 - average) }
    return (squares / Double(values.count)).squareRoot() / abs(average)
  }

  private var polarityName: String {
    switch polarity {
    case .unspecified: "unspecified"
    case .prefersSmaller: "prefers smaller"
    case .prefersLarger: "prefers larger"
    }
  }

  /// Returns the result as xcodebuild prints it.
  func line(of test: String, _ baseline: PerformanceBaseline?) -> String {
    let list = values.map { TestOutput.fixed($0, digits: 6) }.joined(separator: ", ")
    func percent(_ share: Double) -> String { TestOutput.fixed(share * 100, digits: 3) + "%" }
    let limits = baseline ?? PerformanceBaseline()
    return "Test Case '\(test)' measured [\(name), \(unit)] average: \(TestOutput.seconds(average)), "
      + "relative standard deviation: \(percent(relativeDeviation)), values: [\(list)], "
      + "performanceMetricID:\(identifier), baselineName: \"\(baseline?.name ?? "")\", "
      + "baselineAverage: \(baseline.map { TestOutput.seconds($0.average) } ?? ""), polarity: \(polarityName), "
      + "maxPercentRegression: \(percent(limits.maxPercentRegression / 100)), "
      + "maxPercentRelativeStandardDeviation: \(percent(limits.maxPercentDeviation / 100)), "
      + "maxRegression: \(TestOutput.seconds(limits.maxRegression)), "
      + "maxStandardDeviation: \(TestOutput.seconds(limits.maxDeviation))"
  }
}

/// The expected result of a measurement, from an entry of the project's `.xcbaseline`.
struct PerformanceBaseline {
  var name = "Local Baseline"
  var average = 0.0
  var maxPercentRegression = 10.0
  var maxPercentDeviation = 10.0
  var maxRegression = 0.1
  var maxDeviation = 0.1

  init() {}

  /// Reads the baseline of a test; nil if there is none. Baselines are stored for each machine that measured; those
  /// of the project's first machine are used.
  init?(of test: TestIdentifier, _ metric: String) {
    guard let folder = TestRun.current.configuration.baselines, test.parts.count == 3,
      let file = Self.file(in: folder), let data = FileManager.default.contents(atPath: file),
      let plist = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let classes = (plist as? [String: Any])?["classNames"] as? [String: Any],
      let methods = classes[test.parts[1]] as? [String: Any],
      let entry = (methods["\(test.parts[2])()"] ?? methods[test.parts[2]]) as? [String: Any],
      let values = entry[metric] as? [String: Any], let average = values["baselineAverage"] as? NSNumber
    else { return nil }
    func number(_ key: String) -> Double? { (values[key] as? NSNumber)?.doubleValue }
    self.average = average.doubleValue
    name = values["baselineIntegrationDisplayName"] as? String ?? name
    maxPercentRegression = number("maxPercentRegression") ?? maxPercentRegression
    maxPercentDeviation = number("maxPercentRelativeStandardDeviation") ?? maxPercentDeviation
    maxRegression = number("maxRegression") ?? maxRegression
    maxDeviation = number("maxStandardDeviation") ?? maxDeviation
  }

  private static func file(in path: String) -> String? {
    if path.hasSuffix(".plist") { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().first { $0.hasSuffix(".plist") && $0 != "Info.plist" }.map { "\(path)/\($0)" }
  }

  /// Returns the description of a result that is worse than the baseline allows; nil if it is not.
  func regression(of row: MeasurementRun.Row) -> String? {
    let worse = row.polarity == .prefersLarger ? average - row.average : row.average - average
    guard average != 0, worse > maxRegression, worse / average * 100 > maxPercentRegression else { return nil }
    let share = TestOutput.fixed(abs(worse / average) * 100, digits: 0)
    return "\(row.name) average (\(TestOutput.seconds(row.average)) \(row.unit)) is \(share)% worse than "
      + "baseline (\(TestOutput.seconds(average)) \(row.unit))."
  }
}
