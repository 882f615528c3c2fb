import Foundation

/// A finder for one kind of data in text.
struct DataFinder {
  /// The bit that identifies the kind.
  let type: UInt64
  private let expression: NSRegularExpression?
  private let content: ([String?]) -> DataResult.Content?

  private init(
    _ type: UInt64, _ pattern: String, _ options: NSRegularExpression.Options = [.caseInsensitive],
    _ content: @escaping ([String?]) -> DataResult.Content?
  ) {
    self.type = type
    expression = try? NSRegularExpression(pattern: pattern, options: options)
    self.content = content
  }

  func results(_ text: String, _ range: NSRange) -> [NSTextCheckingResult] {
    let string = text as NSString
    return (expression?.matches(in: text, range: range) ?? []).compactMap { match in
      let groups = (0..<match.numberOfRanges).map { index -> String? in
        let range = match.range(at: index)
        return range.location == NSNotFound ? nil : string.substring(with: range)
      }
      return content(groups).map { DataResult($0, range: match.range) }
    }
  }

  static let all = [mail, link, address, isoDate, writtenDate, numberDate, dayName, phone]

  // MARK: Links

  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|app|dev|io|co|me|tv|ai|xyz|online|site|shop|store|blog|cloud|tech|design|news|"
    + "ac|ae|ar|at|au|be|bg|br|ca|ch|cl|cn|cz|de|dk|ee|es|eu|fi|fr|gr|hk|hr|hu|id|ie|il|in|is|it|jp|kr|lt|lu|lv|mx|my|"
    + "nl|no|nz|ph|pl|pt|ro|rs|ru|se|sg|si|sk|th|tr|tw|ua|uk|us|vn|za"

  private static let mail = DataFinder(
    DataKind.link, "(?:mailto:)?([A-Z0-9._%+-]+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\\.)+[A-Z]{2,})"
  ) { groups in
    groups[1].flatMap { URL(string: "mailto:\($0)") }.map { .link($0) }
  }

  /// The last character must not be one that ends a sentence or closes a bracket.
  private static let tail = "(?:[^\\s<>\"“”]*[^\\s<>\"“”.,;:!?'’)\\]}])?"

  private static let link = DataFinder(
    DataKind.link,
    "\\b(?:([a-z][a-z0-9+.-]*)://[^\\s<>\"“”.,;:!?'’)\\]}]\(tail)"
      + "|(?<![@.\\w])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+(?:\(domains))\\b(?![@\\w])(?:(?::\\d+)?[/?#]\(tail))?)"
  ) { groups in
    guard let text = groups[0] else { return nil }
    let whole = groups[1] == nil ? "http://\(text)" : text
    return
      (URL(string: whole)
      ?? whole.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
      .flatMap { URL(string: $0) }).map { .link($0) }
  }

  // MARK: Phone numbers and addresses

  private static let phone = DataFinder(
    DataKind.phoneNumber,
    "(?<![\\w.@/-])(?:\\+\\d{1,3}[ .-]?)?(?:\\(\\d{1,5}\\)[ .-]?)?\\d{2,5}(?:[ .-]?\\d{2,4}){1,4}(?![\\w@-]|\\.\\d)"
  ) { groups in
    guard let text = groups[0] else { return nil }
    let digits = text.filter(\.isNumber).count
    // Dates and plain numbers are not phone numbers.
    guard (7...15).contains(digits), digits > 9 || text.contains(where: { "+-(). ".contains($0) }),
      text.range(of: "^\\d{4}-\\d{2}-\\d{2}$", options: .regularExpression) == nil
    else { return nil }
    return .phoneNumber(text)
  }

  private static let address = DataFinder(
    DataKind.address,
    "\\b(\\d{1,6} (?:[A-Z0-9][\\w.'’-]* ){0,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Court|Ct|"
      + "Square|Sq|Loop|Place|Pl|Parkway|Pkwy|Terrace)\\b\\.?)"
      + "(?:,?\\s+([A-Z][\\w.'’ -]*?),?\\s+([A-Z]{2})(?:\\s+(\\d{5}(?:-\\d{4})?))?\\b)?", []
  ) { groups in
    var parts: [NSTextCheckingKey: String] = [:]
    for (key, text) in zip([NSTextCheckingKey.street, .city, .state, .zip], groups.dropFirst()) {
      parts[key] = text
    }
    return .address(parts)
  }

