import Foundation

/// Names the system's sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// A notification of before iOS 10; new code uses UserNotifications.
///
/// ```swift
/// let notification = UILocalNotification()
/// notification.fireDate = Date(timeIntervalSinceNow: 60)
/// notification.alertBody = "Tea is ready"
/// UIApplication.shared.scheduleLocalNotification(notification)
/// ```
/// If the app is active, its delegate gets the notification without a banner, as on iOS.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uilocalnotification>
@preconcurrency @MainActor
open class UILocalNotification: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// The date at which the notification is due.
  open var fireDate: Date?
  /// The time zone that the date follows when the device changes its own; nil for an instant. The device never
  /// does.
  open var timeZone: TimeZone?
  /// The interval, `.minute` or a longer unit, after which it is repeated. Empty, the default, for never.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar of the interval; the user's by default.
  open var repeatCalendar: Calendar?
  /// Whether the region triggers it once. Default true; regions need CoreLocation, and trigger no notification.
  open var regionTriggersOnce = true
  /// The text. Without one no banner is shown.
  open var alertBody: String?
  /// Whether the alert has an action. True by default.
  open var hasAction = true
  /// The title of the action of alerts, which banners have not.
  open var alertAction: String?
  /// The launch image. It has no effect, because notifications do not launch apps in Flipside.
  open var alertLaunchImage: String?
  /// The title.
  open var alertTitle: String?
  /// The sound.
  open var soundName: String?
  /// The number on the app's icon; 0 leaves it unchanged.
  open var applicationIconBadgeNumber = 0
  /// The app's own values.
  open var userInfo: [AnyHashable: Any]?
  /// The category, by which the banner gets its actions.
  open var category: String?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    fireDate = coder.decodeObject(forKey: "fireDate") as? Date
    timeZone = coder.decodeObject(forKey: "timeZone") as? TimeZone
    repeatInterval = NSCalendar.Unit(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "repeatInterval")))
    regionTriggersOnce = coder.decodeBool(forKey: "regionTriggersOnce")
    alertBody = coder.decodeObject(forKey: "alertBody") as? String
    hasAction = coder.decodeBool(forKey: "hasAction")
    alertAction = coder.decodeObject(forKey: "alertAction") as? String
    alertLaunchImage = coder.decodeObject(forKey: "alertLaunchImage") as? String
    alertTitle = coder.decodeObject(forKey: "alertTitle") as? String
    soundName = coder.decodeObject(forKey: "soundName") as? String
    applicationIconBadgeNumber = coder.decodeInteger(forKey: "applicationIconBadgeNumber")
    userInfo = coder.decodeObject(forKey: "userInfo") as? [AnyHashable: Any]
    category = coder.decodeObject(forKey: "category") as? String
  }

  /// Writes all properties into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(fireDate.map { $0 as NSDate }, forKey: "fireDate")
    coder.encode(timeZone.map { $0 as NSTimeZone }, forKey: "timeZone")
    coder.encode(Int(bitPattern: repeatInterval.rawValue), forKey: "repeatInterval")
    coder.encode(regionTriggersOnce, forKey: "regionTriggersOnce")
    coder.encode(hasAction, forKey: "hasAction")
    coder.encode(applicationIconBadgeNumber, forKey: "applicationIconBadgeNumber")
    let texts = [
      "alertBody": alertBody, "alertAction": alertAction, "alertLaunchImage": alertLaunchImage,
      "alertTitle": alertTitle, "soundName": soundName, "category": category,
    ]
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      coder.encode(text.map { NSString(string: $0) }, forKey: key)
    }
    coder.encode(userInfo.map { $0 as NSDictionary }, forKey: "userInfo")
  }

  /// Returns a copy of it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    copy.fireDate = fireDate
    copy.timeZone = timeZone
    copy.repeatInterval = repeatInterval
    copy.repeatCalendar = repeatCalendar
    copy.regionTriggersOnce = regionTriggersOnce
    copy.alertBody = alertBody
    copy.hasAction = hasAction
    copy.alertAction = alertAction
    copy.alertLaunchImage = alertLaunchImage
    copy.alertTitle = alertTitle
    copy.soundName = soundName
    copy.applicationIconBadgeNumber = applicationIconBadgeNumber
    copy.userInfo = userInfo
    copy.category = category
    return copy
  }

  // MARK: On the device

  /// The units of an interval, the finest first; weekdays repeat by weeks.
  private static let units: [(NSCalendar.Unit, Calendar.Component, Int)] = [
    (.second, .second, 1), (.minute, .minute, 1), (.hour, .hour, 1), (.day, .day, 1), (.weekday, .day, 1),
    (.weekOfYear, .day, 7), (.month, .month, 1), (.quarter, .month, 3), (.year, .year, 1),
  ]

  /// Returns the device's representation of a copy.
  func deviceNotification() -> DeviceNotification {
    let (first, calendar) = (fireDate ?? Date(), repeatCalendar ?? .current)
    let step = Self.units.first { repeatInterval.contains($0.0) }
    let notification = DeviceNotification(identifier: UUID().uuidString, source: self) { now in
      guard let (_, component, count) = step else { return first }
      guard first <= now else { return first }
      // Steps are counted from the first date, so that the 31st stays the 31st.
      var number = max(
        1, (calendar.dateComponents([component], from: first, to: now).value(for: component) ?? 0) / count)
      while let date = calendar.date(byAdding: component, value: number * count, to: first) {
        if date > now { return date }
        number += 1
      }
      return nil
    }
    notification.repeats = step != nil
    notification.title = alertTitle ?? ""
    notification.body = alertBody ?? ""
    notification.badge = applicationIconBadgeNumber == 0 ? nil : applicationIconBadgeNumber
    notification.sound = soundName
    let (hasText, category) = (alertBody != nil, category)
    notification.actions = {
      guard hasText, let category else { return [] }
      return UIApplication.shared.registeredSettings?.actions(ofCategory: category) ?? []
    }
    notification.willPresent = { [self] _, present in
      UIApplication.shared.delegate?.application(.shared, didReceive: self)
      present(self.applicationIconBadgeNumber == 0 ? [] : .badge)
    }
    notification.didReceive = { [self] _, answer in
      guard let delegate = UIApplication.shared.delegate else { return }
      switch answer {
      case .open: delegate.application(.shared, didReceive: self)
      case .action(let action, nil):
        delegate.application(.shared, handleActionWithIdentifier: action.identifier, for: self) {}
      case .action(let action, let text?):
        delegate.application(
          .shared, handleActionWithIdentifier: action.identifier, for: self,
          withResponseInfo: [UIUserNotificationActionResponseTypedTextKey: text]
        ) {}
      }
    }
    return notification
  }
}
