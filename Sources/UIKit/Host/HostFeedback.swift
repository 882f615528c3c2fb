/// What a person feels or hears, or is told by an assistive technology: events that the host shows and scripts
/// expect. Nothing is felt or heard here.
@MainActor package enum HostFeedback {
  package enum Kind: String, Sendable {
    /// Of a feedback generator, or of a control of UIKit's.
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

    /// `haptic: impact, light`
    package var description: String { text.isEmpty ? kind.rawValue : "\(kind.rawValue): \(text)" }
  }

  /// Told of each event; a host's.
  package static var observer: ((Event) -> Void)?

  /// The events that nobody has expected yet, the oldest first: the last ones of many.
  package private(set) static var events: [Event] = []
  private static let mostEvents = 1_000

  package static func give(_ kind: Kind, _ text: String) {
    let event = Event(kind: kind, text: text)
    if events.count >= mostEvents { events.removeFirst(mostEvents / 2) }
    events.append(event)
    observer?(event)
  }

  /// Takes the first event whose description contains the text, and those before it, away.
  /// - Returns: whether there is one.
  package static func take(_ text: String) -> Bool {
    guard let index = events.firstIndex(where: { $0.description.contains(text) }) else { return false }
    events.removeFirst(index + 1)
    return true
  }

  /// Forgets the events: for tests.
  package static func removeAll() { events = [] }
}
