import Foundation

/// The format of `results.json`. One object contains the summary and the test tree that `xcresulttool get
/// test-results summary` and `… tests` print. Reports are read back from the file to merge them.
enum ResultsFile {
  static func data(_ report: TestReport) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: object(report), options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  static func object(_ report: TestReport) -> [String: Any] {
    var object: [String: Any] = [
      "title": report.title, "startTime": report.start.timeIntervalSince1970,
      "finishTime": report.end.timeIntervalSince1970,
      "environmentDescription":
        "\(report.title.replacingOccurrences(of: "Test - ", with: "")) · Flipside \(Flipside.version)",
      "result": report.isSuccess ? "Passed" : "Failed", "totalTestCount": report.records.count,
      "passedTests": report.count(.passed), "failedTests": report.count(.failed),
      "skippedTests": report.count(.skipped), "expectedFailures": report.count(.expectedFailure),
      "statistics": [Any](), "topInsights": [Any](),
    ]
    let destinations = unique(report.records.map { Pair(device: $0.device, configuration: $0.configuration) })
    object["devicesAndConfigurations"] = destinations.map { pair -> [String: Any] in
      let own = report.records.filter { $0.device == pair.device && $0.configuration == pair.configuration }
      return [
        "device": device(pair.device), "testPlanConfiguration": configuration(pair.configuration),
        "passedTests": own.filter { $0.outcome == .passed }.count,
        "failedTests": own.filter { $0.outcome == .failed }.count,
        "skippedTests": own.filter { $0.outcome == .skipped }.count,
        "expectedFailures": own.filter { $0.outcome == .expectedFailure }.count,
      ]
    }
    object["devices"] = unique(report.records.map(\.device)).map(device)
    object["testPlanConfigurations"] = unique(report.records.map(\.configuration)).map(configuration)
    object["testFailures"] = report.failed.map { record -> [String: Any] in
      [
        "testName": record.name.components.last.map { $0.hasSuffix(")") ? $0 : $0 + "()" } ?? "",
        "targetName": record.name.target, "testIdentifierString": record.name.identifier,
        "failureText": record.runs.last { $0.outcome == .failed }?.issues.first?.message ?? "",
        "deviceName": record.device, "configurationName": configurationName(record.configuration),
      ]
    }
    if !report.faults.isEmpty { object["faults"] = report.faults }
    let metrics = metrics(report)
    if !metrics.isEmpty { object["metrics"] = metrics }
    let activities = activities(report)
    if !activities.isEmpty { object["activities"] = activities }
    object["testNodes"] = [
      [
        "nodeType": "Test Plan", "name": report.title.replacingOccurrences(of: "Test - ", with: ""),
        "result": report.isSuccess ? "Passed" : "Failed", "children": bundles(report),
      ] as [String: Any]
    ]
    return object
  }

  private struct Pair: Hashable {
    var device: String
    var configuration: String
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  static func device(_ name: String) -> [String: Any] {
    #if arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "x86_64"
    #endif
    return [
      "deviceId": name, "deviceName": name, "modelName": name, "platform": "iOS Simulator", "osVersion": "17.0",
      "architecture": architecture,
    ]
  }

  static func configuration(_ name: String) -> [String: Any] {
    let name = configurationName(name)
    return ["configurationId": name, "configurationName": name]
  }

  static func configurationName(_ name: String) -> String { name.isEmpty ? "Test Scheme Action" : name }

  private static func bundles(_ report: TestReport) -> [[String: Any]] {
    let targets = unique(report.records.map(\.name.target))
    return targets.map { target in
      let records = report.records.filter { $0.name.target == target }
      let kind = records.first?.kind ?? .unit
      return group(name: target, type: kind.rawValue, records: records, children: suites(records))
    }
  }

  private static func group(
    name: String, type: String, records: [TestRecord], children: [[String: Any]]
  ) -> [String: Any] {
    [
      "nodeType": type, "name": name, "result": result(records.map(\.outcome)),
      "durationInSeconds": records.reduce(0) { $0 + $1.duration }, "children": children,
    ]
  }

  private static func result(_ outcomes: [TestRecord.Outcome]) -> String {
    if outcomes.contains(.failed) { return "Failed" }
    if outcomes.contains(.passed) { return "Passed" }
    return outcomes.contains(.expectedFailure) ? "Expected Failure" : "Skipped"
  }

