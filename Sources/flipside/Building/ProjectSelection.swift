/// Which of a project's apps to build, and how: the options `--target`, `--scheme` and `--configuration`.
struct ProjectSelection {
  var target: String?
  var scheme: String?
  var configuration: String?

  static let options = ["target", "scheme", "configuration"]

  init(_ arguments: Arguments) throws {
    target = arguments.value("target")
    scheme = arguments.value("scheme")
    configuration = arguments.value("configuration")
    if target != nil, scheme != nil {
      throw Failure("--target and --scheme both choose what to build; give one of them", code: 2)
    }
  }

  init() {}

  var isEmpty: Bool { target == nil && scheme == nil && configuration == nil }
}

/// The arguments and environment that a scheme passes to the app that it starts.
struct LaunchSettings {
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var locale: String?
}
