/// The findings about one project.
struct ProjectReport: Codable {
  var path: String
  var target = ""
  /// The reason for which there is no build plan; nil if there is one.
  var planError: String?
  /// The items that the plan leaves out.
  var notes: [String] = []
  var missingPackages: [String] = []

  var sources = 0
  /// The author's own and the bridged files that do not parse.
  var brokenSources: [String] = []
  var brokenBridged: [String] = []
  /// Objective-C spellings that the bridge left: how often, by spelling.
  var leftSpellings: [String: Int] = [:]
  var leftPlaces: [String] = []

  var nibFiles = 0
  var scenes = 0
  var objects = 0
  var missingClasses: [String: Int] = [:]
  var notUnderstood: [String: Int] = [:]
  var nibProblems: [String] = []

  var catalogs = 0
  var assets = 0
  var assetProblems: [String] = []
  var stringFiles = 0
  var stringEntries = 0
  var stringProblems: [String] = []

  /// Missing API: how often, by kind and name.
  var missing: [String: Int] = [:]
  var missingMembers: [String: Int] = [:]
  var checkError: String?

  /// The result of running it; nil if it was not run.
  var run: RunResult?
}

struct RunResult: Codable {
  enum Stage: String, Codable { case runs, crashes, hangs, doesNotBuild, refused }
  var stage: Stage
  var seconds = 0.0
  /// The processor time in seconds from the app's start to its first settled frame; nil if there is none.
  var firstFrame: Double?
  /// The names that the compiler did not find, for a project that does not build.
  var missing: [String] = []
  /// The first lines, with the reason.
  var lines: [String] = []
}
