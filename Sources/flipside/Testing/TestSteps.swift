// The steps of a test and the pictures of its film, read from the events of its process.

extension TestProcessLog.Running {
  /// The maximum number of recorded steps, because a loop of a test may produce any number.
  private static var limit: Int { 5_000 }

  mutating func begin(_ event: TestEventReader.Event) {
    guard run.steps.count < Self.limit else { return }
    run.steps.append(
      TestRecord.Step(
        number: event["activity"] as? Int ?? 0, parent: event["parent"] as? Int,
        title: event["title"] as? String ?? "", time: seconds(event)))
  }

  /// Adds a failure to the steps. A test without steps has only its messages.
  mutating func fail(_ issue: TestRecord.Issue, at event: TestEventReader.Event) {
    guard let last = run.steps.last else { return }
    // The whole message is shown above the steps, so the first line is sufficient here.
    let title = issue.message.prefix { !$0.isNewline }.description
    run.steps.append(
      TestRecord.Step(
        parent: event["activity"] as? Int, title: title, time: event.isEmpty ? last.time : seconds(event),
        isFailure: true))
  }

  /// Adds a picture to a step or to the last failure.
  mutating func film(_ event: TestEventReader.Event) {
    guard let file = event["file"] as? String else { return }
    let number = event["activity"] as? Int
    let place = number.map { number in run.steps.lastIndex { $0.number == number } } ?? run.steps.indices.last
    guard let place else { return }
    run.steps[place].picture = file
    if event["lifetime"] as? String != "keepAlways" { passing.insert(file) }
  }

  /// The steps of a test that did not fail; empty unless its film is kept.
  var stepsOfFilm: [TestRecord.Step] {
    let isKept = run.steps.contains { step in step.picture.map { !passing.contains($0) } ?? false }
    return isKept ? run.steps : []
  }

  private func seconds(_ event: TestEventReader.Event) -> Double {
    max(0, (event["clock"] as? Double ?? clock) - clock)
  }
}
