import Foundation
import SourceBridge

/// Bridges the Swift files of one module into a folder: `flipside-bridge --output FOLDER [-D CONDITION]… [--module
/// IMPORTABLE]… [--swift-version V] [--verbose] [--all-bodies] FILE…`. The build-tool plugin calls this program in
/// packages that are built with plain `swift build`.
var output: String?
var conditions = BuildConditions(customConditions: [])
var files: [String] = []
var isVerbose = false
var parsesAllBodies = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--output": output = arguments.popFirst()
  case "-D": if let name = arguments.popFirst() { conditions.customConditions.insert(name) }
  case "--module": if let name = arguments.popFirst() { conditions.importableModules.insert(name) }
  case "--swift-version":
    conditions.languageMode = arguments.popFirst()?.split(separator: ".").compactMap { Int($0) } ?? [5]
  case "--verbose": isVerbose = true
  case "--all-bodies": parsesAllBodies = true
  default: files.append(argument)
  }
}
guard let output, !files.isEmpty else {
  FileHandle.standardError.write(Data("usage: flipside-bridge --output FOLDER [-D CONDITION]… FILE…\n".utf8))
  exit(64)
}

do {
  var bridge = SourceBridge(conditions: conditions)
  bridge.parsesAllBodies = parsesAllBodies
  let result = try BridgedFolder(path: output, bridge: bridge).update(files)
  if isVerbose { print("\(result.bridged) of \(files.count) files bridged") }
} catch let error as BridgedFolder.Unreadable {
  FileHandle.standardError.write(Data("flipside-bridge: cannot read \(error.path)\n".utf8))
  exit(1)
} catch {
  FileHandle.standardError.write(Data("flipside-bridge: \(error.localizedDescription)\n".utf8))
  exit(1)
}
