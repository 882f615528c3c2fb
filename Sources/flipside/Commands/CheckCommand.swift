import Foundation

/// `flipside check PATH`: what the app uses that is missing, found by reading its files; nothing is built.
enum CheckCommand {
  static func run(_ words: [String]) throws {
    let arguments = try Arguments(
      words, command: "check", options: ProjectSelection.options, flags: ["json", "all"])
    let project = try AppProject(
      path: try arguments.path(command: "check"), selection: try ProjectSelection(arguments), mayFetch: false)
    let tables = try TableStore.tables(root: try Runtime.located().root)
    let report = CheckReport(uses: AppCheck(project: project, tables: tables).uses(), project: project)
    print(try arguments.has("json") ? report.json() : report.text(showsAll: arguments.has("all")), terminator: "")
    if arguments.has("json") { print() }
    if !report.isComplete { exit(3) }
  }
}
