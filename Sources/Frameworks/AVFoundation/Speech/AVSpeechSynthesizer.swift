import Foundation
import ObjectiveC

/// Speaks text. Speech is silent and takes about as long as a voice would.
///
/// Apple's documentation: <https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer>
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isPaused = false
  private var waiting: [AVSpeechUtterance] = []
  private var current: (utterance: AVSpeechUtterance, clock: SilentClock)?

  open var isSpeaking: Bool { current != nil }

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

  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let (utterance, clock) = current else { return false }
    clock.pause()
    current = nil
    waiting = []
    isPaused = false
    delegate?.speechSynthesizer(self, didCancel: utterance)
    return true
  }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let current, !isPaused else { return false }
    isPaused = true
    current.clock.pause()
    delegate?.speechSynthesizer(self, didPause: current.utterance)
    return true
  }
  @discardableResult open func continueSpeaking() -> Bool {
    guard let current, isPaused else { return false }
    isPaused = false
    current.clock.start()
    delegate?.speechSynthesizer(self, didContinue: current.utterance)
    return true
  }
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  open private(set) var speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// A voice for a language. No voices are installed.
open class AVSpeechSynthesisVoice: NSObject {
  open private(set) var language: String
  open var identifier: String { "com.apple.voice.compact.\(language)" }
  open var name: String { language }
  public init?(language languageCode: String?) {
    language = languageCode ?? AVSpeechSynthesisVoice.currentLanguageCode()
    super.init()
  }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
}

/// The methods by which a delegate is notified of the progress of speech. All methods are optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
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
