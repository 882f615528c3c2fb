// The steps of a test and the pictures of its film, from the events of its process.

extension TestProcessLog.Running {
  /// A loop of a test may make endless steps.
  private static var limit: Int { 5_000 }

  mutating func begin(_ event: TestEventReader.Event) {
    guard run.steps.count < Self.limit else { return }
    run.steps.append(
      TestRecord.Step(
        number: event["activity"] as? Int ?? 0, parent: event["parent"] as? Int,
        title: event["title"] as? String ?? "", time: seconds(event)))
  }

  /// Shows a failure among the steps; a test that has no steps has its messages alone.
  mutating func fail(_ issue: TestRecord.Issue, at event: TestEventReader.Event) {
    guard let last = run.steps.last else { return }
    // The whole message is shown above the steps.
    let title = issue.message.prefix { !$0.isNewline }.description
    run.steps.append(
      TestRecord.Step(
        parent: event["activity"] as? Int, title: title, time: event.isEmpty ? last.time : seconds(event),
        isFailure: true))
  }

  /// A picture of a step, or of what failed last.
  mutating func film(_ event: TestEventReader.Event) {
    guard let file = event["file"] as? String else { return }
    let number = event["activity"] as? Int
    let place = number.map { number in run.steps.lastIndex { $0.number == number } } ?? run.steps.indices.last
    guard let place else { return }
    run.steps[place].picture = file
    if event["lifetime"] as? String != "keepAlways" { passing.insert(file) }
  }

  /// Returns the steps of a test that did not fail: none, unless its film is kept.
  var stepsOfFilm: [TestRecord.Step] {
    let isKept = run.steps.contains { step in step.picture.map { !passing.contains($0) } ?? false }
    return isKept ? run.steps : []
  }

  private func seconds(_ event: TestEventReader.Event) -> Double {
    max(0, (event["clock"] as? Double ?? clock) - clock)
  }
}