  // MARK: Dates

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let month =
    "(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|"
    + "Nov(?:ember)?|Dec(?:ember)?)\\.?"
  private static let time = "(?:,?(?: at)? (\\d{1,2})(?::(\\d{2}))?(?: ?([ap])\\.?m\\b\\.?)?)?"

  private static let isoDate = DataFinder(
    DataKind.date, "\\b(\\d{4})-(\\d{2})-(\\d{2})\\b(?:[T ](\\d{2}):(\\d{2})(?::\\d{2})?)?"
  ) { groups in
    date(number(groups[1]), number(groups[2]), number(groups[3]), number(groups[4]), number(groups[5]))
  }

  private static let writtenDate = DataFinder(
    DataKind.date,
    "\\b(?:\(month) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4})\\b)?|(\\d{1,2})(?:st|nd|rd|th|\\.)? \(month)(?:,? (\\d{4})\\b)?)\\b"
      + "(?:,?(?: at)? (\\d{1,2}):(\\d{2})(?: ?([ap])\\.?m\\b\\.?)?)?"
  ) { groups in
    let name = (groups[1] ?? groups[5] ?? "").lowercased().prefix(3)
    guard let month = months.firstIndex(of: String(name)) else { return nil }
    return date(
      number(groups[3] ?? groups[6]), month + 1, number(groups[2] ?? groups[4]), hour(number(groups[7]), groups[9]),
      number(groups[8]))
  }

  /// A date in numbers, in the order of the user's region.
  private static let numberDate = DataFinder(
    DataKind.date,
    "\\b(\\d{1,2})([/.])(\\d{1,2})\\2(\\d{4}|\\d{2})\\b(?:,?(?: at)? (\\d{1,2}):(\\d{2})(?: ?([ap])\\.?m\\b)?)?"
  ) { groups in
    guard let first = number(groups[1]), let second = number(groups[3]), var year = number(groups[4]) else {
      return nil
    }
    if year < 100 { year += 2000 }
    let isMonthFirst = groups[2] == "/" && ["US", "PH", "CA"].contains(Locale.current.region?.identifier ?? "US")
    return date(
      year, isMonthFirst ? first : second, isMonthFirst ? second : first, hour(number(groups[5]), groups[7]),
      number(groups[6]))
  }

  private static let dayName = DataFinder(DataKind.date, "\\b(today|tonight|tomorrow|yesterday)\\b\(time)") {
    groups in
    let calendar = Calendar.current
    let offset = ["tomorrow": 1, "yesterday": -1][groups[1]?.lowercased() ?? ""] ?? 0
    guard let day = calendar.date(byAdding: .day, value: offset, to: Date()) else { return nil }
    let parts = calendar.dateComponents([.year, .month, .day], from: day)
    let evening = groups[1]?.lowercased() == "tonight" ? 20 : nil
    return date(
      parts.year, parts.month, parts.day, hour(number(groups[2]), groups[4]) ?? evening, number(groups[3]))
  }

  private static func number(_ text: String?) -> Int? { text.flatMap { Int($0) } }

  private static func hour(_ hour: Int?, _ half: String?) -> Int? {
    guard let hour, let half = half?.lowercased() else { return hour }
    return half == "p" ? hour % 12 + 12 : hour % 12
  }

  /// Returns a date. Without a time it is at noon, as on iOS; without a year, in the current one.
  private static func date(_ year: Int?, _ month: Int?, _ day: Int?, _ hour: Int?, _ minute: Int?) -> DataResult
    .Content?
  {
    guard let month, let day, (1...12).contains(month), (1...31).contains(day), (0...23).contains(hour ?? 0),
      (0...59).contains(minute ?? 0)
    else { return nil }
    let calendar = Calendar.current
    let parts = DateComponents(
      year: year ?? calendar.component(.year, from: Date()), month: month, day: day, hour: hour ?? 12,
      minute: minute ?? 0)
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts).map { .date($0) }
  }
}

/// The bits of `NSTextCheckingResult.CheckingType` with Foundation's values on Linux, some of which are one bit
/// higher than Apple's. Foundation's own names for them are deprecated on Linux.
package enum DataKind {
  package static let date: UInt64 = 1 << 4
  package static let address: UInt64 = 1 << 5
  package static let link: UInt64 = 1 << 6
  package static let phoneNumber: UInt64 = 1 << 11
}
