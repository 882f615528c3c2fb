/// The kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers, which open a `tel:` link.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times, for events in the calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Tracking numbers of parcels. Flipside does not detect them; setting the value logs that once.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights. Flipside does not detect them; setting the value logs that once.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Words that the system can look up. Flipside does not detect them; setting the value logs that once.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Amounts of money (iOS 16). Flipside does not detect them; setting the value logs that once.
  public static let money = UIDataDetectorTypes(rawValue: 128)
  /// Quantities with units, such as "3 km" (iOS 16). Flipside does not detect them; setting the value logs that
  /// once.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  /// Every kind, also those that come with later systems.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
