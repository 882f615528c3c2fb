import Foundation

extension Measurement where UnitType: Dimension {
  /// The format of a measurement as text.
  ///
  /// ```swift
  /// let distance = Measurement(value: 5, unit: UnitLength.kilometers)
  /// let text = distance.formatted(.measurement(width: .wide))  // "3.1 miles" in the United States
  /// ```
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/measurement/formatstyle>
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A measurement in a unit of one dimension, such as length.
    public typealias FormatInput = Measurement<UnitType>
    /// A text with number and unit.
    public typealias FormatOutput = String

    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let name: String
      /// "kilometers"
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// "km"
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// The shortest name, without a space: "5km"
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The locale, which determines the language and the preferred units.
    public var locale: Locale
    /// The purpose of the measurement, which determines the unit; nil keeps the measurement's unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; nil selects one that suits the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style for a locale, by default the user's.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns a copy of the style with another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    /// Returns the text of a measurement, in the locale's preferred unit unless the usage is `.asProvided`.
    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitStyle = width == .wide ? .long : width == .narrow ? .short : .medium
      if usage == .asProvided { formatter.unitOptions = .providedUnit }
      if let numberFormatStyle {
        return formatter.text(value) { numberFormatStyle.locale(locale).format($0) }
      }
      // A converted value has at most one fraction digit.
      formatter.numberFormatter.maximumFractionDigits = usage == .asProvided ? 6 : 1
      return formatter.string(from: value)
    }
  }

  /// Returns the measurement in the locale's preferred unit, with an abbreviated name.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the measurement in a style such as `.measurement(width: .wide)`.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// The purpose of a measurement, which determines the unit that people use for it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/measurementformatunitusage>
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  fileprivate let name: String

  /// No particular purpose: the locale's preferred unit. Flipside formats all usages except `asProvided` in this
  /// way.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Dimensions of people.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  /// The height of a person: feet and inches, or centimeters.
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personHeight") }
  /// Distances on roads: miles or kilometers.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
  /// The focal length of a lens, in millimeters in every locale.
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "focalLength") }
  /// The depth of rain: inches or millimeters.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "rainfall") }
  /// The depth of snow: inches or centimeters.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "snowfall") }
  /// The range of visibility: miles or kilometers.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person's body.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  /// The temperature of the air: Fahrenheit or Celsius.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person: pounds, stones or kilograms.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food: kilocalories, written as calories, or kilojoules.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
  /// The energy of physical exercise: kilocalories or kilojoules.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
}

extension FormatStyle {
  /// Returns a style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
