import Foundation

/// A step of a test, to which attachments can be added.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctactivity>
public protocol XCTActivity: NSObjectProtocol {
  /// The name of the step in the results.
  var name: String { get }
  /// Adds an attachment to the step.
  func add(_ attachment: XCTAttachment)
}

/// The context that runs parts of a test as named steps, which the results list.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctcontext>
open class XCTContext: NSObject {
  /// Runs the block as a step of the test.
  @preconcurrency @MainActor open class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let activity = ActivityRecorder.beginActivity(name)
    defer { ActivityRecorder.endActivity(activity) }
    return try block(activity)
  }

  /// Runs an asynchronous activity.
  @preconcurrency @MainActor open class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    let activity = ActivityRecorder.beginActivity(name)
    defer { ActivityRecorder.endActivity(activity) }
    return try await block(activity)
  }
}

/// A step that is currently running.
final class RunningActivity: NSObject, XCTActivity {
  let number: Int
  let name: String
  /// Whether the test itself began the step, and not the library.
  let isUserCreated: Bool

  init(_ number: Int, _ name: String, isUserCreated: Bool) {
    self.number = number
    self.name = name
    self.isUserCreated = isUserCreated
  }

  func add(_ attachment: XCTAttachment) { ActivityRecorder.attach(attachment, to: number) }
}

/// Records the steps and attachments of the running test.
enum ActivityRecorder {
  // These variables are used only while the lock is held. The lock is recursive, because functions that hold it
  // call each other.
  nonisolated(unsafe) private static var last = 0
  nonisolated(unsafe) private static var open: [RunningActivity] = []
  nonisolated(unsafe) private static var start = 0.0
  nonisolated(unsafe) private static var files: [(path: String, lifetime: XCTAttachment.Lifetime)] = []
  private static let lock = NSRecursiveLock()

  /// The number of the innermost step; nil outside of all steps.
  static var current: Int? {
    lock.lock()
    defer { lock.unlock() }
    return open.last?.number
  }

  /// Whether a step that the library began is running.
  static var isWithinCall: Bool {
    lock.lock()
    defer { lock.unlock() }
    return open.contains { !$0.isUserCreated }
  }

  /// The number of nested steps that are running.
  static var depth: Int {
    lock.lock()
    defer { lock.unlock() }
    return open.count
  }

  /// Ends the steps of code that was stopped, down to a depth.
  static func leave(toDepth depth: Int) {
    lock.lock()
    defer { lock.unlock() }
    while open.count > depth {
      TestRun.current.events.write("activityFinished", ["activity": open.removeLast().number])
    }
  }

  static func begin(_ testCase: XCTestCase) {
    lock.lock()
    defer { lock.unlock() }
    open = []
    files = []
    start = RealClock.appClock
    printLine("Start Test at \(TestOutput.date(RealClock.calendar))", depth: 0)
  }

  /// Ends the recording of a test. Attachments that are needed only for failures are deleted if the test passed.
  static func end(_ testCase: XCTestCase, failed: Bool) {
    lock.lock()
    defer { lock.unlock() }
    printLine("Tear Down", depth: 0)
    if !failed {
      for file in files where file.lifetime == .deleteOnSuccess { unlink(file.path) }
    }
    files = []
    open = []
  }

  static func beginActivity(_ name: String, isUserCreated: Bool = true) -> RunningActivity {
    lock.lock()
    defer { lock.unlock() }
    last += 1
    let activity = RunningActivity(last, name, isUserCreated: isUserCreated)
    printLine(name, depth: open.count)
    TestRun.current.events.write(
      "activityStarted",
      [
        "id": TestRun.current.runningCase.map { "\($0.identifier)" }, "activity": activity.number,
        "parent": open.last?.number, "title": name,
        "type": isUserCreated ? "userCreated" : "internal",
      ])
    open.append(activity)
    return activity
  }

  static func endActivity(_ activity: RunningActivity) {
    lock.lock()
    defer { lock.unlock() }
    if let index = open.lastIndex(where: { $0 === activity }) { open.removeSubrange(index...) }
    TestRun.current.events.write("activityFinished", ["activity": activity.number])
  }

  /// Prints a line such as `    t =     0.05s Tap "OK" Button` in UI tests.
  private static func printLine(_ text: String, depth: Int) {
    guard TestRun.current.printsActivities else { return }
    let time = TestOutput.fixed(RealClock.appClock - start, digits: 2)
    let padded = String(repeating: " ", count: max(0, 8 - time.count)) + time
    TestOutput.write("    t = \(padded)s \(String(repeating: "    ", count: depth))\(text)")
  }

  /// Writes the attachment to the results folder.
  static func attach(_ attachment: XCTAttachment, to activity: Int?, isOfFailure: Bool = false) {
    guard let data = attachment.contents() else { return }
    let identifier = TestRun.current.runningCase.map { "\($0.identifier)" }
    write(
      attachment, data, identifier: identifier, activity: activity ?? current, keeps: isOfFailure)
  }

  static func write(
    _ attachment: XCTAttachment, _ data: Data, identifier: String?, activity: Int? = nil, keeps: Bool = false
  ) {
    lock.lock()
    defer { lock.unlock() }
    guard let folder = TestRun.current.configuration.attachments else { return }
    last += 1
    let title = attachment.name ?? "Attachment"
    let name = "\(getpid())-\(last)-\(fileName(title, attachment.fileExtension))"
    let path = "\(folder)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      return TestOutput.write("flipside: cannot write the attachment \(path): \(error)")
    }
    let lifetime = keeps || TestRun.current.configuration.keepsAttachments ? .keepAlways : attachment.lifetime
    files.append((path, lifetime))
    TestRun.current.events.write(
      "attachment",
      [
        "id": identifier, "activity": activity, "name": title, "type": attachment.uniformTypeIdentifier,
        "file": name, "lifetime": lifetime == .keepAlways ? "keepAlways" : "deleteOnSuccess", "size": data.count,
      ])
  }

  /// Stores a picture of the screen after a step or after the last failure.
  static func film(_ jpeg: Data, after activity: Int?) {
    lock.lock()
    defer { lock.unlock() }
    let configuration = TestRun.current.configuration
    guard let folder = configuration.attachments, let lifetime = configuration.film else { return }
    last += 1
    let name = "\(getpid())-\(last)-film.jpg"
    let path = "\(folder)/\(name)"
    // A picture that can't be written does not fail the test.
    guard (try? jpeg.write(to: URL(fileURLWithPath: path))) != nil else { return }
    files.append((path, lifetime))
    TestRun.current.events.write(
      "frame",
      [
        "id": TestRun.current.runningCase.map { "\($0.identifier)" }, "activity": activity, "file": name,
        "lifetime": lifetime == .keepAlways ? "keepAlways" : "deleteOnSuccess",
      ])
  }

  private static func fileName(_ title: String, _ ending: String?) -> String {
    let suffix = ending.map { ".\($0)" } ?? ""
    let stem = title.hasSuffix(suffix) ? title.dropLast(suffix.count) : Substring(title)
    return String(stem.prefix(80).map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }) + suffix
  }
}
