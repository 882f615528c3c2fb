import Foundation
import SourceBridge

/// Bridges the Swift files of one module into a folder: `flipside-bridge --output FOLDER [-D CONDITION]… FILE…`.
/// The build-tool plugin calls it for packages that are built without the tool.
var output: String?
var conditions = BuildConditions(customConditions: [])
var files: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--output": output = arguments.popFirst()
  case "-D": if let name = arguments.popFirst() { conditions.customConditions.insert(name) }
  default: files.append(argument)
  }
}
guard let output, !files.isEmpty else {
  FileHandle.standardError.write(Data("usage: flipside-bridge --output FOLDER [-D CONDITION]… FILE…\n".utf8))
  exit(64)
}

do {
  try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
  let sources = try files.map {
    SourceBridge.SourceFile(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
  }
  for (source, text) in zip(sources, SourceBridge(conditions: conditions).bridge(sources)) {
    let destination = URL(fileURLWithPath: output).appendingPathComponent(
      SourceBridge.bridgedName(of: URL(fileURLWithPath: source.path).lastPathComponent))
    // An unchanged file keeps its date, so that the compiler leaves it alone.
    if (try? String(contentsOf: destination, encoding: .utf8)) != text {
      try text.write(to: destination, atomically: true, encoding: .utf8)
    }
  }
} catch {
  FileHandle.standardError.write(Data("flipside-bridge: \(error.localizedDescription)\n".utf8))
  exit(1)
}
