/// The meaning of a text input's content, for autofill.
///
/// ```swift
/// field.textContentType = .username
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uitextcontenttype>
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// The prefix of a person's name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A person's given (first) name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's names between the given and the family name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A person's family (last) name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The suffix of a person's name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// The name that friends use for a person.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A person's position in an organization. Its raw value is "organization-title".
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company, school or other organization.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// A location: an address, a coordinate or the name of a point of interest.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address with all of its lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address: street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address, such as floor or apartment.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address. Its raw value is "address-level2".
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province of an address. Its raw value is "address-level1".
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// City and state of an address in one field.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A district within a city. Its raw value is "address-level3".
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The name of a country, not its code.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code of an address, which may have letters in some countries.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number with its country and area codes.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The address of a web page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name by which the user signs in. Suggestions and corrections are off, and the keyboard has a key for saved
  /// passwords.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account that exists. The keyboard has a key for saved passwords.
  public static let password = UITextContentType(rawValue: "password")
  /// The password of a new account, or one that replaces an old one. iOS suggests a strong password; Flipside
  /// suggests none.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent to confirm a sign-in. iOS suggests the code of a recent message; Flipside has no
  /// suggestions.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number by which a parcel can be followed.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight, with the code of its airline.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
}