  private static func suites(_ records: [TestRecord]) -> [[String: Any]] {
    unique(records.map(\.name.suite)).map { suite in
      let own = records.filter { $0.name.suite == suite }
      let tests = unique(own.map(\.name))
      let children = tests.map { name in test(name, own.filter { $0.name == name }) }
      let path = suite.components.dropFirst()
      // The test is a function of Swift Testing outside of any suite.
      if suite == tests.first, tests.count == 1, own[0].name.components.count <= 2 { return children[0] }
      return group(name: path.joined(separator: "/"), type: "Test Suite", records: own, children: children)
    }
  }

  private static func test(_ name: TestName, _ records: [TestRecord]) -> [String: Any] {
    var node = group(
      name: name.components.last.map { $0.hasSuffix(")") ? $0 : $0 + "()" } ?? "", type: "Test Case",
      records: records,
      children: [])
    node["nodeIdentifier"] = name.identifier
    node["duration"] = duration(records.reduce(0) { $0 + $1.duration })
    node["children"] = records.map { record -> [String: Any] in
      var children: [[String: Any]] = []
      if record.runs.count == 1 {
        children = details(record.runs[0])
      } else {
        children = record.runs.enumerated().map { index, run in
          [
            "nodeType": "Repetition", "nodeIdentifier": "\(index + 1)",
            "name": index == 0 ? "First Run" : record.isRetried ? "Retry \(index)" : "Repetition \(index + 1)",
            "result": run.outcome.rawValue, "duration": duration(run.duration), "durationInSeconds": run.duration,
            "children": details(run),
          ]
        }
      }
      var node: [String: Any] = [
        "nodeType": "Device", "name": record.device, "nodeIdentifier": record.device,
        "result": record.outcome.rawValue, "duration": duration(record.duration),
        "durationInSeconds": record.duration, "children": children,
      ]
      if record.isRetried { node["details"] = "retried" }
      guard !record.configuration.isEmpty else { return node }
      node["children"] = [
        [
          "nodeType": "Test Plan Configuration", "name": record.configuration,
          "nodeIdentifier": record.configuration, "result": record.outcome.rawValue,
          "duration": duration(record.duration), "durationInSeconds": record.duration, "children": children,
        ] as [String: Any]
      ]
      return node
    }
    return node
  }

  private static func message(_ issue: TestRecord.Issue) -> [String: Any] {
    var node: [String: Any] = ["nodeType": "Failure Message", "name": issue.text, "result": "Failed"]
    if let file = issue.file {
      node["children"] = [["nodeType": "Source Code Reference", "name": "\(file):\(issue.line ?? 0)"]]
    }
    return node
  }

  private static func details(_ run: TestRecord.Run) -> [[String: Any]] {
    var nodes = run.arguments.map { arguments -> [String: Any] in
      [
        "nodeType": "Arguments", "name": arguments.values, "result": arguments.issues.isEmpty ? "Passed" : "Failed",
        "duration": duration(arguments.duration), "durationInSeconds": arguments.duration,
        "children": arguments.issues.map(message),
      ]
    }
    // The issues that are listed below the arguments of a parameterized test are not repeated here.
    let shown = run.arguments.flatMap(\.issues)
    nodes += run.issues.filter { !shown.contains($0) }.map(message)
    nodes += run.attachments.map {
      ["nodeType": "Attachment", "name": $0.name, "details": $0.file, "tags": [$0.type]]
    }
    if let note = run.note { nodes.append(["nodeType": "Runtime Warning", "name": "Skipped", "details": note]) }
    if let trace = run.trace, !trace.isEmpty {
      nodes.append(["nodeType": "Attachment", "name": "Crash", "details": trace, "tags": ["text"]])
    }
    return nodes
  }

  /// Returns the measurements in the format of `xcresulttool get test-results metrics`.
  private static func metrics(_ report: TestReport) -> [[String: Any]] {
    report.records.compactMap { record in
      let runs = record.runs.filter { !$0.metrics.isEmpty }.map { run -> [String: Any] in
        [
          "device": device(record.device), "testPlanConfiguration": configuration(record.configuration),
          "metrics": run.metrics.map { metric -> [String: Any] in
            var node: [String: Any] = [
              "displayName": metric.name, "identifier": metric.identifier, "unitOfMeasurement": metric.unit,
              "measurements": metric.values,
            ]
            node["baselineAverage"] = metric.baseline
            return node
          },
        ]
      }
      guard !runs.isEmpty else { return nil }
      return ["testIdentifier": record.name.identifier, "targetName": record.name.target, "testRuns": runs]
    }
  }

  static func duration(_ seconds: Double) -> String {
    seconds < 60 ? String(format: "%.3fs", seconds) : "\(Int(seconds) / 60)m \(Int(seconds) % 60)s"
  }
}
