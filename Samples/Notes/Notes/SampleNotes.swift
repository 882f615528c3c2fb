import UIKit

/// The notes that a new user finds.
enum SampleNotes {
  /// Saves them, a minute apart.
  static func fill(_ store: NoteStore, date: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
    for (index, text) in all.enumerated() {
      let note = Note(id: UUID(), text: text, modified: date.addingTimeInterval(-60 * Double(index)))
      do { try store.save(note) } catch { print("\(note.title) was not saved: \(error)") }
    }
  }

  static var all: [NSAttributedString] { [welcome, languages, shopping, picture] }

  private static var welcome: NSAttributedString {
    let text = NSMutableAttributedString(string: "Welcome to Notes\n", attributes: NoteText.attributes(.traitBold))
    text.append(plain("Write "))
    text.append(NSAttributedString(string: "bold", attributes: NoteText.attributes(.traitBold)))
    text.append(plain(", "))
    text.append(NSAttributedString(string: "italic", attributes: NoteText.attributes(.traitItalic)))
    text.append(plain(" and "))
    var underlined = NoteText.attributes()
    underlined[.underlineStyle] = NSUnderlineStyle.single.rawValue
    text.append(NSAttributedString(string: "underlined", attributes: underlined))
    text.append(plain(" words.\n\nMore is at https://www.example.com/notes, or call +1 (555) 010-0199.\n"))
    return text
  }

  /// Scripts from left to right and from right to left, in paragraphs of their own and mixed in one.
  static var languages: NSAttributedString {
    let text = NSMutableAttributedString(string: "Hello, world\n", attributes: NoteText.attributes(.traitBold))
    text.append(
      plain(
        """
        مرحبا بالعالم
        שלום עולם
        你好，世界
        สวัสดี
        Γειά σου Κόσμε · Привет, мир
        👋🏽 🌍 👩‍👩‍👧 🇺🇳

        The word سلام is Arabic and שלום is Hebrew; both mean peace, 和平 in Chinese.

        """))
    return text
  }

  private static var shopping: NSAttributedString {
    plain("Shopping\nBread, apples, coffee ☕️\nTwo metres of string\n")
  }

  private static var picture: NSAttributedString {
    let text = NSMutableAttributedString(string: "The lake\n", attributes: NoteText.attributes(.traitBold))
    text.append(plain("In the evening, from the north shore:\n"))
    text.append(NSAttributedString(attachment: NoteText.picture(Landscape.image)))
    text.append(plain("\nTake the boat next time.\n"))
    text.addAttributes(NoteText.attributes(), range: NSRange(location: text.length - 27, length: 27))
    return text
  }

  private static func plain(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: NoteText.attributes())
  }
}
