/// The source of a headless run's commands: a script, or a UI test in another process.
@MainActor protocol CommandSource: AnyObject {
  /// If the next command only waits, takes it and returns its seconds.
  func takeWait() throws -> Double?
  /// Performs the next command; false when there are no more.
  func performNext() throws -> Bool
}

extension ScriptRunner: CommandSource {}
