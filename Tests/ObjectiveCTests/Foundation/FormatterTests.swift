import Foundation
import ObjectiveC
import XCTest

import class ObjectiveC.DateComponentsFormatter
import class ObjectiveC.MeasurementFormatter
import class ObjectiveC.PersonNameComponentsFormatter

/// Formatters in languages with different plural rules; their texts are from CLDR, as on iOS.
final class FormatterTests: XCTestCase {
  private let languages = ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG", "ru_RU"]

  /// Replaces the non-breaking spaces that some languages have between numbers and units.
  private func spaced(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{A0}", with: " ").replacingOccurrences(of: "\u{202F}", with: " ")
  }

  func testRelativeDates() {
    func texts(_ locale: String, _ days: Int...) -> [String] {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = Locale(identifier: locale)
      return days.map { formatter.localizedString(from: DateComponents(day: $0)) }
    }
    XCTAssertEqual(texts("en_US", -1, -2, 3), ["1 day ago", "2 days ago", "in 3 days"])
    XCTAssertEqual(texts("de_DE", -1, -2, 3), ["vor 1 Tag", "vor 2 Tagen", "in 3 Tagen"])
    XCTAssertEqual(texts("fr_FR", -1, -2, 3), ["il y a 1 jour", "il y a 2 jours", "dans 3 jours"])
    XCTAssertEqual(texts("ja_JP", -1, 3), ["1 日前", "3 日後"])
    XCTAssertEqual(texts("ar_EG", -1, -2, 3), ["قبل يوم واحد", "قبل يومين", "خلال ٣ أيام"])
    XCTAssertEqual(texts("ru_RU", -1, -2, -5), ["1 день назад", "2 дня назад", "5 дней назад"])
  }

