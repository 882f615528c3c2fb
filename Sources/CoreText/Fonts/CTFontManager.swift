// Fonts that the app brings.

/// How long a registered font is known; all last for the process here.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Why a font could not be registered.
public enum CTFontManagerError: CFIndex, Error, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
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

/// As for one file, for several; errors are logged.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs { if let failure = register(url) { errors.append(failure) } }
  _ = registrationHandler?(errors, true)
}

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
