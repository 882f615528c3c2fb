import Foundation
import HostModel
import UIKit

/// Audits an app for `flipside audit`: its first screen, and the screens after each command of a script.
///
/// Each finding is written immediately as a line of JSON, so that it is not lost if the app ends during the script
/// or the script relaunches it.
@MainActor final class AuditCommands: CommandSource {
  private let application: UIApplication
  private let time: VirtualTime
  private let script: ScriptRunner?
  private let file: String
  private var isFirst = true
  /// The screen's change count at the last audit.
  private var changes = -1
  private var known: Set<AuditFinding> = []

  /// The time in seconds after which a screen is audited even if animations are still running.
  private static let animationLimit = 2.0

  /// Creates an auditor.
  /// - Parameters:
  ///   - application: the app.
  ///   - time: the virtual time.
  ///   - script: the script; nil to audit the first screen only.
  ///   - file: the path of the file for the findings.
  init(_ application: UIApplication, time: VirtualTime, script: ScriptRunner?, file: String) {
    self.application = application
    self.time = time
    self.script = script
    self.file = file
  }

  func takeWait() throws -> Double? { isFirst ? nil : script?.takeWait() }

  func performNext() throws -> Bool {
    if isFirst {
      isFirst = false
      try look()
      return script != nil
    }
    guard try script?.performNext() == true else { return false }
    try look()
    return true
  }

  private func look() throws {
    time.runAnimations(within: Self.animationLimit)
    guard application.screenChangeCount != changes else { return }
    changes = application.screenChangeCount
    let findings = AccessibilityAudit(application).issues().map { AuditSubject($0.element).finding($0) }
    let new = findings.filter { known.insert($0).inserted }
    guard !new.isEmpty else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try new.map { try encoder.encode($0) + Data("\n".utf8) }.reduce(Data(), +)
    guard let handle = FileHandle(forWritingAtPath: file) else {
      throw AuditFailure(description: "cannot write the findings of the audit to \(file)")
    }
    defer { try? handle.close() }
    _ = try handle.seekToEnd()
    try handle.write(contentsOf: lines)
  }
}

struct AuditFailure: Error, CustomStringConvertible {
  let description: String
}
