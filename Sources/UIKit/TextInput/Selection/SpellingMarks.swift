import CoreGraphics
import Foundation

/// The dotted underlines of misspelled words in a text field or text view that is edited. There are none without a
/// dictionary.
@MainActor final class SpellingMarks {
  private weak var host: (any TextEditorHost)?
  private let view = SpellingMarkView(frame: .zero)
  /// The marked words.
  private(set) var ranges: [NSRange] = []
  /// The known results of the dictionary, for the words of a language.
  private var known: [String: Bool] = [:]
  private var language = ""

  init(_ host: any TextEditorHost) { self.host = host }

  /// Finds the misspelled words in sight, and underlines them.
  func update() {
    guard let host else { return }
    // A text view ends its editing after it has resigned.
    let isEdited = host.editor.isEditing && host.isFirstResponder
    ranges = isEdited && marksWords(of: host) ? misspelled(in: host) : []
    guard !ranges.isEmpty else {
      view.isHidden = true
      return
    }
    if view.superview !== host { host.addSubview(view) }
    view.isHidden = false
    view.frame = host.bounds
    let area = host.selectionArea
    view.lines = ranges.flatMap(host.boxes).compactMap { box in
      let shown = area.map { box.intersection($0.insetBy(dx: 0, dy: -box.height)) } ?? box
      return shown.isNull || !shown.isFinite ? nil : shown.offsetBy(dx: -host.bounds.minX, dy: -host.bounds.minY)
    }
  }

  private func marksWords(of host: any TextEditorHost) -> Bool {
    guard Spelling.isOn, !host.hidesText, host.allowsEditing else { return false }
    let traits: any UITextInputTraits = host
    switch traits.keyboardType {
    case .default, .asciiCapable, .twitter, .webSearch, .namePhonePad, .numbersAndPunctuation: break
    default: return false
    }
    if [.username, .password, .newPassword, .oneTimeCode].contains(traits.textContentType) { return false }
    switch traits.spellCheckingType {
    case .no: return false
    case .yes: return true
    default: return traits.autocorrectionType != .no
    }
  }

  private func misspelled(in host: any TextEditorHost) -> [NSRange] {
    let editor = host.editor
    let part = host.visiblePart(of: editor.all)
    if host.spellingLanguage != language || known.count > 4_096 {
      language = host.spellingLanguage
      known = [:]
    }
    var result: [NSRange] = []
    let text = editor.storage.attributedSubstring(from: part).string as NSString
    text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byWords) { word, own, _, _ in
      let range = NSRange(location: own.location + part.location, length: own.length)
      guard let word, !self.isPartial(range, of: part, in: editor), !self.isTyped(range, editor.selection) else {
        return
      }
      if !self.isRight(word) { result.append(range) }
    }
    return result
  }

  /// Returns whether a word may continue beyond the visible part.
  private func isPartial(_ word: NSRange, of part: NSRange, in editor: TextEditor) -> Bool {
    word.location == part.location && part.location > 0
      || NSMaxRange(word) == NSMaxRange(part) && NSMaxRange(part) < editor.length
  }

  /// Returns whether the caret is behind a word, which may be incomplete.
  private func isTyped(_ word: NSRange, _ selection: NSRange) -> Bool {
    selection.length == 0 && selection.location == NSMaxRange(word)
  }

  private func isRight(_ word: String) -> Bool {
    if word.count < 2 || word.count > 40 || word.contains(where: \.isNumber) { return true }
    if UITextChecker.hasLearnedWord(word) { return true }
    if let result = known[word] { return result }
    let result = Spelling.isRight(word, language: language)
    known[word] = result
    return result
  }
}

/// Rows of red dots below words.
private final class SpellingMarkView: UIView {
  /// The diameter of a dot, and the distance of the centers of two dots, in points.
  private static let dot: CGFloat = 2
  private static let pitch: CGFloat = 4

  /// The rectangles of the words.
  var lines: [CGRect] = [] { didSet { if lines != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    UIColor.systemRed.resolvedColor(with: traitCollection).setFill()
    for line in lines where line.intersects(rect) {
      var x = line.minX
      while x + Self.dot <= line.maxX {
        UIBezierPath(ovalIn: CGRect(x: x, y: line.maxY - Self.dot - 1, width: Self.dot, height: Self.dot)).fill()
        x += Self.pitch
      }
    }
  }
}
