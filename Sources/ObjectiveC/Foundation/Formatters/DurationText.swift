import Foundation

/// The text of a duration for a `DateComponentsFormatter`.
struct DurationText {
  struct Part {
    let unit: DurationUnit
    var value: Double
  }

  let formatter: DateComponentsFormatter
  let calendar: Calendar
  private var locale: Locale { calendar.locale ?? .current }

  init(formatter: DateComponentsFormatter, calendar: Calendar) {
    self.formatter = formatter
    self.calendar = calendar
  }

  func text(_ parts: [Part], isNegative: Bool) -> String? {
    var parts = shown(parts)
    if formatter.maximumUnitCount > 0 { parts = Array(parts.prefix(formatter.maximumUnitCount)) }
    let negative = isNegative && parts.contains { $0.value != 0 }
    guard let text = formatter.unitsStyle == .positional ? positional(parts, negative) : named(parts, negative)
    else {
      return nil
    }
    return phrase(text)
  }

  /// Returns the units to write, without those that are omitted because they are 0.
  private func shown(_ parts: [Part]) -> [Part] {
    let behavior = formatter.zeroFormattingBehavior
    guard !behavior.contains(.pad), let last = parts.last else { return parts }
    var drop: DateComponentsFormatter.ZeroFormattingBehavior = behavior
    if behavior.contains(.default) { drop = formatter.unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let end = parts.lastIndex(where: { $0.value != 0 })
    else { return drop.isEmpty ? parts : [last] }
    return parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first { return !drop.contains(.dropLeading) }
      if index > end { return !drop.contains(.dropTrailing) }
      return !drop.contains(.dropMiddle)
    }.map(\.element)
  }

  private func number(_ value: Double, digits: Int = 1) -> String {
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.minimumIntegerDigits = digits
    numbers.maximumFractionDigits = formatter.allowsFractionalUnits ? 1 : 0
    numbers.roundingMode = .down
    return numbers.string(from: NSNumber(value: value)) ?? "\(Int(value))"
  }

  /// Returns the positional form, such as "1:05:09". Units larger than hours precede it, as in "1d".
  private func positional(_ parts: [Part], _ isNegative: Bool) -> String? {
    let clock = parts.filter { $0.unit.seconds <= 3600 }
    let large = parts.filter { $0.unit.seconds > 3600 }
    let isPadded = formatter.zeroFormattingBehavior.contains(.pad)
    let time = clock.enumerated().map { index, part in
      number(part.value, digits: index > 0 || (isPadded && parts.count > 1) ? 2 : 1)
    }.joined(separator: ":")
    let sign = isNegative ? "-" : ""
    guard !large.isEmpty else { return sign + time }
    let days = large.compactMap { measure($0, .narrow, isNegative: false) }
    return sign + (days + (time.isEmpty ? [] : [time])).joined(separator: " ")
  }

  private func named(_ parts: [Part], _ isNegative: Bool) -> String? {
    let width: LocaleText.Width =
      switch formatter.unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .short
      default: .narrow
      }
    let texts = parts.enumerated().compactMap { index, part in
      measure(part, width, isNegative: isNegative && index == 0)
    }
    guard texts.count == parts.count else { return nil }
    guard formatter.unitsStyle == .brief else {
      return LocaleText.list(texts, type: .units, width: width, locale: locale)
    }
    let close = texts.map { $0.filter { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" } }
    return LocaleText.list(close, type: .units, width: .narrow, locale: locale)
  }

  private func measure(_ part: Part, _ width: LocaleText.Width, isNegative: Bool) -> String? {
    let value = isNegative ? -part.value : part.value
    let whole = formatter.allowsFractionalUnits ? value : value.rounded(.towardZero)
    let formatted =
      formatter.unitsStyle == .spellOut ? LocaleText.spelled(whole, locale: locale) : number(whole)
    return LocaleText.measure(
      whole, part.unit.name, width: width, fractions: formatter.allowsFractionalUnits ? 1 : 0, formatted: formatted,
      locale: locale)
  }

  // MARK: Phrases

  /// The phrases for approximate and remaining durations, which CLDR does not contain.
  private static let phrases: [String: (about: String, remaining: String)] = [
    "en": ("About %@", "%@ remaining"), "de": ("Ungefähr %@", "Noch %@"), "fr": ("Environ %@", "%@ restantes"),
    "es": ("Aproximadamente %@", "Tiempo restante: %@"), "it": ("Circa %@", "%@ rimanenti"),
    "pt": ("Cerca de %@", "%@ restantes"), "nl": ("Ongeveer %@", "Nog %@"), "ja": ("約%@", "残り%@"),
    "zh": ("约%@", "剩余%@"), "ko": ("약 %@", "%@ 남음"), "ru": ("Около %@", "Осталось %@"),
    "ar": ("حوالي %@", "%@ متبقية"),
  ]

  private func phrase(_ text: String) -> String {
    let known = Self.phrases[LocaleText.language(locale)]
    guard let words = known ?? Self.phrases["en"] else { return text }
    var result = text
    if formatter.includesApproximationPhrase {
      result = words.about.replacingOccurrences(of: "%@", with: result)
    }
    if formatter.includesTimeRemainingPhrase {
      let inner =
        formatter.includesApproximationPhrase && !words.remaining.hasPrefix("%@")
        ? (result.prefix(1).lowercased() + result.dropFirst()) : result
      result = words.remaining.replacingOccurrences(of: "%@", with: inner)
    }
    return result
  }
}
