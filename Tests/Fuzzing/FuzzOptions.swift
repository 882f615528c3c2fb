import Foundation

/// The options of the command line.
struct FuzzOptions {
  var subjects: Set<String> = []
  var rounds: Int?
  var minutes: Double?
  var seed: UInt64 = 1
  /// A single round to run in this process.
  var round: Int?
  var repository = FileManager.default.currentDirectoryPath
  /// The file through which a worker reports its present round to its supervisor.
  var progress: String?
  var isWorker: Bool { progress != nil || round != nil }

  init(_ arguments: [String]) throws {
    let names = Set(Fuzz.subjects.map { $0.name })
    var rest = arguments.dropFirst()
    func number<T: LosslessStringConvertible>(after option: String, _ rest: inout ArraySlice<String>) throws -> T {
      guard let text = rest.popFirst(), let value = T(text) else { throw Finding("\(option) takes a number") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--rounds": rounds = try number(after: argument, &rest)
      case "--minutes": minutes = try number(after: argument, &rest)
      case "--seed": seed = try number(after: argument, &rest)
      case "--round": round = try number(after: argument, &rest)
      case "--repository": repository = rest.popFirst() ?? repository
      case "--progress": progress = rest.popFirst()
      case _ where names.contains(argument): subjects.insert(argument)
      default:
        throw Finding(
          "unknown argument \"\(argument)\"; the subjects are \(names.sorted().joined(separator: ", "))")
      }
    }
    if minutes != nil, !arguments.contains("--seed") { seed = .random(in: 1...1_000_000) }
  }
}
