import Foundation

/// The localized descriptions of errors with the wording of Apple's platforms, since apps display them to users.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/foundation/nserror/1414418-localizeddescription>; the sentences are
/// those that iOS 17 shows in English.
enum ErrorText {
  static let beginning = "The operation couldn’t be completed."

  static func description(_ domain: String, _ code: Int, _ userInfo: [String: Any]) -> String {
    if domain == NSURLErrorDomain,
      userInfo[NSURLErrorFailingURLErrorKey] != nil || userInfo[NSLocalizedDescriptionKey] != nil,
      let text = connections[code]
    {
      // The messages of the networking library are for developers.
      return text
    }
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    if let reason = userInfo[NSLocalizedFailureReasonErrorKey] as? String {
      return "\(userInfo["NSLocalizedFailure"] as? String ?? beginning) \(reason)"
    }
    switch domain {
    case NSCocoaErrorDomain:
      if let text = file(code, name(in: userInfo), userInfo) { return text }
      return "\(beginning) (Cocoa error \(code).)"
    case NSPOSIXErrorDomain:
      return "\(beginning) \(String(cString: strerror(Int32(truncatingIfNeeded: code))))"
    default: return "\(beginning) (\(domain) error \(code).)"
    }
  }

  private static func name(in userInfo: [String: Any]) -> String? {
    let url = userInfo[NSURLErrorKey] as? URL
    let path = userInfo[NSFilePathErrorKey] as? String ?? url?.path
    return path.map { ($0 as NSString).lastPathComponent }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func file(_ code: Int, _ name: String?, _ userInfo: [String: Any]) -> String? {
    let file = name.map { "The file “\($0)”" } ?? "The file"
    switch CocoaError.Code(rawValue: code) {
    case .fileNoSuchFile: return "\(file) doesn’t exist."
    case .fileLocking: return "\(file) couldn’t be locked."
    case .fileReadUnknown: return "\(file) couldn’t be opened."
    case .fileReadNoPermission: return "\(file) couldn’t be opened because you don’t have permission to view it."
    case .fileReadInvalidFileName: return "\(file) couldn’t be opened because the file name is invalid."
    case .fileReadCorruptFile: return "\(file) couldn’t be opened because it isn’t in the correct format."
    case .fileReadNoSuchFile: return "\(file) couldn’t be opened because there is no such file."
    case .fileReadInapplicableStringEncoding:
      return "\(file) couldn’t be opened using the specified text encoding."
    case .fileReadUnsupportedScheme:
      return "\(file) couldn’t be opened because the specified URL type isn’t supported."
    case .fileReadTooLarge: return "\(file) couldn’t be opened because it’s too large."
    case .fileReadUnknownStringEncoding:
      return "\(file) couldn’t be opened because the text encoding of its contents can’t be determined."
    case .fileWriteUnknown: return "\(file) couldn’t be saved."
    case .fileWriteNoPermission:
      return name.map { "You don’t have permission to save the file “\($0)”." } ?? "You don’t have permission."
    case .fileWriteInvalidFileName: return "\(file) couldn’t be saved because the file name is invalid."
    case .fileWriteFileExists: return "\(file) couldn’t be saved because a file with the same name already exists."
    case .fileWriteInapplicableStringEncoding: return "\(file) couldn’t be saved using the specified text encoding."
    case .fileWriteUnsupportedScheme:
      return "\(file) couldn’t be saved because the specified URL type isn’t supported."
    case .fileWriteOutOfSpace: return "\(file) couldn’t be saved because there isn’t enough space."
    case .fileWriteVolumeReadOnly: return "\(file) couldn’t be saved because the volume is read only."
    case .propertyListReadCorrupt, .coderReadCorrupt:
      return "The data couldn’t be read because it isn’t in the correct format."
    case .coderValueNotFound: return "The data couldn’t be read because it is missing."
    case .coderInvalidValue, .propertyListWriteInvalid:
      return "The data couldn’t be written because it isn’t in the correct format."
    case .propertyListReadUnknownVersion: return "The data is in an unknown format."
    case .keyValueValidation: return "The value is invalid."
    default: return nil
    }
  }

  /// The errors of network connections.
  private static let connections: [Int: String] = [
    -999: "cancelled", -1000: "bad URL", -1001: "The request timed out.", -1002: "unsupported URL",
    -1003: "A server with the specified hostname could not be found.", -1004: "Could not connect to the server.",
    -1005: "The network connection was lost.", -1007: "too many HTTP redirects", -1008: "resource unavailable",
    -1009: "The Internet connection appears to be offline.",
    -1011: "There was a bad response from the server.", -1014: "zero byte resource",
    -1015: "cannot decode raw data",
    -1016: "cannot decode content data", -1017: "cannot parse response",
    -1018: "International roaming is currently off.", -1020: "A data connection is not currently allowed.",
    -1022:
      "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
    -1100: "The requested URL was not found on this server.", -1101: "file is directory",
    -1102: "You do not have permission to access the requested resource.",
    -1103: "resource exceeds maximum size",
    -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
    -1201: "The certificate for this server has expired.", -1202: "The certificate for this server is invalid.",
    -1204: "The certificate for this server is not yet valid.",
  ]
}

/// An error with these descriptions. Its methods replace those of `NSError` in the dispatch table.
final class DescribedError: NSError, @unchecked Sendable {
  override var localizedDescription: String { ErrorText.description(domain, code, userInfo) }

  /// Foundation's implementation traps.
  override var hash: Int { (domain as NSString).hash &+ code }

  override var description: String {
    let reason =
      userInfo[NSLocalizedDescriptionKey] ?? userInfo[NSDebugDescriptionErrorKey]
      ?? userInfo[NSLocalizedFailureReasonErrorKey]
    let head =
      "Error Domain=\(domain) Code=\(code) \"\(reason ?? (ErrorText.isKnown(domain) ? localizedDescription : "(null)"))\""
    guard !userInfo.isEmpty else { return head }
    return head + " UserInfo={\(userInfo.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ", "))}"
  }
}

extension ErrorText {
  static func isKnown(_ domain: String) -> Bool { domain == NSCocoaErrorDomain || domain == NSPOSIXErrorDomain }
}

extension Error {
  /// Returns the `localizedDescription` of any error; the symbol of Foundation's implementation is redirected here.
  @_silgen_name("flipside_errorDescription")
  package func descriptionOfAnyError() -> String {
    if let error = self as? any LocalizedError, !(self is CocoaError), let text = error.errorDescription {
      return text
    }
    if let error = self as? CocoaError {
      return ErrorText.description(NSCocoaErrorDomain, error.code.rawValue, error.userInfo)
    }
    if let error = self as? DecodingError {
      if case .keyNotFound = error { return "The data couldn’t be read because it is missing." }
      if case .valueNotFound = error { return "The data couldn’t be read because it is missing." }
      return "The data couldn’t be read because it isn’t in the correct format."
    }
    if self is EncodingError { return "The data couldn’t be written because it isn’t in the correct format." }
    let error = self as NSError
    return ErrorText.description(error.domain, error.code, error.userInfo)
  }
}
