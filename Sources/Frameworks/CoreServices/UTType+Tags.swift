import Foundation
import UniformTypeIdentifiers

/// The tag class of file name extensions.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The tag class of MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A string that a function of Core Services returns. No memory management is needed for it.
public struct UnmanagedString {
  fileprivate let text: CFString
  /// Returns the string.
  public func takeRetainedValue() -> CFString { text }
  /// Returns the string.
  public func takeUnretainedValue() -> CFString { text }
}

/// Returns the type for a tag, which is a file name extension or a MIME type.
///
/// - Returns: nil for an unknown tag class; an identifier that begins with `dyn.` if no type has the tag.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedString? {
  let type: UTType?
  switch inTagClass {
  case kUTTagClassFilenameExtension: type = UTType(filenameExtension: inTag)
  case kUTTagClassMIMEType: type = UTType(mimeType: inTag)
  default: return nil
  }
  return UnmanagedString(text: type?.identifier ?? "dyn." + inTag.lowercased())
}

/// Returns the preferred tag of a type: its file name extension or its MIME type; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedString? {
  guard let type = UTType(inUTI) else { return nil }
  switch inTagClass {
  case kUTTagClassFilenameExtension: return type.preferredFilenameExtension.map(UnmanagedString.init)
  case kUTTagClassMIMEType: return type.preferredMIMEType.map(UnmanagedString.init)
  default: return nil
  }
}

/// Returns whether a type equals another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return inUTI.lowercased() == inConformsToUTI.lowercased()
  }
  return type.conforms(to: other)
}
