internal import CICU
import Foundation

/// An entry of a `.stringsdict`: a format with variables whose texts depend on numbers, the device or the available
/// width.
///
/// Keys: `facts/project.md#strings`.
struct PluralRule: Hashable {
  enum Variable: Hashable {
    /// The texts by category (`one`, `few`, `other`), and the format of the number.
    case plural([String: String], format: String)
    case device([String: String])
    case width([String: String])
  }

  var format: String
  var variables: [String: Variable]
  var language: String

  /// Fails for an entry without variants.
  init?(_ entry: Any, language: String) {
    guard let entry = entry as? [String: Any] else { return nil }
    self.language = language
    variables = [:]
    for (name, value) in entry {
      if let variable = (value as? [String: Any]).flatMap(Variable.init) { variables[name] = variable }
    }
    if let format = entry["NSStringLocalizedFormatKey"] as? String {
      self.format = format
    } else if let rule = Self.wholeEntry(entry) {
      // The entry itself varies, by device or by width.
      variables["\u{0}"] = rule
      format = "%#@\u{0}@"
    } else {
      return nil
    }
  }

  private static func wholeEntry(_ entry: [String: Any]) -> Variable? {
    if let device = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(device.compactMapValues { $0 as? String })
    }
    if let width = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      return .width(width.compactMapValues { $0 as? String })
    }
    return nil
  }

  /// Returns the category of a number: an exact `zero` first, as Apple's frameworks use it in every language.
  static func category(of number: Double, texts: [String: String], language: String) -> String {
    if number == 0, texts["zero"] != nil { return "zero" }
    let names = ["zero", "one", "two", "few", "many", "other"]
    let index = Int(cicu_plural_category(language.replacingOccurrences(of: "-", with: "_"), number))
    let name = names.indices.contains(index) ? names[index] : "other"
    return texts[name] != nil ? name : "other"
  }
}

extension PluralRule.Variable {
  fileprivate init?(_ value: [String: Any]) {
    let texts = value.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
    switch value["NSStringFormatSpecTypeKey"] as? String {
    case "NSStringPluralRuleType":
      let format = (value["NSStringFormatValueTypeKey"] as? String ?? "d").replacingOccurrences(of: "%", with: "")
      self = .plural(texts, format: format)
    case "NSStringDeviceSpecificRuleType": self = .device(texts)
    case "NSStringVariableWidthRuleType": self = .width(texts)
    default:
      if let device = value["NSStringDeviceSpecificRuleType"] as? [String: Any] {
        self = .device(device.compactMapValues { $0 as? String })
      } else if let width = value["NSStringVariableWidthRuleType"] as? [String: Any] {
        self = .width(width.compactMapValues { $0 as? String })
      } else {
        return nil
      }
    }
  }
}
