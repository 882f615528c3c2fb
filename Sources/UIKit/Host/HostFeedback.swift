/// The feedback that a person would feel, hear or get from an assistive technology, as events that the host shows
/// and scripts expect. No haptics or sounds are played.
@MainActor package enum HostFeedback {
  package enum Kind: String, Sendable {
    /// Feedback of a generator, or of one of UIKit's controls.
    case haptic
    case vibration
    /// A system sound, or the click of a key.
    case sound
    /// A text that VoiceOver would speak.
    case announcement
    /// A change that VoiceOver would react to.
    case change
  }

  package struct Event: Equatable, Sendable, CustomStringConvertible {
    package let kind: Kind
    package let text: String

    /// A description such as `haptic: impact, light`.
    package var description: String { text.isEmpty ? kind.rawValue : "\(kind.rawValue): \(text)" }
  }

  /// Called for each event; set by a host.
  package static var observer: ((Event) -> Void)?

  /// The most recent events that were not expected yet, the oldest first.
  package private(set) static var events: [Event] = []
  private static let mostEvents = 1_000

  package static func give(_ kind: Kind, _ text: String) {
    let event = Event(kind: kind, text: text)
    if events.count >= mostEvents { events.removeFirst(mostEvents / 2) }
    events.append(event)
    observer?(event)
  }

  /// Removes the first event whose description contains the text, together with those before it.
  /// - Returns: whether there was such an event.
  package static func take(_ text: String) -> Bool {
    guard let index = events.firstIndex(where: { $0.description.contains(text) }) else { return false }
    events.removeFirst(index + 1)
    return true
  }

  /// Removes all events, for tests.
  package static func removeAll() { events = [] }
}
