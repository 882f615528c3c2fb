import Foundation
import Synchronization

/// A survey of many apps' projects, which writes `Documentation/compatibility.md`.
///
///     app-survey LIST ROOT [--run FOLDER] [--only TEXT] [--json FILE]
///     app-survey --from FILE ROOT
///     app-survey --project PATH
///
/// LIST names the projects, one path below ROOT a line, or a table with a column `proj`. With `--run`, each is
/// built and run headless too, and its picture put into the folder. The first form prints the document, the second
/// too, from an earlier survey's JSON; the third one project's findings.
@main enum AppSurvey {
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    func option(_ name: String) -> String? {
      guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
      defer { words.removeSubrange(place...place + 1) }
      return words[place + 1]
    }
    if let path = option("--project") { return printReport(on: path) }
    if let file = option("--from"), let root = words.first {
      let data = FileManager.default.contents(atPath: file) ?? Data()
      guard let reports = try? JSONDecoder().decode([ProjectReport].self, from: data) else { exit(1) }
      return print(SurveyDocument(reports: reports, root: root).text)
    }
    let folder = option("--run")
    let only = option("--only")
    let json = option("--json")
    guard words.count == 2, let list = FileManager.default.contents(atPath: words[0]) else {
      FileHandle.standardError.write(
        Data("usage: app-survey LIST ROOT [--run FOLDER] [--only TEXT] [--json FILE]\n".utf8))
      exit(2)
    }
    let root = words[1]
    let paths = projects(in: String(decoding: list, as: UTF8.self)).filter { only.map($0.contains) ?? true }
    let reports = surveyed(paths.map { "\(root)/\($0)" }, runs: folder)
    if let json, let data = try? JSONEncoder().encode(reports) { try? data.write(to: URL(fileURLWithPath: json)) }
    print(SurveyDocument(reports: reports, root: root).text)
  }

  static func projects(in list: String) -> [String] {
    let lines = list.split(whereSeparator: \.isNewline)
    guard let header = lines.first?.split(separator: ",", omittingEmptySubsequences: false),
      let column = header.firstIndex(of: "proj")
    else { return lines.map(String.init) }
    return lines.dropFirst().compactMap { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return column < fields.count ? String(fields[column]) : nil
    }
  }

  private static func printReport(on path: String) {
    let report = MainActor.assumeIsolated { ProjectSurvey.report(on: path) }
    let data = (try? JSONEncoder().encode(report)) ?? Data()
    FileHandle.standardOutput.write(data)
  }

  private static func surveyed(_ paths: [String], runs folder: String?) -> [ProjectReport] {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let reports = Mutex<[String: ProjectReport]>([:])
    if let folder { try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    // Builds take the whole machine each; readings do not.
    let workers = folder == nil ? ProcessInfo.processInfo.activeProcessorCount : 2
    let waiting = Mutex(Array(paths.enumerated().reversed()))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let (number, path) = waiting.withLock({ $0.popLast() }) {
        let output = ToolRunner.run(program, ["--project", path], limit: 300)
        var report =
          output.flatMap { try? JSONDecoder().decode(ProjectReport.self, from: $0.text) }
          ?? ProjectReport(path: path)
        if report.target.isEmpty, report.planError == nil {
          report.planError = "the survey ended with \(output?.code ?? -1)"
        }
        ToolRunner.check(&report)
        if let folder, report.planError == nil {
          let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
          ToolRunner.run(&report, picture: "\(folder)/\(number)-\(name).png")
        }
        reports.withLock { [report] in $0[path] = report }
        FileHandle.standardError.write(
          Data("\(number + 1) \(path): \(report.run?.stage.rawValue ?? report.planError ?? "read")\n".utf8))
      }
    }
    return reports.withLock { reports in paths.compactMap { reports[$0] } }
  }
}
