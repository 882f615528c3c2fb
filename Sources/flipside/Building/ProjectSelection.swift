/// The app of a project to build and its configuration, as chosen by the options `--target`, `--scheme` and
/// `--configuration`.
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

/// The arguments, environment and locale that a scheme sets for the app.
struct LaunchSettings {
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var locale: String?
}
