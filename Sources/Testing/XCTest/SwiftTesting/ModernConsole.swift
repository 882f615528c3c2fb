import Foundation

/// The console messages of Swift Testing.
enum ModernConsole {
  /// Returns the messages of an event.
  static func text(_ event: [String: Any]) -> String {
    messages(event).map { shown($0["text"] as? String ?? "", event) }.joined(separator: "\n")
  }

  private static func messages(_ event: [String: Any]) -> [[String: Any]] {
    event["messages"] as? [[String: Any]] ?? []
  }

  /// Returns the text with the author's file and line instead of the bridged ones.
  private static func shown(_ text: String, _ event: [String: Any]) -> String {
    let issue = event["issue"] as? [String: Any]
    let location = (issue?["sourceLocation"] ?? event["sourceLocation"]) as? [String: Any]
    guard text.contains(".bridged.swift:"), let location, let path = BridgedLocations.path(of: location),
      let line = (location["line"] as? NSNumber)?.intValue
    else { return text }
    let place = BridgedLocations.original(location)
    guard let file = place.file, let own = place.line else { return text }
    return text.replacingOccurrences(
      of: "\((path as NSString).lastPathComponent):\(line):",
      with: "\((file as NSString).lastPathComponent):\(own):")
  }
}
