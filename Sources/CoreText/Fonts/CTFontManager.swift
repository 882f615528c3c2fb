// Registration of fonts that an app provides.

/// The scope of a font's registration. In Flipside, all scopes have the effect of `.process`.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope. On Apple's platforms, nothing is registered.
  case none = 0
  /// The current process, until it ends.
  case process = 1
  /// All processes of the user, until the font is unregistered.
  case persistent = 2
  /// All processes of the login session, on macOS.
  case session = 3
}

/// The errors of font registration.
public enum CTFontManagerError: CFIndex, Error, Sendable {
  /// There is no file at the URL.
  case fileNotFound = 101
  /// The file can't be read because of its permissions.
  case insufficientPermissions = 102
  /// The file does not have a supported font format.
  case unrecognizedFormat = 103
  /// The tables of the font file are invalid.
  case invalidFontData = 104
  /// The fonts of the file are already registered.
  case alreadyRegistered = 105
  /// The fonts of the file are not registered.
  case notRegistered = 201
}

/// A Core Foundation error, which is an `NSError` on Linux.
public typealias CFError = NSError

/// Registers the fonts of a file under their names.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if let failure = register(fontURL) {
    error?.pointee = .passRetained(
      NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: failure.rawValue))
    return false
  }
  return true
}

/// Registers the fonts of several files; errors are logged.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs { if let failure = register(url) { errors.append(failure) } }
  _ = registrationHandler?(errors, true)
}

/// Unregisters the fonts of a file; returns false if they were not registered. Existing layouts keep them.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { RegisteredFonts.unregister(path: fontURL.path) }

/// Registers a `CGFont` under its name.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let source = font.source as? FontSource else { return false }
  return RegisteredFonts.register(path: source.face.path)
}

private func register(_ url: URL) -> CTFontManagerError? {
  guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return .fileNotFound }
  if !RegisteredFonts.names(path: url.path).isEmpty { return .alreadyRegistered }
  return RegisteredFonts.register(path: url.path) ? nil : .unrecognizedFormat
}
