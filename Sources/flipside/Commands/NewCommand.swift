import Foundation

/// `flipside new NAME`: creates an app as an Xcode project.
enum NewCommand {
  static func run(_ words: [String]) throws {
    let arguments = try Arguments(words, command: "new", options: ["bundle-id"])
    guard let name = arguments.operands.first else {
      throw Failure("flipside new needs a name for the app (flipside help new)", code: 2)
    }
    guard arguments.operands.count == 1 else {
      throw Failure("flipside new takes one name; remove the second, \"\(arguments.operands[1])\"", code: 2)
    }
    // The name may be a path, as in `flipside new Apps/Hello`.
    let project = try NewProject(
      name: (name as NSString).lastPathComponent, bundleIdentifier: arguments.value("bundle-id"))
    guard !FileManager.default.fileExists(atPath: name) else {
      throw Failure("\(name) exists already; choose another name, or run the command in another folder")
    }
    do {
      try project.write(to: name)
    } catch {
      throw Failure("cannot write \(name): \(error.localizedDescription)")
    }
    print("\(name)/\(project.name).xcodeproj")
    Terminal.note(
      "Made \(name). It runs with:\n  flipside run \(name.contains(" ") ? "\"\(name)\"" : name)\nXcode opens it, too."
    )
  }
}
