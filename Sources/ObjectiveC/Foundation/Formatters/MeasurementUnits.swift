import Foundation

/// Foundation's units by CLDR's names, and the preferred units of regions.
enum MeasurementUnits {
  /// Returns CLDR's identifier; nil for a unit that an app defines.
  static func name(of unit: Unit) -> String? { names[String(describing: type(of: unit))]?[unit.symbol] }

  private static func table(_ pairs: [(Unit, String)]) -> [String: String] {
    Dictionary(pairs.map { ($0.0.symbol, $0.1) }, uniquingKeysWith: { first, _ in first })
  }

  private static let names: [String: [String: String]] = [
    "UnitLength": table([
      (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
      (UnitLength.hectometers, "hectometer"),
      (UnitLength.decameters, "decameter"), (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
      (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
      (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
      (UnitLength.picometers, "picometer"),
      (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
      (UnitLength.miles, "mile"),
      (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
      (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
      (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
    ]),
    "UnitMass": table([
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
      (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
      (UnitMass.stones, "stone"), (UnitMass.metricTons, "metric-ton"), (UnitMass.shortTons, "ton"),
      (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
    ]),
    "UnitTemperature": table([
      (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
      (UnitTemperature.kelvin, "kelvin"),
    ]),
    "UnitSpeed": table([
      (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
    ]),
    "UnitVolume": table([
      (UnitVolume.liters, "liter"), (UnitVolume.milliliters, "milliliter"), (UnitVolume.centiliters, "centiliter"),
      (UnitVolume.deciliters, "deciliter"), (UnitVolume.megaliters, "megaliter"),
      (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
      (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicInches, "cubic-inch"),
      (UnitVolume.cubicFeet, "cubic-foot"), (UnitVolume.cubicYards, "cubic-yard"),
      (UnitVolume.cubicMiles, "cubic-mile"),
      (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.cups, "cup"),
      (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
      (UnitVolume.gallons, "gallon"), (UnitVolume.imperialGallons, "gallon-imperial"),
      (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.metricCups, "cup-metric"),
    ]),
    "UnitArea": table([
      (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
      (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
      (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
      (UnitArea.squareMiles, "square-mile"),
      (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
    ]),
    "UnitDuration": table([
      (UnitDuration.seconds, "second"), (UnitDuration.minutes, "minute"), (UnitDuration.hours, "hour"),
      (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
      (UnitDuration.nanoseconds, "nanosecond"),
    ]),
    "UnitEnergy": table([
      (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
      (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
    ]),
    "UnitPower": table([
      (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"),
      (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
    ]),
    "UnitPressure": table([
      (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
      (UnitPressure.bars, "bar"),
      (UnitPressure.millibars, "millibar"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
      (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    ]),
    "UnitAngle": table([
      (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
      (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
    ]),
    "UnitFrequency": table([
      (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
      (UnitFrequency.megahertz, "megahertz"),
      (UnitFrequency.gigahertz, "gigahertz"),
    ]),
    "UnitInformationStorage": table([
      (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.bits, "bit"),
      (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
    ]),
    "UnitElectricCurrent": table([
      (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
    ]),
    "UnitElectricPotentialDifference": table([(UnitElectricPotentialDifference.volts, "volt")]),
    "UnitElectricResistance": table([(UnitElectricResistance.ohms, "ohm")]),
    "UnitFuelEfficiency": table([
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    ]),
    "UnitIlluminance": table([(UnitIlluminance.lux, "lux")]),
  ]

  /// Pairs of corresponding metric and imperial units.
  private static let pairs: [(Dimension, Dimension)] = [
    (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
    (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
    (UnitMass.grams, UnitMass.ounces), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
    (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour), (UnitVolume.liters, UnitVolume.gallons),
    (UnitVolume.milliliters, UnitVolume.fluidOunces), (UnitArea.squareKilometers, UnitArea.squareMiles),
    (UnitArea.squareMeters, UnitArea.squareFeet), (UnitArea.hectares, UnitArea.acres),
    (UnitTemperature.celsius, UnitTemperature.fahrenheit),
  ]

  /// Returns the unit that the region prefers.
  static func preferred(for unit: Dimension, locale: Locale) -> Dimension {
    let isAmerican = locale.measurementSystem == .us
    // Great Britain uses miles on roads, and Celsius for temperatures.
    let isBritish = locale.measurementSystem == .uk
    if isBritish, unit is UnitSpeed || unit == UnitLength.kilometers || unit == UnitLength.miles {
      return unit is UnitSpeed ? UnitSpeed.milesPerHour : UnitLength.miles
    }
    if isAmerican { return pairs.first { $0.0 == unit }?.1 ?? unit }
    return pairs.first { $0.1 == unit }?.0 ?? unit
  }

  private static let scales: [[Dimension]] = [
    [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
    [UnitLength.miles, UnitLength.feet, UnitLength.inches],
    [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams],
    [UnitMass.pounds, UnitMass.ounces], [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
    [UnitVolume.liters, UnitVolume.milliliters],
  ]

  /// Returns the largest unit of the same system for which the value is at least one; nil for a unit without
  /// alternatives.
  static func natural(_ value: Double, _ unit: Dimension) -> Dimension? {
    guard value != 0, let scale = scales.first(where: { $0.contains(unit) }) else { return nil }
    let base = abs(unit.converter.baseUnitValue(fromValue: value))
    return scale.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? scale.last
  }
}
