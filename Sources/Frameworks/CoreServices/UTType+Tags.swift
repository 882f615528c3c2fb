import Foundation
import UniformTypeIdentifiers

/// Extensions of file names as tags of types.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// MIME types as tags of types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A text that a function of Core Services returned for its caller to release. Nothing needs to be released here.
public struct UnmanagedString {
  fileprivate let text: CFString
  /// The text.
  public func takeRetainedValue() -> CFString { text }
  /// The text.
  public func takeUnretainedValue() -> CFString { text }
}

/// The type with a tag: with an extension of file names, or a MIME type.
///
/// - Returns: nil for a class of tags that there is not; a name that begins with `dyn.` for a tag that no type has.
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

/// The tag of a type: its usual extension of file names, or its MIME type; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedString? {
  guard let type = UTType(inUTI) else { return nil }
  switch inTagClass {
  case kUTTagClassFilenameExtension: return type.preferredFilenameExtension.map(UnmanagedString.init)
  case kUTTagClassMIMEType: return type.preferredMIMEType.map(UnmanagedString.init)
  default: return nil
  }
}

/// Whether a type is another one, or one of its kinds.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return inUTI.lowercased() == inConformsToUTI.lowercased()
  }
  return type.conforms(to: other)
}
