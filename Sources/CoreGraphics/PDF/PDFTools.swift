import Foundation

/// The command-line tools that read PDF files: poppler's `pdfinfo` and `pdftocairo`, which the launcher installs.
/// Asset catalogs are built with them, too.
enum PDFTools {
  /// The time limit in seconds, since a malicious file can take forever.
  private static let limit = 20

  /// Returns the lines that `pdfinfo` prints about the file and its first thousand pages; nil if the data is not a
  /// PDF.
  static func information(_ data: Data, password: String?) -> [String]? {
    output("pdfinfo", data) { file in
      ["-box", "-f", "1", "-l", "1000"] + options(password) + [file]
    }.map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
  }

  /// Returns a page rendered as a PNG file, with a resolution in pixels per inch.
  static func picture(_ data: Data, page: Int, resolution: Double, password: String?) -> Data? {
    output("pdftocairo", data) { file in
      ["-png", "-singlefile", "-transp", "-f", "\(page)", "-l", "\(page)", "-r", "\(resolution)"]
        + options(password)
        + [file, "-"]
    }
  }

  private static func options(_ password: String?) -> [String] { password.map { ["-upw", $0] } ?? [] }

  private static func output(_ program: String, _ data: Data, _ arguments: (String) -> [String]) -> Data? {
    var template = Array("\(NSTemporaryDirectory())/pdf-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (file, result) = (folder + "/in.pdf", folder + "/out")
    guard FileManager.default.createFile(atPath: file, contents: data) else { return nil }
    guard run(["timeout", "\(limit)", program] + arguments(file), output: result) else { return nil }
    return FileManager.default.contents(atPath: result)
  }

  /// Runs a program. Returns false if it is not installed or fails.
  private static func run(_ words: [String], output: String) -> Bool {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    // The app's environment is not inherited, because its settings of the dynamic loader apply to the app only.
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("PATH=/usr/local/bin:/usr/bin:/bin"), nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, &variables) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}
