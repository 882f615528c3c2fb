/// The source of commands for a headless run: a script, or a UI test in another process.
@MainActor protocol CommandSource: AnyObject {
  /// Removes the next command if it is a wait, and returns its seconds; nil for other commands.
  func takeWait() throws -> Double?
  /// Performs the next command; returns false if there is none.
  func performNext() throws -> Bool
}

extension ScriptRunner: CommandSource {}