  func testStylesOfRelativeDates() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    XCTAssertEqual(formatter.localizedString(fromTimeInterval: -90), "1 minute ago")
    XCTAssertEqual(formatter.localizedString(fromTimeInterval: 7200), "in 2 hours")
    XCTAssertEqual(formatter.localizedString(from: DateComponents(month: -2, day: -3)), "2 months ago")
    formatter.unitsStyle = .spellOut
    XCTAssertEqual(formatter.localizedString(from: DateComponents(month: -2)), "two months ago")
    formatter.unitsStyle = .short
    XCTAssertEqual(formatter.localizedString(from: DateComponents(month: -2)), "2 mo. ago")
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    XCTAssertEqual(
      [-1, 0, 1, 2].map { formatter.localizedString(from: DateComponents(day: $0)) },
      ["yesterday", "today", "tomorrow", "in 2 days"])
    XCTAssertEqual(formatter.localizedString(fromTimeInterval: 0), "now")
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    XCTAssertEqual(formatter.localizedString(for: noon.addingTimeInterval(-86_400), relativeTo: noon), "yesterday")
  }

  func testDurations() throws {
    let formatter = DateComponentsFormatter()
    func texts(_ seconds: TimeInterval) -> [String?] {
      [.positional, .abbreviated, .short, .full, .spellOut, .brief].map {
        (style: DateComponentsFormatter.UnitsStyle) in
        formatter.unitsStyle = style
        return formatter.string(from: seconds)
      }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    XCTAssertEqual(
      texts(4200),
      ["1:10:00", "1h 10m", "1 hr, 10 min", "1 hour, 10 minutes", "one hour, ten minutes", "1hr 10min"])
    XCTAssertEqual(texts(0)[0...3], ["0", "0s", "0 sec", "0 seconds"])
    XCTAssertEqual(texts(-65)[0], "-1:05")
    formatter.unitsStyle = .positional
    formatter.allowedUnits = [.minute, .second]
    XCTAssertEqual(formatter.string(from: 65), "1:05")
    XCTAssertEqual(formatter.string(from: 3665), "61:05")
    formatter.zeroFormattingBehavior = .pad
    XCTAssertEqual(formatter.string(from: 5), "00:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    XCTAssertEqual(formatter.string(from: 5), "00:00:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    XCTAssertEqual(formatter.string(from: 3700), "1 hour")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    XCTAssertEqual(formatter.string(from: 300), "About 5 minutes remaining")
    XCTAssertEqual(
      DateComponentsFormatter.localizedString(from: DateComponents(hour: 1, minute: 90), unitsStyle: .positional),
      "2:30")
  }

  func testDurationsInOtherLanguages() throws {
    let expected = [
      "1 hour, 2 minutes", "1 Stunde, 2 Minuten", "1 heure et 2 minutes", "1 時間 2 分", nil, "1 час 2 минуты",
    ]
    for (language, text) in zip(languages, expected) {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.calendar?.locale = Locale(identifier: language)
      let shown = spaced(try XCTUnwrap(formatter.string(from: 3720)))
      XCTAssertEqual(shown, text ?? shown, language)
    }
  }

  func testLists() {
    func text(_ locale: String) -> String? {
      let formatter = ListFormatter()
      formatter.locale = Locale(identifier: locale)
      return formatter.string(from: ["A", "B", "C"])
    }
    XCTAssertEqual(
      languages.map { text($0) }, ["A, B, and C", "A, B und C", "A, B et C", "A、B、C", "A وB وC", "A, B и C"])
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    XCTAssertEqual(formatter.string(from: []), "")
    XCTAssertEqual(formatter.string(from: [1, 2]), "1 and 2")
  }

  func testMeasurements() {
    let formatter = MeasurementFormatter()
    func text(_ locale: String, _ value: Double, _ unit: Dimension) -> String {
      formatter.locale = Locale(identifier: locale)
      return spaced(formatter.string(from: Measurement(value: value, unit: unit)))
    }
    XCTAssertEqual(text("en_US", 5, UnitLength.kilometers), "3.107 mi")
    XCTAssertEqual(text("de_DE", 5, UnitLength.kilometers), "5 km")
    XCTAssertEqual(text("en_US", 20, UnitTemperature.celsius), "68°F")
    XCTAssertEqual(text("fr_FR", 100, UnitSpeed.milesPerHour), "160,934 km/h")
    formatter.unitOptions = .providedUnit
    XCTAssertEqual(text("en_US", 5, UnitLength.kilometers), "5 km")
    formatter.unitStyle = .long
    XCTAssertEqual(text("en_US", 1, UnitMass.kilograms), "1 kilogram")
    XCTAssertEqual(text("ru_RU", 3, UnitLength.meters), "3 метра")
    XCTAssertEqual(text("ru_RU", 5, UnitLength.meters), "5 метров")
    XCTAssertEqual(text("ja_JP", 2, UnitLength.meters), "2 メートル")
    formatter.unitOptions = .naturalScale
    XCTAssertEqual(text("de_DE", 2500, UnitLength.meters), "2,5 Kilometer")
    formatter.numberFormatter.maximumFractionDigits = 0
    XCTAssertEqual(text("en_US", 5, UnitLength.kilometers), "3 miles")
    XCTAssertEqual(formatter.string(from: UnitLength.miles as Unit), "miles")
  }

  /// The name in the example on Apple's page of `PersonNameComponentsFormatter.Style`.
  func testNames() throws {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let styles: [PersonNameComponentsFormatter.Style] = [.short, .medium, .long, .abbreviated, .default]
    let texts = styles.map { style -> String in
      formatter.style = style
      return formatter.string(from: name)
    }
    XCTAssertEqual(texts, ["Tom", "Thomas Clark", "Dr. Thomas Louis Clark Esq.", "TC", "Thomas Clark"])
    XCTAssertEqual(formatter.annotatedString(from: name).string, "Thomas Clark")
    let read = try XCTUnwrap(formatter.personNameComponents(from: "Dr. Thomas Louis van der Clark Jr."))
    XCTAssertEqual(
      [read.namePrefix, read.givenName, read.middleName, read.familyName, read.nameSuffix],
      ["Dr.", "Thomas", "Louis", "van der Clark", "Jr."])
    let turned = try XCTUnwrap(formatter.personNameComponents(from: "Clark, Thomas"))
    XCTAssertEqual([turned.givenName, turned.familyName], ["Thomas", "Clark"])
    XCTAssertNil(formatter.personNameComponents(from: " "))
    var japanese = PersonNameComponents()
    japanese.familyName = "山田"
    japanese.givenName = "太郎"
    formatter.locale = Locale(identifier: "ja_JP")
    XCTAssertEqual(formatter.string(from: japanese), "山田 太郎")
    formatter.locale = Locale(identifier: "zh_CN")
    XCTAssertEqual(formatter.string(from: japanese), "山田太郎")
  }
}
