import Foundation
import XcodeProject

/// The pictures of a failed snapshot comparison, from the attachments of a test.
struct FailedSnapshot {
  var expected: TestRecord.Attachment
  var actual: TestRecord.Attachment
  var difference: TestRecord.Attachment?

  var all: [(kind: String, attachment: TestRecord.Attachment)] {
    [("expected", expected), ("actual", actual)] + (difference.map { [("difference", $0)] } ?? [])
  }

  /// Returns the failed comparisons of a run, in order. Snapshot libraries name the pictures "reference", "failure"
  /// and "difference", "expected" and "actual", or "reference", "failed" and "diffed".
  static func all(in attachments: [TestRecord.Attachment]) -> [FailedSnapshot] {
    func pictures(_ words: [String]) -> [TestRecord.Attachment] {
      attachments.filter { attachment in
        isPicture(attachment) && words.contains { attachment.name.lowercased().contains($0) }
      }
    }
    let differences = pictures(["diff"])
    let expected = pictures(["reference", "expected"]).filter { !differences.contains($0) }
    let actual = pictures(["failure", "failed", "actual"]).filter { !differences.contains($0) }
    // If some comparisons have no difference picture, it is unknown to which ones the others belong.
    let isComplete = differences.count == min(expected.count, actual.count)
    return zip(expected, actual).enumerated().map { index, pair in
      FailedSnapshot(
        expected: pair.0, actual: pair.1, difference: isComplete ? differences[index] : nil)
    }
  }

  static func isPicture(_ attachment: TestRecord.Attachment) -> Bool {
    attachment.file.lowercased().hasSuffix(".png") || attachment.type == "public.png"
  }

  /// Returns the contents of an attachment; nil if the file is missing.
  static func contents(_ attachment: TestRecord.Attachment, in folder: String) -> Data? {
    guard !attachment.file.contains("/"), attachment.file != ".." else { return nil }
    return RegularFile.contents("\(folder)/\(attachment.file)")
  }

  // MARK: Files

  /// Writes the pictures of all failed comparisons into one folder, under names that are the same in each run:
  /// `Snapshots/AppTests/LoginTests/testForm-1-expected.png`, `…-actual.png`, `…-difference.png`.
  static func write(of report: TestReport, attachments: String, to folder: String) throws {
    let root = folder + "/Snapshots"
    OwnFolder(path: root).clear()
    let isMatrix = report.isMatrix
    for record in report.failed {
      var number = 0
      for (index, run) in record.runs.enumerated() where run.outcome == .failed {
        for snapshot in all(in: run.attachments) {
          number += 1
          var names = record.name.components.map(fileName)
          var last = (names.popLast() ?? "test") + "-\(number)"
          if record.runs.count > 1 { last += "-run\(index + 1)" }
          // Folders for devices are created only if there are several.
          if isMatrix { names.insert(fileName(record.place.replacingOccurrences(of: ",", with: "")), at: 0) }
          let place = ([root] + names).joined(separator: "/")
          for (kind, attachment) in snapshot.all {
            guard let data = contents(attachment, in: attachments) else { continue }
            do {
              try OwnFolder(path: root).make()
              try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
              try data.write(to: URL(fileURLWithPath: "\(place)/\(last)-\(kind).png"))
            } catch {
              throw Failure.writing(place, error)
            }
          }
        }
      }
    }
  }

  private static func fileName(_ text: String) -> String {
    var name = text.hasSuffix("()") ? String(text.dropLast(2)) : text
    name = String(name.prefix(100).map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "_" })
    return name.isEmpty ? "_" : name
  }
}
