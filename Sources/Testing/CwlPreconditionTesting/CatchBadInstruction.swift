import ObjectiveC
@_spi(Libraries) import XCTest

/// The exception that represents a trap.
///
/// The original CwlPreconditionTesting is implemented with exceptions of the Mach kernel. Nimble's
/// `throwAssertion()` compiles against this replacement.
open class BadInstructionException: NSException {
  public convenience init() {
    self.init(
      name: NSExceptionName("com.cocoawithlove.BadInstruction"), reason: "the code stopped at a precondition",
      userInfo: nil)
  }
}

/// Runs the block until it returns or traps.
/// - Returns: nil if the block returned.
public func catchBadInstruction(in block: @escaping () -> Void) -> BadInstructionException? {
  CaughtTraps.trapped(in: block) ? BadInstructionException() : nil
}
