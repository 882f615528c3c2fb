import Foundation

// The film of a UI test: the screenshots, with the steps that led to each beside them.

extension ResultsPage {
  /// Returns the steps of a run with their pictures as HTML; empty for a test without steps.
  func film(_ run: TestRecord.Run, _ bytes: inout Int) -> String {
    guard !run.steps.isEmpty else { return "" }
    let steps = FilmSteps(run.steps)
    var pictures: [String] = []
    for step in run.steps {
      guard let file = step.picture else { continue }
      let attachment = TestRecord.Attachment(name: step.title, file: file, type: "public.jpeg")
      // An empty entry replaces a missing picture, so that the picture indices of the steps remain valid.
      pictures.append(source(attachment, &bytes) ?? "")
    }
    var text = "<div class=\"film\">"
    if !pictures.isEmpty {
      // The picture at the last failure is shown first.
      let first = run.steps.lastIndex { $0.isFailure }.map { steps.frames[$0] } ?? 0
      text += "<div class=\"screen\">"
      for (index, picture) in pictures.enumerated() {
        text += "<img\(index == first ? " class=\"shown\"" : "") src=\"\(picture)\" alt=\"picture \(index + 1)\">"
      }
      text += """
        <div class="controls"><button type="button">Play</button><input type="range" min="0" max="\(pictures.count - 1)" \
        value="\(first)" aria-label="pictures of the film"><output></output></div></div>

        """
    }
    text += "<ol>"
    for (index, step) in run.steps.enumerated() {
      let depth = steps.depths[index]
      let classes = [step.isFailure ? "failed" : nil, depth > 0 && !step.isFailure ? "inner" : nil].compactMap {
        $0
      }
      text += "<li data-frame=\"\(steps.frames[index])\""
      if step.picture != nil { text += " data-own=\"1\"" }
      if !classes.isEmpty { text += " class=\"\(classes.joined(separator: " "))\"" }
      if depth > 0 { text += " style=\"padding-left:\(Double(min(depth, 12)) * 1.2 + 0.4)rem\"" }
      text += "><time>\(String(format: "%.2f s", step.time))</time>\(escape(step.title))</li>\n"
    }
    return text + "</ol></div>\n"
  }

  /// Returns the films of the tests that did not fail.
  func films(_ bytes: inout Int) -> String {
    var text = ""
    for record in report.records where record.outcome != .failed {
      for (index, run) in record.runs.enumerated() where !run.steps.isEmpty {
        let number = record.runs.count > 1 ? ", run \(index + 1)" : ""
        text +=
          "<details><summary>\(escape(record.name.description)) (\(escape(record.place))\(number))</summary>\n"
        text += film(run, &bytes) + "</details>\n"
      }
    }
    return text.isEmpty ? "" : "<h2>Films</h2>\n" + text
  }
}

/// The nesting depths of steps, and the index of the film's picture for each.
struct FilmSteps {
  private(set) var depths: [Int] = []
  /// The index of the picture for each step: its own, else that of an enclosing step, else that of its last nested
  /// step, else that of the previous step.
  private(set) var frames: [Int] = []

  init(_ steps: [TestRecord.Step]) {
    var places: [Int: Int] = [:]
    var own = [Int?](repeating: nil, count: steps.count)
    var lastPart = own
    var parents = own
    var count = 0
    for (index, step) in steps.enumerated() {
      parents[index] = step.parent.flatMap { places[$0] }
      if !step.isFailure { places[step.number] = index }
      depths.append((parents[index].map { depths[$0] } ?? -1) + 1)
      guard step.picture != nil else { continue }
      own[index] = count
      var outer = parents[index]
      while let place = outer {
        lastPart[place] = count
        outer = parents[place]
      }
      count += 1
    }
    for (index, step) in steps.enumerated() {
      let before = frames.last ?? 0
      // A failure is visible in its own picture or in the previous one, not in that of an enclosing step.
      let outer = step.isFailure ? nil : Self.outer(index, parents, own)
      frames.append(own[index] ?? outer ?? lastPart[index] ?? min(before, max(count - 1, 0)))
    }
  }

  private static func outer(_ index: Int, _ parents: [Int?], _ own: [Int?]) -> Int? {
    var outer = parents[index]
    while let place = outer {
      if let frame = own[place] { return frame }
      outer = parents[place]
    }
    return nil
  }
}
