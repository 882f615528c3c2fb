import Foundation

/// The findings as a page of the documentation.
struct SurveyDocument {
  let reports: [ProjectReport]
  let root: String

  var text: String {
    [introduction, counts, missing, nibs, left, list].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var introduction: String {
    """
    # Compatibility

    The results of \(reports.count) public iOS apps in Flipside, checked out beside this project and unchanged. Written by

    ```
    swift build -c release --product app-survey && swift build -c release --product flipside
    .build/release/app-survey LIST ROOT [--run PICTURES] > Documentation/compatibility.md
    ```

    where LIST contains the `.xcodeproj` folders below ROOT, one in each line. Without `--run` nothing is built: each project's build plan is
    made, its sources are bridged and parsed again, its Interface Builder files, asset catalogs and strings files are read, and
    `flipside check` lists the API that it uses and that is missing. With `--run` each is also built and run headless,
    and its processor time from the start to the first settled frame is measured (user and system
    time of the app, on one machine, beside other processes).
    [Layout](layout.md) has the results of laying out the scenes of these apps.
    """
  }

  // MARK: Counts

  /// Returns the sets that only a build draws. The survey reads catalogs as they are in the project.
  private func drawn(_ report: ProjectReport) -> [String] {
    report.assetProblems.filter { $0.contains("was not drawn when the app was built") }
  }

  private func sum(_ value: (ProjectReport) -> Int) -> Int { reports.reduce(0) { $0 + value($1) } }
  private func sum(_ value: (ProjectReport) -> [String: Int]) -> [String: Int] {
    reports.reduce(into: [:]) { $0.merge(value($1), uniquingKeysWith: +) }
  }

  private var counts: String {
    let planned = reports.filter { $0.planError == nil }
    let files = sum(\.sources)
    let leftover = sum(\.leftSpellings)
    var rows = [
      ("projects", "\(reports.count)"),
      ("build plans", "\(planned.count)"),
      ("of those, packages not on this machine", "\(planned.filter { !$0.missingPackages.isEmpty }.count)"),
      ("source files bridged", "\(files)"),
      ("of those, do not parse afterwards", "\(sum { $0.brokenBridged.count })"),
      ("of those, did not parse before", "\(sum { $0.brokenSources.count })"),
      ("Objective-C spellings left", "\(leftover.values.reduce(0, +))"),
      ("xibs and storyboards read", "\(sum(\.nibFiles))"),
      ("their scenes, objects made", "\(sum(\.scenes)), \(sum(\.objects))"),
      ("objects of classes that UIKit lacks", "\(sum(\.missingClasses).values.reduce(0, +))"),
      ("asset catalogs, sets in them", "\(sum(\.catalogs)), \(sum(\.assets))"),
      ("sets of PDF and SVG images, drawn when an app is built", "\(sum { drawn($0).count })"),
      ("sets that cannot be read", "\(sum { $0.assetProblems.count - drawn($0).count })"),
      ("strings files, entries in them", "\(sum(\.stringFiles)), \(sum(\.stringEntries))"),
      ("strings files that cannot be read", "\(sum { $0.stringProblems.count })"),
      (
        "projects that use no missing API", "\(planned.filter { $0.checkError == nil && $0.missing.isEmpty }.count)"
      ),
    ]
    let runs = reports.compactMap(\.run)
    if !runs.isEmpty {
      rows.append(
        ("projects built and run headless", "\(runs.filter { $0.stage == .runs }.count) of \(runs.count)"))
    }
    return "## Counts\n\n" + table(["what", "how many"], rows.map { [$0.0, $0.1] }) + speed
  }

  /// A sentence about the launch times of the apps that run.
  private var speed: String {
    let times = reports.compactMap { $0.run?.firstFrame }.sorted()
    guard let slowest = times.last else { return "" }
    let slow = times.filter { $0 > Self.limit }.count
    let verdict =
      slow == 0 ? "none is slower than two seconds" : "\(slow) of them take more than two seconds"
    return "\n\nOf the \(times.count) apps that run, \(verdict) to the first settled frame: the median is "
      + "\(seconds(times[times.count / 2])), the slowest takes \(seconds(slowest))."
  }

  /// Seconds to the first settled frame that no app should need more of.
  private static let limit = 2.0

  private func seconds(_ value: Double) -> String { String(format: "%.2f s", value) }

  private func table(_ titles: [String], _ rows: [[String]]) -> String {
    let lines = [titles, titles.map { _ in "---" }] + rows
    return lines.map {
      "| " + $0.map { $0.replacingOccurrences(of: "|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    .joined(separator: "\n")
  }

  // MARK: Missing APIs

  /// Returns the names sorted by the number of projects, then by the number of uses.
  private func ranked(_ counts: (ProjectReport) -> [String: Int]) -> [(name: String, projects: Int, uses: Int)] {
    var found: [String: (Int, Int)] = [:]
    for report in reports {
      for (name, uses) in counts(report) {
        let old = found[name] ?? (0, 0)
        found[name] = (old.0 + 1, old.1 + uses)
      }
    }
    return found.map { ($0.key, $0.value.0, $0.value.1) }
      .sorted { ($1.projects, $1.uses, $0.name) < ($0.projects, $0.uses, $1.name) }
  }

  private var missing: String {
    func rows(_ entries: ArraySlice<(name: String, projects: Int, uses: Int)>) -> [[String]] {
      entries.map { ["`\($0.name)`", "\($0.projects)", "\($0.uses)"] }
    }
    let items = ranked(\.missing).map { (name: $0.name, projects: $0.projects, uses: $0.uses) }
    let types = items.filter { $0.name.hasPrefix("type ") }
      .map { (name: String($0.name.dropFirst(5)), projects: $0.projects, uses: $0.uses) }
    let others = items.filter { !$0.name.hasPrefix("type ") }
      .map {
        (
          name: $0.name.split(separator: " ", maxSplits: 1).last.map(String.init) ?? "", projects: $0.projects,
          uses: $0.uses
        )
      }
    guard !items.isEmpty else { return "" }
    return "## Missing API, by projects\n\nTypes:\n\n"
      + table(["type", "projects", "uses"], rows(types.prefix(60)))
      + "\n\nMembers and functions of types that are there:\n\n"
      + table(["name", "projects", "uses"], rows(others.prefix(80)))
  }

  private var nibs: String {
    let classes = ranked(\.missingClasses)
    let attributes = ranked(\.notUnderstood)
    guard !classes.isEmpty || !attributes.isEmpty else { return "" }
    return "## Interface Builder files\n\nClasses that could not be made:\n\n"
      + table(["class", "projects", "objects"], classes.map { ["`\($0.name)`", "\($0.projects)", "\($0.uses)"] })
      + "\n\nAttributes and elements that nothing reads, the first 40 of \(attributes.count):\n\n"
      + table(
        ["name", "projects", "times"],
        attributes.prefix(40).map { ["`\($0.name)`", "\($0.projects)", "\($0.uses)"] })
  }

  private var left: String {
    let spellings = ranked(\.leftSpellings)
    guard !spellings.isEmpty else { return "" }
    return "## Objective-C spellings that the bridge leaves\n\n"
      + table(
        ["spelling", "projects", "times"], spellings.map { ["`\($0.name)`", "\($0.projects)", "\($0.uses)"] })
  }

  // MARK: The projects

  private var list: String {
    let rows = reports.map { report -> [String] in
      let name = report.path.hasPrefix(root + "/") ? String(report.path.dropFirst(root.count + 1)) : report.path
      let plan =
        report.planError.map { "no: \(shortened($0))" }
        ?? (report.missingPackages.isEmpty ? "yes" : "lacks \(report.missingPackages.joined(separator: ", "))")
      let run = report.run.map { run in
        run.stage == .runs ? "runs" : "\(Self.words[run.stage] ?? ""): \(shortened(reason(of: run)))"
      }
      return [
        name, plan, "\(report.sources)", "\(report.nibFiles)",
        report.checkError == nil ? "\(report.missing.count)" : "?", run ?? "",
        report.run?.firstFrame.map(seconds) ?? "",
      ]
    }
    return "## The projects\n\nA project's missing API counts each type and member once.\n\n"
      + table(["project", "plan", "sources", "xibs and storyboards", "missing API", "run", "first frame"], rows)
  }

  /// Returns the missing names or, if there are none, the compiler's first error in the sources, or the message of
  /// a crash.
  private func reason(of run: RunResult) -> String {
    if !run.missing.isEmpty {
      let more = run.missing.count - Self.namesShown
      return "lacks " + run.missing.prefix(Self.namesShown).map { "`\($0)`" }.joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
    }
    let lines = run.lines.filter { !$0.contains("emit-module command") }
    guard run.stage == .crashes else { return (run.stage == .doesNotBuild ? lines.first : lines.last) ?? "" }
    return lines.first { $0.contains("atal error") } ?? lines.last ?? ""
  }

  private static let namesShown = 4

  private static let words: [RunResult.Stage: String] = [
    .crashes: "crashes", .hangs: "does not end", .doesNotBuild: "does not build", .refused: "refused",
  ]

  private func shortened(_ text: String) -> String {
    let line =
      text.replacingOccurrences(of: root + "/", with: "").split(separator: "\n").first.map(String.init) ?? ""
    return line.count > 110 ? line.prefix(107) + "…" : line
  }
}
