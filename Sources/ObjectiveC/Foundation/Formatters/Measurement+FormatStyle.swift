import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  ///
  /// ```swift
  /// let distance = Measurement(value: 5, unit: UnitLength.kilometers)
  /// let text = distance.formatted(.measurement(width: .wide))  // "3.1 miles" in the United States
  /// ```
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/measurement/formatstyle>
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public typealias FormatInput = Measurement<UnitType>
    public typealias FormatOutput = String

    /// How long the unit's name is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let name: String
      /// "kilometers"
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// "km"
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// The shortest, without a space: "5km"
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// What the measurement is of; the locale chooses a unit for it, if any.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; at nil as the unit's usage wants it.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitStyle = width == .wide ? .long : width == .narrow ? .short : .medium
      if usage == .asProvided { formatter.unitOptions = .providedUnit }
      if let numberFormatStyle {
        return formatter.text(value) { numberFormatStyle.locale(locale).format($0) }
      }
      // What is converted is not said more exactly than it is meant.
      formatter.numberFormatter.maximumFractionDigits = usage == .asProvided ? 6 : 1
      return formatter.string(from: value)
    }
  }

  /// The measurement in the locale's unit with an abbreviated name.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// What a measurement is of, which tells the unit that people use for it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/measurementformatunitusage>
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  fileprivate let name: String

  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personHeight") }
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "focalLength") }
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "rainfall") }
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "snowfall") }
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
}

extension FormatStyle {
  /// A style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
