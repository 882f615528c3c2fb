import Foundation

extension ResultsFile {
  static func report(_ path: String) throws -> TestReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("cannot read \(path); give the results.json of a run of flipside test, or its folder")
    }
    guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let plans = object["testNodes"] as? [[String: Any]]
    else { throw Failure("\(path) is not a results.json of flipside test: it has no testNodes") }
    var report = TestReport(title: object["title"] as? String ?? "")
    report.start = Date(timeIntervalSince1970: object["startTime"] as? Double ?? 0)
    report.end = Date(timeIntervalSince1970: object["finishTime"] as? Double ?? 0)
    report.faults = object["faults"] as? [String] ?? []
    for bundle in plans.flatMap(children) {
      let kind = TestRecord.BundleKind(rawValue: bundle["nodeType"] as? String ?? "") ?? .unit
      guard let target = bundle["name"] as? String else { continue }
      read(children(bundle), target: target, kind: kind, depth: 0, to: &report)
    }
    readMetrics(object["metrics"] as? [[String: Any]] ?? [], to: &report)
    readActivities(object["activities"] as? [[String: Any]] ?? [], to: &report)
    return report
  }

  private static func children(_ node: [String: Any]) -> [[String: Any]] {
    node["children"] as? [[String: Any]] ?? []
  }

  private static func read(
    _ nodes: [[String: Any]], target: String, kind: TestRecord.BundleKind, depth: Int, to report: inout TestReport
  ) {
    guard depth < 20 else { return }
    for node in nodes {
      guard node["nodeType"] as? String == "Test Case", let identifier = node["nodeIdentifier"] as? String else {
        read(children(node), target: target, kind: kind, depth: depth + 1, to: &report)
        continue
      }
      let name = TestName(target: target, identifier: identifier)
      for device in children(node) where device["nodeType"] as? String == "Device" {
        let configured = children(device).filter { $0["nodeType"] as? String == "Test Plan Configuration" }
        for inner in configured.isEmpty ? [device] : configured {
          var record = TestRecord(name: name, kind: kind, device: device["name"] as? String ?? "")
          if !configured.isEmpty { record.configuration = inner["name"] as? String ?? "" }
          record.isRetried = device["details"] as? String == "retried"
          let repetitions = children(inner).filter { $0["nodeType"] as? String == "Repetition" }
          record.runs = (repetitions.isEmpty ? [inner] : repetitions).map(run)
          report.records.append(record)
        }
      }
    }
  }

  private static func run(_ node: [String: Any]) -> TestRecord.Run {
    var run = TestRecord.Run()
    run.outcome = TestRecord.Outcome(rawValue: node["result"] as? String ?? "") ?? .failed
    run.duration = node["durationInSeconds"] as? Double ?? 0
    for child in children(node) {
      let name = child["name"] as? String ?? ""
      switch child["nodeType"] as? String {
      case "Failure Message": run.issues.append(issue(name, children(child)))
      case "Arguments":
        let issues = children(child).map { issue($0["name"] as? String ?? "", children($0)) }
        run.arguments.append(
          .init(values: name, duration: child["durationInSeconds"] as? Double ?? 0, issues: issues))
        run.issues += issues
      case "Attachment":
        let type = (child["tags"] as? [String])?.first ?? ""
        let details = child["details"] as? String ?? ""
        if type == "text" {
          run.trace = details
        } else {
          run.attachments.append(.init(name: name, file: details, type: type))
        }
      case "Runtime Warning": run.note = child["details"] as? String
      default: break
      }
    }
    return run
  }

  /// Reads the measurements of tests. The file does not identify runs without measurements, so the measurements are
  /// assigned to the first runs.
  private static func readMetrics(_ nodes: [[String: Any]], to report: inout TestReport) {
    for node in nodes {
      guard let identifier = node["testIdentifier"] as? String, let target = node["targetName"] as? String else {
        continue
      }
      let name = TestName(target: target, identifier: identifier)
      for (number, run) in (node["testRuns"] as? [[String: Any]] ?? []).enumerated() {
        let device = (run["device"] as? [String: Any])?["deviceName"] as? String ?? ""
        let plan = (run["testPlanConfiguration"] as? [String: Any])?["configurationName"] as? String ?? ""
        guard
          let index = report.records.firstIndex(where: {
            $0.name == name && $0.device == device && configurationName($0.configuration) == plan
              && $0.runs.indices.contains(number) && $0.runs[number].metrics.isEmpty
          })
        else { continue }
        report.records[index].runs[number].metrics = (run["metrics"] as? [[String: Any]] ?? []).map { metric in
          TestRecord.Metric(
            name: metric["displayName"] as? String ?? "", identifier: metric["identifier"] as? String ?? "",
            unit: metric["unitOfMeasurement"] as? String ?? "", values: metric["measurements"] as? [Double] ?? [],
            baseline: metric["baselineAverage"] as? Double)
        }
      }
    }
  }

  private static func issue(_ text: String, _ children: [[String: Any]]) -> TestRecord.Issue {
    guard
      let place = children.first(where: { $0["nodeType"] as? String == "Source Code Reference" })?["name"]
        as? String,
      let colon = place.lastIndex(of: ":")
    else { return TestRecord.Issue(message: text) }
    var issue = TestRecord.Issue(
      message: text, file: String(place[..<colon]), line: Int(place[place.index(after: colon)...]))
    let head = "\(((issue.file ?? "") as NSString).lastPathComponent):\(issue.line ?? 0): "
    if text.hasPrefix(head) { issue.message = String(text.dropFirst(head.count)) }
    return issue
  }
}
