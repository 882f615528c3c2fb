/// The effects of the keyboard's keys on the text: composition, autocapitalization, smart punctuation, suggestions.
///
/// Only `TextTyping` changes the text; it queries the delegate about each change.
@MainActor final class KeyboardInput {
  private enum Last { case other, space, suggestion }

  private(set) var composer: (any KeyboardComposer)?
  private var keyboard: KeyboardLanguage?
  private var type = UIKeyboardType.default
  private var last = Last.other
  /// Whether the current change of the text comes from this object.
  private var isChanging = false
  /// The responder of the composition.
  private weak var owner: UIResponder?

  private var responder: UIResponder? { UIResponder.currentFirstResponder }

  /// Updates for the keyboard's layout. Another language or responder ends the composition.
  func use(_ layout: KeyboardLayout, isOther: Bool) {
    type = layout.type
    if isOther || language != layout.language.identifier {
      if isOther { leaveComposition() } else { endComposition() }
      last = .other
      keyboard = layout.language
      composer =
        layout.kind == .letters
        ? KeyboardComposers.make(for: layout.language, onPad: layout.size != .phone) : nil
    }
  }

  /// Handles a change of the text or its selection by other code.
  func textDidChange() {
    guard !isChanging else { return }
    last = .other
    guard let composer, !composer.isEmpty, let input = responder as? any UITextInput, input.markedTextRange == nil
    else { return }
    composer.reset()
  }

  private var language: String { keyboard?.identifier ?? "" }

  /// The typing traits, read at each tap of a key: not every change of traits is notified.
  private var typing: KeyboardTypingTraits {
    guard let keyboard, let traits = responder as? any UITextInputTraits else { return KeyboardTypingTraits() }
    return KeyboardTypingTraits(traits, type: type, language: keyboard)
  }

  private func change(_ body: () -> Void) {
    let was = isChanging
    isChanging = true
    defer { isChanging = was }
    body()
  }

  // MARK: Context

  /// The text before the caret that the keyboard's rules use.
  var context: String { KeyboardInput.context(of: responder) }

  static func context(of responder: UIResponder?) -> String {
    guard let input = responder as? any UITextInput else {
      return (responder as? any UIKeyInput)?.hasText == true ? "a" : ""
    }
    guard let caret = input.selectedTextRange?.start else { return input.hasText ? "a" : "" }
    let start = input.position(from: caret, offset: -96) ?? input.beginningOfDocument
    return input.textRange(from: start, to: caret).flatMap { input.text(in: $0) } ?? ""
  }

  // MARK: Keys

  func type(_ text: String) {
    change {
      if let composer, composer.accepts(text) {
        let decided = composer.type(text)
        if !decided.isEmpty { TextTyping.insert(decided, into: responder) }
        showComposition()
        last = .other
        return
      }
      if let composer, !composer.isEmpty { TextTyping.insert(composer.finish(), into: responder) }
      insert(text)
    }
  }

  private func insert(_ text: String) {
    let context = context
    if last == .suggestion, text.count == 1, ".,?!:;)]}".contains(text), context.hasSuffix(" ") {
      replace(Edit(length: 1, text: text))
      last = .other
      return
    }
    if text.count == 1, text.first?.isPunctuation == true, !"'’".contains(text) { correctWord(context) }
    last = .other
    if typing.usesSmartQuotes,
      let quote = SmartPunctuation.quote(text, after: context, marks: keyboard?.quotes ?? [])
    {
      TextTyping.insert(quote, into: responder)
    } else if typing.usesSmartDashes, let edit = SmartPunctuation.dash(text, after: context) {
      replace(edit)
    } else {
      TextTyping.insert(text, into: responder)
    }
  }

