import Foundation

/// `flipside build PATH`.
enum BuildCommand {
  static func run(_ words: [String]) throws {
    let arguments = try Arguments(words, command: "build", options: [])
    let project = try AppProject(path: try arguments.path(command: "build"))
    let app = try AppBuilder(project: project, runtime: try Runtime.find()).build()
    print(app.bundle)
  }
}
