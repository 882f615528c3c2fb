import Foundation

/// A formatter of measurements in the user's units and language: "3.107 mi" for five kilometers in the United
/// States.
///
/// ```swift
/// let formatter = MeasurementFormatter()
/// formatter.unitOptions = .naturalScale
/// label.text = formatter.string(from: Measurement(value: 2000, unit: UnitLength.meters))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/measurementformatter>
open class MeasurementFormatter: Formatter {
  /// Options for the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Uses the measurement's own unit instead of the locale's preferred one.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Uses the unit that suits the magnitude: kilometers for 2000 meters.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Omits the unit of temperatures: "90°" instead of "90°F".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options for the unit; by default the locale's preferred unit is used.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name; `.medium`, "km", by default.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, which determines the language and the preferred units; by default the user's. It also applies to
  /// numbers, unless the app has set a number formatter.
  open var locale: Locale! = Locale.current {
    didSet { if !hasOwnNumbers { numbers.locale = locale ?? .current } }
  }
  /// The formatter of numbers; by default decimal, with up to three fraction digits.
  open var numberFormatter: NumberFormatter! {
    get { numbers }
    set {
      hasOwnNumbers = newValue != nil
      numbers = newValue ?? Self.numbers(locale)
    }
  }
  private lazy var numbers: NumberFormatter = Self.numbers(locale)
  private var hasOwnNumbers = false
  private var ownNumber: ((Double) -> String)?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static func numbers(_ locale: Locale?) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale ?? .current
    formatter.numberStyle = .decimal
    return formatter
  }

  /// Returns the measurement's number and unit as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the measurement as text, with a custom format of the number.
  func text<UnitType: Unit>(_ measurement: Measurement<UnitType>, _ number: @escaping (Double) -> String) -> String
  {
    ownNumber = number
    defer { ownNumber = nil }
    return text(measurement.value, measurement.unit)
  }

  /// Returns the unit without a number: "mi", "miles".
  open func string(from unit: Unit) -> String {
    guard let name = MeasurementUnits.name(of: unit),
      let text = LocaleText.measure(2, name, width: width, formatted: "", locale: locale)
    else { return unit.symbol }
    return text.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\u{A0}\u{202F}")))
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let unit as Unit: string(from: unit)
    case let measurement as any AnyMeasurement: text(measurement.value, measurement.anyUnit)
    default: nil
    }
  }

  private var width: LocaleText.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .short
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    var (value, unit) = (value, unit)
    if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
      let preferred = MeasurementUnits.preferred(for: dimension, locale: locale ?? .current)
      if preferred != dimension { (value, unit) = (converted(value, dimension, preferred), preferred) }
      if unitOptions.contains(.naturalScale), let scaled = MeasurementUnits.natural(value, preferred) {
        (value, unit) = (converted(value, preferred, scaled), scaled)
      }
    }
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return formatted(value) + "°"
    }
    guard let name = MeasurementUnits.name(of: unit) else { return "\(formatted(value)) \(unit.symbol)" }
    return LocaleText.measure(
      value, name, width: width, fractions: numbers.maximumFractionDigits, formatted: formatted(value),
      locale: locale)
      ?? "\(formatted(value)) \(unit.symbol)"
  }

  private func converted(_ value: Double, _ from: Dimension, _ to: Dimension) -> Double {
    to.converter.value(fromBaseUnitValue: from.converter.baseUnitValue(fromValue: value))
  }

  private func formatted(_ value: Double) -> String {
    ownNumber?(value) ?? numbers.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}
