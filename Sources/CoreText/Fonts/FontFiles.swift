internal import CFontconfig

/// The font files that Flipside uses. Other fonts are never used, so that text looks the same on every machine. The
/// launcher installs the packages of these files; a test compares the launcher's list with the names in this file.
///
/// The files are searched in the usual directories of distributions first, and then with fontconfig, which is
/// slower to start. Fontconfig reads Flipside's configuration instead of those of the machine and the user.
enum FontFiles {
  /// The directories of fonts: one that `FLIPSIDE_FONTS` specifies, and those of the packages on Debian, Ubuntu,
  /// Fedora and Arch.
  private static let directories: [String] = {
    let extra = ProcessInfo.processInfo.environment["FLIPSIDE_FONTS"].map { [$0] } ?? []
    return extra + [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
      "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/liberation",
      "/usr/share/fonts/truetype/liberation2", "/usr/share/fonts/opentype/urw-base35",
      "/usr/share/fonts/truetype/adf", "/usr/share/fonts/opentype/cantarell",
      "/usr/share/fonts/opentype/comic-neue",
      "/usr/share/fonts/truetype/quicksand", "/usr/share/fonts/opentype/dancingscript",
      "/usr/share/fonts/opentype/roboto/slab", "/usr/share/fonts/opentype/didot",
      "/usr/share/fonts/truetype/crosextra", "/usr/share/fonts/opentype/linux-libertine",
      "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter", "/usr/share/fonts/noto",
      "/usr/share/fonts/noto-cjk", "/usr/share/fonts/TTF",
    ]
  }()

  /// Patterns of files in these directories that belong to other packages: user interface variants, and weights and
  /// widths that are not used.
  private static let foreign = [
    "*UI-*", "*NotoMono*", "*NotoSansMono*", "*Condensed*", "*Thin*", "*Light*", "*Medium*", "*DemiBold*",
    "*SemiBold*",
    "*ExtraBold*", "*Black*", "*.pfb", "*.pcf*",
  ]

  /// Returns the path of a file with one of several names, in order of preference.
  static func find(_ names: [String]) -> String? {
    for name in names {
      for directory in directories {
        let path = directory + "/" + name
        if access(path, R_OK) == 0 { return path }
      }
    }
    return nil
  }

  /// Returns the file and face that fontconfig finds for a family; nil if the family is not installed.
  static func match(family: String, weight: CGFloat, isItalic: Bool) -> (path: String, index: Int)? {
    query { pattern in
      FcPatternAddString(pattern, FC_FAMILY, family)
      FcPatternAddInteger(pattern, FC_WEIGHT, weight >= 0.3 ? 200 : weight <= -0.3 ? 50 : 80)
      FcPatternAddInteger(pattern, FC_SLANT, isItalic ? 100 : 0)
    } accept: { found in
      var name: UnsafeMutablePointer<FcChar8>?
      var index: Int32 = 0
      while FcPatternGetString(found, FC_FAMILY, index, &name) == FcResultMatch, let name {
        if String(cString: name).lowercased() == family.lowercased() { return true }
        index += 1
      }
      return false
    }
  }

  /// Returns the file and face of any font that has a character; nil if there is none.
  static func match(character: UInt32) -> (path: String, index: Int)? {
    guard let characters = FcCharSetCreate() else { return nil }
    defer { FcCharSetDestroy(characters) }
    FcCharSetAddChar(characters, character)
    return query { pattern in
      FcPatternAddCharSet(pattern, FC_CHARSET, characters)
      FcPatternAddBool(pattern, FC_SCALABLE, 1)
    } accept: { found in
      var has: OpaquePointer?
      guard FcPatternGetCharSet(found, FC_CHARSET, 0, &has) == FcResultMatch else { return false }
      return FcCharSetHasChar(has, character) != 0
    }
  }

  private static let configuration: String = {
    func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
    let folders = directories.map { "<dir>\(escaped($0))</dir>" }
    let globs = foreign.map { "<glob>\($0)</glob>" }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(folders.joined(separator: "\n"))
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont><rejectfont>\(globs.joined())</rejectfont></selectfont>
      </fontconfig>
      """
  }()

  private static let fontconfig: OpaquePointer? = {
    guard let config = FcConfigCreate() else { return nil }
    guard FcConfigParseAndLoadFromMemory(config, configuration, 1) != 0, FcConfigBuildFonts(config) != 0 else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }()

  private static func query(
    _ describe: (OpaquePointer) -> Void, accept: (OpaquePointer) -> Bool
  ) -> (path: String, index: Int)? {
    guard let fontconfig, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    describe(pattern)
    FcConfigSubstitute(fontconfig, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let found = FcFontMatch(fontconfig, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard accept(found) else { return nil }
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(found, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
    FcPatternGetInteger(found, FC_INDEX, 0, &index)
    return (String(cString: file), Int(index & 0xffff))
  }
}
