import UIKit

/// The notes, each a document in a folder: RTF, or RTFD where it has pictures, which RTF has no room for.
class NoteStore {
  static let shared = NoteStore(
    folder: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(
      "Notes"))

  /// The last that was changed is the first.
  private(set) var notes: [Note] = []
  private let folder: URL
  private let files = FileManager.default

  init(folder: URL) {
    self.folder = folder
    reload()
  }

  /// Reads all notes from their files.
  func reload() {
    let urls = try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    notes = (urls ?? []).compactMap(read)
    sort()
  }

  func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

  func notes(matching search: String) -> [Note] { search.isEmpty ? notes : notes.filter { $0.matches(search) } }

  /// Adds a note or replaces the one that has its identifier.
  func save(_ note: Note) throws {
    notes.removeAll { $0.id == note.id }
    notes.append(note)
    sort()
    try write(note)
  }

  func remove(_ id: Note.ID) {
    notes.removeAll { $0.id == id }
    removeFiles(of: id)
  }

  func removeAll() {
    for note in notes { remove(note.id) }
  }

  private func sort() { notes.sort { $0.modified > $1.modified } }

  // MARK: Files

  private func url(_ id: Note.ID, _ type: String) -> URL {
    folder.appendingPathComponent(id.uuidString).appendingPathExtension(type)
  }

  private func removeFiles(of id: Note.ID) {
    for type in ["rtf", "rtfd"] { try? files.removeItem(at: url(id, type)) }
  }

  private func read(_ url: URL) -> Note? {
    guard let id = UUID(uuidString: url.deletingPathExtension().lastPathComponent),
      let text = try? NSAttributedString(url: url, options: [:], documentAttributes: nil)
    else { return nil }
    let date = try? files.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    return Note(id: id, text: NoteText.styled(text), modified: date ?? .distantPast)
  }

  private func write(_ note: Note) throws {
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    removeFiles(of: note.id)
    let all = NSRange(location: 0, length: note.text.length)
    let url: URL
    if note.text.containsAttachments(in: all) {
      url = self.url(note.id, "rtfd")
      let document = try note.text.fileWrapper(
        from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
      try document.write(to: url, options: .atomic, originalContentsURL: nil)
    } else {
      url = self.url(note.id, "rtf")
      try note.text.data(from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        .write(to: url, options: .atomic)
    }
    try files.setAttributes([.modificationDate: note.modified], ofItemAtPath: url.path)
  }
}