  func space() {
    change {
      if let composer, !composer.isEmpty {
        if let text = composer.space() {
          TextTyping.insert(text, into: responder)
        }
        return showComposition()
      }
      let context = context
      if typing.usesPeriodShortcut, last == .space, let edit = SmartPunctuation.period(after: context) {
        replace(edit)
        last = .other
        return
      }
      if last == .suggestion, context.hasSuffix(" ") {
        // The suggestion ended with its own space.
        last = .space
        return
      }
      correctWord(context)
      TextTyping.insert(" ", into: responder)
      last = .space
    }
  }

  func delete() {
    change {
      last = .other
      if let composer, composer.delete() {
        showComposition()
      } else {
        TextTyping.delete(in: responder)
      }
    }
  }

  /// Deletes the word before the caret, with the characters between them.
  func deleteWord() {
    change {
      last = .other
      endComposition()
      TextTyping.press(.delete, .alternate, in: responder)
    }
  }

  /// Confirms a composition; otherwise it is the return key of the text.
  func returnKey() {
    change {
      last = .other
      if let composer, !composer.isEmpty, language != "ko" {
        let text = composer is PinyinComposer ? composer.plain : composer.finish()
        composer.reset()
        TextTyping.insert(text, into: responder)
        return
      }
      endComposition()
      TextTyping.press(.return, [], in: responder)
    }
  }

  // MARK: Composition

  var isComposing: Bool { composer.map { !$0.isEmpty } ?? false }

  private func showComposition() {
    guard let composer else { return }
    owner = responder
    let text = composer.marked
    TextTyping.mark(text, selectedRange: NSRange(location: text.utf16.count, length: 0), in: responder)
    // The app refused the change.
    if !text.isEmpty, let input = responder as? any UITextInput, input.markedTextRange == nil { composer.reset() }
  }

  /// Ends the composition and keeps its text.
  func endComposition() {
    guard let composer, !composer.isEmpty else { return }
    let text = composer.plain
    composer.reset()
    change {
      if let input = responder as? any UITextInput {
        if input.markedTextRange != nil { TextTyping.insert(text, into: responder) }
      } else if responder is any UIKeyInput {
        TextTyping.insert(text, into: responder)
      }
    }
  }

  /// Ends the composition of a responder that is no longer first; text inputs have kept their marked text.
  func leaveComposition() {
    guard let composer, !composer.isEmpty else { return }
    let text = composer.plain
    composer.reset()
    guard let owner, owner !== responder, !(owner is any UITextInput) else { return }
    (owner as? any UIKeyInput)?.insertText(text)
  }

  /// Handles the key of the small and voiced forms.
  func modifyKana() {
    change {
      guard let composer = composer as? KanaComposer, composer.modifyLast() else { return }
      showComposition()
    }
  }

  func endKanaTaps() { (composer as? KanaComposer)?.endTaps() }

  // MARK: Suggestions

  /// The items of the bar: candidates of the composition, else words for the letters before the caret.
  var candidates: [String] {
    if let composer, !composer.isEmpty { return composer.candidates }
    guard typing.suggests, composer == nil else { return [] }
    return WordSuggestions.list(for: SmartPunctuation.word(before: context), language: language)
  }

  func choose(_ index: Int) {
    change {
      if let composer, !composer.isEmpty {
        let text = composer.choose(index)
        if !text.isEmpty { TextTyping.insert(text, into: responder) }
        return showComposition()
      }
      let list = candidates
      guard list.indices.contains(index) else { return }
      let word = SmartPunctuation.word(before: context)
      let text = list[index].filter { !"“”".contains($0) }
      replace(Edit(length: word.utf16.count, text: text + " "))
      last = .suggestion
    }
  }

  private func correctWord(_ context: String) {
    guard typing.corrects, composer == nil else { return }
    let word = SmartPunctuation.word(before: context)
    guard word.count > 1, let correction = Spelling.correction(of: word, language: language) else { return }
    replace(Edit(length: word.utf16.count, text: correction))
  }

  private typealias Edit = SmartPunctuation.Edit

  private func replace(_ edit: Edit) {
    TextTyping.replace(edit.length, with: edit.text, in: responder)
  }
}
