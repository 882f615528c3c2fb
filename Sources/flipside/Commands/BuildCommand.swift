import Foundation

/// `flipside build PATH`.
enum BuildCommand {
  static func run(_ words: [String]) throws {
    let arguments = try Arguments(words, command: "build", options: ProjectSelection.options)
    let project = try AppProject(
      path: try arguments.path(command: "build"), selection: try ProjectSelection(arguments), mayFetch: true)
    let app = try AppBuilder(project: project, runtime: try Runtime.find()).build(scales: [2, 3])
    print(app.bundle)
  }
}
