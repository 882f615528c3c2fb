// Fonts that the app brings.

/// The lifetime of a font's registration; all last for the process here.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope, which registers nothing on Apple's systems.
  case none = 0
  /// Until the process ends, for this process alone.
  case process = 1
  /// The font is registered for all processes of the user until it is unregistered, on Apple's systems.
  case persistent = 2
  /// The font is registered for all processes of this login session, on Macs.
  case session = 3
}

/// The reasons for which a font could not be registered.
public enum CTFontManagerError: CFIndex, Error, Sendable {
  /// There is no file at that URL.
  case fileNotFound = 101
  /// The file may not be read.
  case insufficientPermissions = 102
  /// The file is not a font of a known format.
  case unrecognizedFormat = 103
  /// The file has a known format, but its tables are not valid.
  case invalidFontData = 104
  /// The fonts of that file are registered already.
  case alreadyRegistered = 105
  /// The fonts of that file were not registered.
  case notRegistered = 201
}

/// A Core Foundation error; on Linux the Swift value.
public typealias CFError = NSError

/// Makes the fonts of a file known by their names.
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

/// Registers several font files; errors are logged.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs { if let failure = register(url) { errors.append(failure) } }
  _ = registrationHandler?(errors, true)
}

/// Makes a file's fonts unknown again; false if they were not registered. Text that is laid out already keeps them.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { RegisteredFonts.unregister(path: fontURL.path) }

/// Makes a `CGFont` known by its name.
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
