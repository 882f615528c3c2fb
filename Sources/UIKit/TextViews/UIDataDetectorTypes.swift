/// The kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  public static let money = UIDataDetectorTypes(rawValue: 128)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
