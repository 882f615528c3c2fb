import FlipsideTesting
@_spi(Testing) import ObjectiveC
import XCTest

private final class Kennel: NSObject {}

/// Exceptions of Apple's frameworks are passed to the handler during tests, and are logged otherwise.
final class ExceptionReportTests: XCTestCase {
  private var console: ConsoleRecorder!

  override func setUp() { console = ConsoleRecorder() }

  override func tearDown() {
    ExceptionCatcher.current = nil
    console = nil
  }

  func testTheConsoleGetsWhatNobodyCatches() {
    ExceptionReport.raise(.rangeException, "no row 7")
    ExceptionReport.raise(.rangeException, "no row 8", logged: "row 8 is not there")
    XCTAssertEqual(console.lines, ["NSRangeException: no row 7", "row 8 is not there"])
  }

  func testARepeatedReportIsWrittenOnce() {
    for _ in 0..<2 { ExceptionReport.raise(.rangeException, "\(Self.self) once", once: true) }
    XCTAssertEqual(console.lines, ["NSRangeException: ExceptionReportTests once"])
  }

  func testACaughtExceptionIsNotWritten() {
    var caught: [String] = []
    ExceptionCatcher.current = { exception, comesBack in
      caught.append("\(exception.name.rawValue) \(exception.reason ?? "") \(comesBack)")
      return exception.name != .genericException
    }
    ExceptionReport.raise(.rangeException, "no row 7")
    ExceptionReport.raise(.genericException, "left to others")
    NSException(name: .internalInconsistencyException, reason: "of the app").raise()
    XCTAssertEqual(
      caught,
      [
        "NSRangeException no row 7 true", "NSGenericException left to others true",
        "NSInternalInconsistencyException of the app false",
      ])
    XCTAssertEqual(console.lines, ["NSGenericException: left to others"])
  }

  /// The messages are Foundation's, in which class names include their modules.
  func testMessagesAndKeysThatAnObjectDoesNotHave() {
    var reasons: [String] = []
    ExceptionCatcher.current = { exception, _ in
      reasons.append("\(exception.name.rawValue): \(exception.reason ?? "")")
      return true
    }
    let kennel = Kennel()
    let place = address(of: kennel)
    MessageDispatch.send("bark:", to: kennel, [nil])
    kennel.setValue(1, forKey: "dog")
    XCTAssertNil(kennel.value(forKey: "cat"))
    kennel.removeObserver(kennel, forKeyPath: "dog")
    XCTAssertEqual(
      reasons,
      [
        "NSInvalidArgumentException: -[ObjectiveCTests.Kennel bark:]: unrecognized selector sent to instance \(place)",
        "NSUnknownKeyException: [<ObjectiveCTests.Kennel \(place)> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key dog.",
        "NSUnknownKeyException: [<ObjectiveCTests.Kennel \(place)> valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key cat.",
        "NSRangeException: Cannot remove an observer <ObjectiveCTests.Kennel \(place)> for the key path \"dog\" from "
          + "<ObjectiveCTests.Kennel \(place)> because it is not registered as an observer.",
      ])
    XCTAssertEqual(console.lines, [])
  }
}
