import Foundation

// The steps of tests in `results.json`, in the format of `xcresulttool get test-results activities`.

extension ResultsFile {
  static func activities(_ report: TestReport) -> [[String: Any]] {
    report.records.compactMap { record in
      guard record.runs.contains(where: { !$0.steps.isEmpty }) else { return nil }
      return [
        "testIdentifier": record.name.identifier, "targetName": record.name.target,
        "testRuns": record.runs.map { run -> [String: Any] in
          [
            "device": device(record.device), "testPlanConfiguration": configuration(record.configuration),
            "activities": activities(run.steps),
          ]
        },
      ]
    }
  }

  private static func activities(_ steps: [TestRecord.Step]) -> [[String: Any]] {
    let numbers = Set(steps.filter { !$0.isFailure }.map(\.number))
    let parts = Dictionary(grouping: steps) { step in step.parent.flatMap { numbers.contains($0) ? $0 : nil } }
    return nodes(below: nil, of: parts, depth: 0)
  }

  /// Returns the nested steps of a step.
  /// - Parameter parent: the number of the step; nil for the outermost steps.
  private static func nodes(below parent: Int?, of parts: [Int?: [TestRecord.Step]], depth: Int) -> [[String: Any]]
  {
    (parts[parent] ?? []).map { step in
      var node: [String: Any] = [
        "title": step.title, "startTime": step.time, "isAssociatedWithFailure": step.isFailure,
      ]
      if let picture = step.picture { node["attachments"] = [["name": "Screenshot", "payloadId": picture]] }
      let children = step.isFailure || depth > 50 ? [] : nodes(below: step.number, of: parts, depth: depth + 1)
      if !children.isEmpty { node["childActivities"] = children }
      return node
    }
  }

  // MARK: Reading

  static func readActivities(_ nodes: [[String: Any]], to report: inout TestReport) {
    for node in nodes {
      guard let identifier = node["testIdentifier"] as? String, let target = node["targetName"] as? String,
        let runs = node["testRuns"] as? [[String: Any]], let first = runs.first
      else { continue }
      let name = TestName(target: target, identifier: identifier)
      let device = (first["device"] as? [String: Any])?["deviceName"] as? String ?? ""
      let plan = (first["testPlanConfiguration"] as? [String: Any])?["configurationName"] as? String ?? ""
      let index = report.records.firstIndex {
        $0.name == name && $0.device == device && configurationName($0.configuration) == plan
          && $0.runs.count == runs.count && $0.runs.allSatisfy(\.steps.isEmpty)
      }
      guard let index else { continue }
      for (number, run) in runs.enumerated() {
        var steps: [TestRecord.Step] = []
        read(run["activities"] as? [[String: Any]] ?? [], below: nil, depth: 0, to: &steps)
        report.records[index].runs[number].steps = steps
      }
    }
  }

  private static func read(
    _ nodes: [[String: Any]], below parent: Int?, depth: Int, to steps: inout [TestRecord.Step]
  ) {
    guard depth < 60 else { return }
    for node in nodes {
      let number = steps.count + 1
      let attachments = node["attachments"] as? [[String: Any]] ?? []
      steps.append(
        TestRecord.Step(
          number: number, parent: parent, title: node["title"] as? String ?? "",
          time: node["startTime"] as? Double ?? 0, picture: attachments.first?["payloadId"] as? String,
          isFailure: node["isAssociatedWithFailure"] as? Bool ?? false))
      read(node["childActivities"] as? [[String: Any]] ?? [], below: number, depth: depth + 1, to: &steps)
    }
  }
}
