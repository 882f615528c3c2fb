import Foundation

/// Data that a detector has found in a text. On iOS these classes are the framework DataDetection's, which UIKit
/// shows too.
///
/// Apple's documentation: <https://developer.apple.com/documentation/datadetection/ddmatch>
open class DDMatch: NSObject {
  /// The matched part of the text.
  public let matchedString: String

  init(_ text: String) {
    matchedString = text
    super.init()
  }
}

/// The address of a page.
public final class DDMatchLink: DDMatch {
  /// The address, with a scheme.
  public let url: URL

  init(_ text: String, _ url: URL) {
    self.url = url
    super.init(text)
  }
}

/// A phone number.
public final class DDMatchPhoneNumber: DDMatch {
  /// The number as written in the text.
  public let phoneNumber: String
  /// The label of the number in the text, such as "mobile". Always nil.
  public var label: String? { nil }

  init(_ text: String, _ number: String) {
    phoneNumber = number
    super.init(text)
  }
}

/// A mail address.
public final class DDMatchEmailAddress: DDMatch {
  /// The address.
  public let emailAddress: String
  /// The label of the address in the text, such as "work". Always nil.
  public var label: String? { nil }

  init(_ text: String, _ address: String) {
    emailAddress = address
    super.init(text)
  }
}

/// A postal address; components that are not in the text are nil.
public final class DDMatchPostalAddress: DDMatch {
  /// The street with the number of the house.
  public internal(set) var street: String?
  /// The city.
  public internal(set) var city: String?
  /// The state or province.
  public internal(set) var state: String?
  /// The postal code.
  public internal(set) var postalCode: String?
  /// The country.
  public internal(set) var country: String?
}

/// A date.
public final class DDMatchCalendarEvent: DDMatch {
  /// Whether the text has a day but no time. Always false: days begin at noon.
  public var isAllDay: Bool { false }
  /// The beginning.
  public let startDate: Date?
  /// The end, if the text has one.
  public let endDate: Date?

  init(_ text: String, _ date: Date, _ duration: TimeInterval) {
    startDate = date
    endDate = duration > 0 ? date.addingTimeInterval(duration) : nil
    super.init(text)
  }
}

/// The number of a parcel. None is ever found.
public final class DDMatchShipmentTrackingNumber: DDMatch {}
/// The number of a flight. None is ever found.
public final class DDMatchFlightNumber: DDMatch {}
/// An amount of money. None is ever found.
public final class DDMatchMoneyAmount: DDMatch {}
