import FlipsideTesting
import UIKit
import UserNotifications
import XCTest

/// Apple's pages of UserNotifications, and of `UILocalNotification` from before iOS 10.
final class NotificationsTests: XCTestCase {
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = [.banner, .list, .badge, .sound]
    var presented: [String] = []
    var responses: [UNNotificationResponse] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      presented.append(notification.request.identifier)
      completionHandler(options)
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      responses.append(response)
      completionHandler()
    }
  }

  /// A delegate with the asynchronous forms of the methods.
  private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
    nonisolated(unsafe) var responses: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner] }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async { responses.append(response.actionIdentifier) }
  }

  private let center = UNUserNotificationCenter.current()

  override func tearDown() {
    MainActor.assumeIsolated {
      NotificationScheduler.shared.forget()
      SystemAlerts.end()
      UIApplication.shared.applicationIconBadgeNumber = 0
    }
    center.delegate = nil
    center.setNotificationCategories([])
    super.tearDown()
  }

  /// Calls the body on a stage whose user has allowed notifications in the alert.
  @MainActor private func onAllowingStage(_ body: (Stage) -> Void) {
    onStage { stage in
      SystemAlerts.begin()
      center.requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }
      stage.clock.advance(by: 1)
      stage.tap("Allow")
      stage.clock.advance(by: 1)
      body(stage)
    }
  }

  private func add(_ title: String, after seconds: Double?, repeats: Bool = false, category: String = "") {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = "Text of \(title)"
    content.badge = 3
    content.categoryIdentifier = category
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
    center.add(UNNotificationRequest(identifier: title, content: content, trigger: trigger))
  }

  func testTheUserIsAskedOnce() {
    MainActor.assumeIsolated {
      onStage { stage in
        SystemAlerts.begin()
        var answers: [Bool] = []
        var statuses: [UNAuthorizationStatus] = []
        center.getNotificationSettings { statuses.append($0.authorizationStatus) }
        center.requestAuthorization(options: .alert) { allowed, _ in answers.append(allowed) }
        stage.clock.advance(by: 1)
        XCTAssertTrue(stage.shows("Would Like to Send You Notifications"))
        XCTAssertTrue(answers.isEmpty)
        stage.tap("Don’t Allow")
        stage.clock.advance(by: 1)
        center.requestAuthorization(options: .alert) { allowed, _ in answers.append(allowed) }
        center.getNotificationSettings { statuses.append($0.authorizationStatus) }
        stage.clock.advance(by: 1)
        XCTAssertFalse(stage.shows("Would Like to Send You Notifications"))
        XCTAssertEqual(answers, [false, false])
        XCTAssertEqual(statuses, [.notDetermined, .denied])
      }
    }
  }

  func testInFrontTheDelegateDecidesWhatIsShown() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        let delegate = Delegate()
        center.delegate = delegate
        add("Tea", after: 60)
        stage.clock.advance(by: 59)
        XCTAssertEqual(delegate.presented, [])
        stage.clock.advance(by: 2)
        XCTAssertEqual(delegate.presented, ["Tea"])
        XCTAssertTrue(stage.shows("Text of Tea"))
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 3)
        stage.clock.advance(by: 6)
        XCTAssertFalse(stage.shows("Text of Tea"))
        delegate.options = []
        add("Coffee", after: 1)
        stage.clock.advance(by: 2)
        XCTAssertEqual(delegate.presented, ["Tea", "Coffee"])
        XCTAssertFalse(stage.shows("Text of Coffee"))
        var delivered: [String] = []
        center.getDeliveredNotifications { delivered = $0.map(\.request.identifier) }
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(delivered, ["Tea"])
        XCTAssertTrue(delegate.responses.isEmpty)
      }
    }
  }

  func testWithoutADelegateNothingIsShownInFront() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        add("Tea", after: nil)
        stage.clock.advance(by: 1)
        XCTAssertFalse(stage.shows("Text of Tea"))
      }
    }
  }

  func testATapOpensTheNotification() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        let delegate = Delegate()
        center.delegate = delegate
        add("Tea", after: nil)
        stage.clock.advance(by: 1)
        stage.tap("NotificationShortLookView")
        stage.clock.advance(by: 1)
        XCTAssertEqual(delegate.responses.map(\.actionIdentifier), [UNNotificationDefaultActionIdentifier])
        XCTAssertEqual(delegate.responses.first?.notification.request.content.title, "Tea")
        XCTAssertFalse(stage.shows("Text of Tea"))
      }
    }
  }

  func testASwipeTakesTheBannerAway() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        let delegate = Delegate()
        center.delegate = delegate
        add("Tea", after: nil)
        stage.clock.advance(by: 1)
        stage.drag(from: CGPoint(x: 196, y: 110), to: CGPoint(x: 196, y: 10), duration: 0.15, holds: false)
        stage.clock.advance(by: 1)
        XCTAssertFalse(stage.shows("Text of Tea"))
        XCTAssertTrue(delegate.responses.isEmpty)
      }
    }
  }

  func testALongPressShowsTheActions() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        let delegate = Delegate()
        center.delegate = delegate
        let later = UNNotificationAction(identifier: "later", title: "Remind Me Later")
        let reply = UNTextInputNotificationAction(
          identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Message")
        center.setNotificationCategories([
          UNNotificationCategory(identifier: "tea", actions: [later, reply], intentIdentifiers: [])
        ])
        add("Tea", after: nil, category: "tea")
        stage.clock.advance(by: 1)
        XCTAssertFalse(stage.shows("Remind Me Later"))
        stage.longPress("NotificationShortLookView")
        stage.clock.advance(by: 6)
        stage.tap("Remind Me Later")
        stage.clock.advance(by: 1)
        XCTAssertEqual(delegate.responses.map(\.actionIdentifier), ["later"])
        add("Cake", after: nil, category: "tea")
        stage.clock.advance(by: 1)
        stage.longPress("NotificationShortLookView")
        stage.clock.advance(by: 1)
        stage.tap("Reply")
        stage.clock.advance(by: 1)
        stage.tap("Message")
        stage.type("Yes")
        stage.tap("Send")
        stage.clock.advance(by: 1)
        XCTAssertEqual((delegate.responses.last as? UNTextInputNotificationResponse)?.userText, "Yes")
      }
    }
  }

  func testInTheBackgroundABannerComesAndBringsTheAppBack() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        let delegate = Delegate()
        center.delegate = delegate
        add("Tea", after: 10)
        stage.enterBackground()
        stage.clock.advance(by: 11)
        XCTAssertEqual(delegate.presented, [])
        XCTAssertTrue(stage.shows("Text of Tea"))
        stage.tap("NotificationShortLookView")
        stage.clock.advance(by: 1)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertEqual(delegate.responses.count, 1)
      }
    }
  }

  func testRepeatingTriggersAndRemovedRequests() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        let delegate = Delegate()
        center.delegate = delegate
        add("Hourly", after: 3600, repeats: true)
        add("Never", after: 30)
        center.removePendingNotificationRequests(withIdentifiers: ["Never"])
        stage.clock.advance(by: 3 * 3600 + 10)
        XCTAssertEqual(delegate.presented, ["Hourly", "Hourly", "Hourly"])
        var pending: [String] = []
        center.getPendingNotificationRequests { pending = $0.map(\.identifier) }
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(pending, ["Hourly"])
      }
    }
  }

  func testCalendarTriggersFindTheNextDate() {
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7, minute: 30), repeats: true)
    let next = trigger.nextTriggerDate()
    let components = next.map { Calendar.current.dateComponents([.hour, .minute, .second], from: $0) }
    XCTAssertEqual(components?.hour, 7)
    XCTAssertEqual(components?.minute, 30)
    XCTAssertEqual(components?.second, 0)
    XCTAssertEqual(next.map { $0 > Date() && $0 < Date(timeIntervalSinceNow: 90_000) }, true)
    let past = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false)
    XCTAssertNil(past.nextTriggerDate())
  }

  func testTriggersThatIOSRefuses() {
    let lines = consoleLines {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: true)
    }
    XCTAssertTrue(lines.contains { $0.contains("time interval must be greater than 0") })
    XCTAssertTrue(lines.contains { $0.contains("time interval must be at least 60 if repeating") })
  }

  func testTheAsyncFormsOfTheDelegate() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        let delegate = AsyncDelegate()
        center.delegate = delegate
        add("Tea", after: nil)
        stage.clock.advance(by: 1)
        XCTAssertTrue(stage.shows("Text of Tea"))
        stage.tap("NotificationShortLookView")
        stage.clock.advance(by: 1)
        XCTAssertEqual(delegate.responses, [UNNotificationDefaultActionIdentifier])
      }
    }
  }

  func testBadgesAndContents() {
    MainActor.assumeIsolated {
      onStage { stage in
        var completions = 0
        center.setBadgeCount(7) { _ in completions += 1 }
        stage.clock.advance(by: 0.1)
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 7)
        XCTAssertEqual(completions, 1)
        let content = UNMutableNotificationContent()
        content.title = "a"
        content.userInfo = ["key": 1]
        let copy = content.copy() as? UNNotificationContent
        content.title = "b"
        XCTAssertEqual(copy?.title, "a")
        XCTAssertEqual((copy?.mutableCopy() as? UNMutableNotificationContent)?.userInfo["key"] as? Int, 1)
      }
    }
  }

  func testAnAttachmentNeedsItsFile() {
    XCTAssertThrowsError(
      try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nowhere.png"))
    ) { XCTAssertEqual(($0 as? UNError)?.code, .attachmentInvalidURL) }
  }

  // MARK: Before iOS 10

  func testLocalNotificationsRepeatAndAreCancelled() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        let notification = UILocalNotification()
        notification.alertBody = "Old"
        notification.fireDate = Date(timeIntervalSinceNow: 10)
        notification.repeatInterval = .hour
        UIApplication.shared.scheduleLocalNotification(notification)
        XCTAssertEqual(UIApplication.shared.scheduledLocalNotifications?.map(\.alertBody), ["Old"])
        stage.enterBackground()
        stage.clock.advance(by: 11)
        XCTAssertTrue(stage.shows("Old"))
        stage.clock.advance(by: 10)
        XCTAssertFalse(stage.shows("Old"))
        stage.clock.advance(by: 3590)
        XCTAssertTrue(stage.shows("Old"))
        stage.enterForeground()
        UIApplication.shared.cancelLocalNotification(notification)
        XCTAssertEqual(UIApplication.shared.scheduledLocalNotifications, [])
      }
    }
  }

  func testSettingsAreRegistered() {
    MainActor.assumeIsolated {
      onAllowingStage { stage in
        let action = UIMutableUserNotificationAction()
        action.identifier = "a"
        let category = UIMutableUserNotificationCategory()
        category.identifier = "c"
        category.setActions([action], for: .default)
        UIApplication.shared.registerUserNotificationSettings(
          UIUserNotificationSettings(types: [.alert, .badge], categories: [category]))
        stage.clock.advance(by: 0.1)
        let settings = UIApplication.shared.currentUserNotificationSettings
        XCTAssertEqual(settings?.types, [.alert, .badge])
        XCTAssertEqual(settings?.categories?.first?.actions(for: .minimal)?.first?.identifier, "a")
      }
    }
  }
}
