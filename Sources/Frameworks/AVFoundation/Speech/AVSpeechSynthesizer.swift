import Foundation
import ObjectiveC

/// An object that speaks text. Speech is silent and takes about as long as a voice would.
///
/// ```swift
/// let synthesizer = AVSpeechSynthesizer()
/// synthesizer.speak(AVSpeechUtterance(string: "Hello"))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer>
open class AVSpeechSynthesizer: NSObject {
  /// The delegate, which is notified of the progress of speech.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether speech is paused.
  open private(set) var isPaused = false
  private var waiting: [AVSpeechUtterance] = []
  private var current: (utterance: AVSpeechUtterance, clock: SilentClock)?

  /// Whether an utterance is being spoken or paused.
  open var isSpeaking: Bool { current != nil }

  /// Speaks an utterance after all earlier ones.
  open func speak(_ utterance: AVSpeechUtterance) {
    Unsupported.log("The sound of AVSpeechSynthesizer")
    waiting.append(utterance)
    if current == nil { speakNext() }
  }

  private func speakNext() {
    guard !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    // The duration corresponds to 15 characters per second, the approximate default rate.
    let clock = SilentClock(duration: Double(utterance.speechString.count) / 15)
    current = (utterance, clock)
    clock.onEnd = { [weak self] in
      guard let self else { return }
      self.current = nil
      self.delegate?.speechSynthesizer(self, didFinish: utterance)
      self.speakNext()
    }
    clock.start()
    delegate?.speechSynthesizer(self, didStart: utterance)
  }

  /// Stops speech at once, removes all waiting utterances, and returns whether there was any.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let (utterance, clock) = current else { return false }
    clock.pause()
    current = nil
    waiting = []
    isPaused = false
    delegate?.speechSynthesizer(self, didCancel: utterance)
    return true
  }
  /// Pauses speech at once and returns whether it was speaking.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let current, !isPaused else { return false }
    isPaused = true
    current.clock.pause()
    delegate?.speechSynthesizer(self, didPause: current.utterance)
    return true
  }
  /// Resumes speech and returns whether it was paused.
  @discardableResult open func continueSpeaking() -> Bool {
    guard let current, isPaused else { return false }
    isPaused = false
    current.clock.start()
    delegate?.speechSynthesizer(self, didContinue: current.utterance)
    return true
  }
}

/// The position at which speech stops or pauses.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// The lowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  /// The text.
  open private(set) var speechString: String
  /// The voice; nil for the default one. It has no effect.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate of speech. It has no effect.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch. It has no effect.
  open var pitchMultiplier: Float = 1
  /// The volume from 0 to 1. It has no effect.
  open var volume: Float = 1
  /// The pause before the utterance in seconds. It has no effect.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after the utterance in seconds. It has no effect.
  open var postUtteranceDelay: TimeInterval = 0
  /// Creates an utterance of a text, with the default rate and volume.
  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// A voice for a language. No voices are installed.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language of the voice.
  open private(set) var language: String
  /// The identifier of the voice.
  open var identifier: String { "com.apple.voice.compact.\(language)" }
  /// The name of the voice, which is its language.
  open var name: String { language }
  /// Creates a voice for a BCP 47 language code, or for the user's language if it is nil. It is never nil here,
  /// although no voices are installed.
  public init?(language languageCode: String?) {
    language = languageCode ?? AVSpeechSynthesisVoice.currentLanguageCode()
    super.init()
  }
  /// Returns the installed voices; always empty.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Returns the language code of the user's locale.
  open class func currentLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
}

/// The methods by which a delegate is notified of the progress of speech. All methods are optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called when an utterance begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when an utterance has ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when speech is paused.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called when speech is resumed.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called when speech was stopped before the end of an utterance.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Called before each word on Apple's systems; never called on Flipside.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
