import ObjectiveC
@_spi(Libraries) import XCTest

/// The exception that stands for code that trapped.
///
/// CwlPreconditionTesting's own is written for the exceptions of Mach's kernel. Nimble's `throwAssertion()`
/// compiles against this one.
open class BadInstructionException: NSException {
  public convenience init() {
    self.init(
      name: NSExceptionName("com.cocoawithlove.BadInstruction"), reason: "the code stopped at a precondition",
      userInfo: nil)
  }
}

/// Runs the block until it comes back or traps.
/// - Returns: nil if it came back.
public func catchBadInstruction(in block: @escaping () -> Void) -> BadInstructionException? {
  CaughtTraps.trapped(in: block) ? BadInstructionException() : nil
}
