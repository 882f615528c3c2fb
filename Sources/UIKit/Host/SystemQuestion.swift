import Foundation
import Synchronization

/// A request to the user for a permission of the app, such as for notifications or the camera.
///
/// The user of a window or a script responds to the system's alert (`SystemAlerts`), and a UI test to the alert of
/// `com.apple.springboard`. The response is stored with the app's data. In unit tests there is no user, and the
/// permission is denied.
@preconcurrency @MainActor package final class SystemQuestion {
  package enum Permission: String, Hashable, Sendable {
    case notifications, location, camera, microphone, photos, photosAdding, calendars, reminders
  }

  package let title: String
  package let message: String
  /// The titles of the buttons from top to bottom.
  package let buttons: [String]
  private let permission: Permission
  private let answered: (Bool) -> Void

  /// Whether there is a user who can respond; set before the app begins.
  package nonisolated static var isAnswered: Bool {
    get { answerer.load(ordering: .relaxed) }
    set { answerer.store(newValue, ordering: .relaxed) }
  }
  private nonisolated static let answerer = Atomic(false)
  /// The pending requests, the first one first.
  package private(set) static var waiting: [SystemQuestion] = []
  private nonisolated static let answers = Answers()

  private final class Answers: @unchecked Sendable {
    private let values = Locked<[Permission: Bool]>([:])

    func removeAll() { values.withLock { $0 = [:] } }

    /// The file in which responses are stored between launches; nil if they are not stored.
    var file: String? {
      didSet {
        guard let file else { return }
        let kept = Self.kept(in: file)
        values.withLock { values in
          for (name, value) in kept { if let known = Permission(rawValue: name) { values[known] = value } }
        }
      }
    }

    subscript(permission: Permission) -> Bool? { values.withLock { $0[permission] } }

    /// Changes responses.
    /// - Parameter isKept: whether the change is stored for later launches.
    func set(_ value: Bool?, for permissions: [Permission], isKept: Bool) {
      values.withLock { values in
        for permission in permissions { values[permission] = value }
      }
      guard isKept, !permissions.isEmpty, let file else { return }
      // Responses that are not kept are absent from the file, so it is not written from the current values.
      var kept = Self.kept(in: file)
      for permission in permissions { kept[permission.rawValue] = value }
      guard let data = try? JSONSerialization.data(withJSONObject: kept, options: [.sortedKeys]) else { return }
      try? data.write(to: URL(fileURLWithPath: file))
    }

    private static func kept(in file: String) -> [String: Bool] {
      FileManager.default.contents(atPath: file)
        .flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Bool] } ?? [:]
    }
  }

  /// The file in which responses are stored between launches, as iOS stores them until an app is removed; nil for
  /// none.
  package static var file: String? {
    get { answers.file }
    set { answers.file = newValue }
  }
  /// The file among the app's data in which the tool's runs store responses; nil outside of such a run.
  package static var fileOfApp: String? {
    ProcessInfo.processInfo.environment["FLIPSIDE_DATA"].map { $0 + "/Library/Permissions.json" }
  }
  /// Called when there is a new request.
  package static var observer: (() -> Void)?

  /// Returns whether the permission is granted: nil while the user has not been asked. False if there is no user.
  package nonisolated static func isAllowed(_ permission: Permission) -> Bool? {
    isAnswered ? answers[permission] : false
  }

  /// Requests the permission unless it is decided, and calls the handler on the main thread with whether it is
  /// granted. Returns false, and does not call the handler, if there is no user.
  package nonisolated static func ask(
    _ permission: Permission, then handler: @escaping @Sendable (Bool) -> Void
  ) -> Bool {
    guard isAnswered else { return false }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if let answer = answers[permission] { return handler(answer) }
        waiting.append(SystemQuestion(permission, handler))
        observer?()
      }
    }
    return true
  }

  /// Removes all responses and requests, as in an app that was just installed.
  package static func forget() {
    answers.removeAll()
    waiting = []
  }

  /// Removes the responses for permissions, which are requested again.
  /// - Parameter names: the raw values of permissions.
  package static func forget(_ names: [String]) {
    answers.set(nil, for: names.compactMap(Permission.init), isKept: true)
  }

  private init(_ permission: Permission, _ answered: @escaping (Bool) -> Void) {
    self.permission = permission
    self.answered = answered
    let values = Bundle.main.infoDictionary ?? [:]
    let name = values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String ?? "App"
    func reason(_ key: String) -> String {
      if let text = values[key] as? String { return text }
      Console.writeOnce(
        "This app has crashed because it attempted to access privacy-sensitive data without a usage description. The "
          + "app's Info.plist must contain an \(key) key with a string value explaining to the user how the app uses this "
          + "data. (It goes on here.)")
      return ""
    }
    switch permission {
    case .notifications:
      title = "“\(name)” Would Like to Send You Notifications"
      message = "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
      buttons = ["Don’t Allow", "Allow"]
    case .location:
      title = "Allow “\(name)” to use your location?"
      message = reason("NSLocationWhenInUseUsageDescription")
      buttons = ["Allow Once", "Allow While Using App", "Don’t Allow"]
    case .camera:
      title = "“\(name)” Would Like to Access the Camera"
      message = reason("NSCameraUsageDescription")
      buttons = ["Don’t Allow", "Allow"]
    case .microphone:
      title = "“\(name)” Would Like to Access the Microphone"
      message = reason("NSMicrophoneUsageDescription")
      buttons = ["Don’t Allow", "Allow"]
    case .photos:
      title = "“\(name)” Would Like to Access Your Photo Library"
      message = reason("NSPhotoLibraryUsageDescription")
      buttons = ["Limit Access…", "Allow Full Access", "Don’t Allow"]
    case .photosAdding:
      title = "“\(name)” Would Like to Add to your Photos"
      message = reason("NSPhotoLibraryAddUsageDescription")
      buttons = ["Don’t Allow", "Allow"]
    case .calendars:
      title = "“\(name)” Would Like Full Access to Your Calendar"
      message = reason("NSCalendarsFullAccessUsageDescription")
      buttons = ["Don’t Allow", "Allow Full Access"]
    case .reminders:
      title = "“\(name)” Would Like Full Access to Your Reminders"
      message = reason("NSRemindersFullAccessUsageDescription")
      buttons = ["Don’t Allow", "Allow Full Access"]
    }
  }

  /// Handles the user's touch of a button.
  package func choose(_ index: Int) {
    guard buttons.indices.contains(index), Self.waiting.contains(where: { $0 === self }) else { return }
    let isAllowed = buttons[index] != "Don’t Allow"
    // A permission for once ends with the app.
    Self.answers.set(isAllowed, for: [permission], isKept: buttons[index] != "Allow Once")
    // Other pending requests for the same permission are decided, too.
    let done = Self.waiting.filter { $0.permission == permission }
    Self.waiting.removeAll { $0.permission == permission }
    for question in done { question.answered(isAllowed) }
  }
}
