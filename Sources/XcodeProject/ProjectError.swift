/// A problem with a project's file, with its remedy.
public struct ProjectError: Error, CustomStringConvertible, Equatable {
  public var file: String
  public var problem: String
  public var remedy: String?

  public init(file: String, problem: String, remedy: String? = nil) {
    self.file = file
    self.problem = problem
    self.remedy = remedy
  }

  public var description: String { "\(file): \(problem)" + (remedy.map { "; \($0)" } ?? "") }
}
