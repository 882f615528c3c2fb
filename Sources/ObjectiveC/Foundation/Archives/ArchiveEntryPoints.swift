import Foundation

// The symbols of Foundation's functions are redirected here; see Sources/System/CFoundationOverrides.

@_silgen_name("flipside_makeUnarchiver")
package func makeUnarchiver(_ data: __owned Data) throws -> NSKeyedUnarchiver { try ArchiveDecoder(data) }

/// Implements the deprecated initializer, which accepts every class. Apple's traps on data that is not an archive;
/// this one decodes nothing.
@_silgen_name("flipside_makeOldUnarchiver")
package func makeOldUnarchiver(_ data: __owned Data) -> NSKeyedUnarchiver {
  do {
    return try ArchiveDecoder(data, isSecure: false, policy: .raiseException)
  } catch {
    let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
    ExceptionReport.raise(.invalidArgumentException, text, logged: text)
    guard let failed = try? ArchiveDecoder(failed: error) else {
      preconditionFailure("an empty archive can't be read")
    }
    return failed
  }
}

@_silgen_name("flipside_unarchive")
package func unarchive(_ data: Data) -> Any? { unarchiveByPath(data) }

@_silgen_name("flipside_unarchiveFile")
package func unarchiveFile(_ path: String) -> Any? {
  FileManager.default.contents(atPath: path).flatMap(unarchiveByPath)
}

@_silgen_name("flipside_unarchiveTopLevel")
package func unarchiveTopLevel(_ data: Data) throws -> Any? {
  try root(of: ArchiveDecoder(data, isSecure: false), nil)
}

@_silgen_name("flipside_unarchiveClasses")
package func unarchive(ofClasses classes: [AnyClass], from data: Data) throws -> Any? {
  try root(of: ArchiveDecoder(data), classes)
}

@_silgen_name("flipside_unarchiveClass")
package func unarchive<Decoded>(ofClass cls: Decoded.Type, from data: Data) throws -> Decoded?
where Decoded: NSObject, Decoded: NSCoding { try root(of: ArchiveDecoder(data), [cls]) as? Decoded }

private func unarchiveByPath(_ data: Data) -> Any? {
  do {
    return try root(of: ArchiveDecoder(data, isSecure: false), nil)
  } catch {
    let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
    ExceptionReport.raise(.invalidArgumentException, text, logged: text)
    return nil
  }
}

private func root(of decoder: ArchiveDecoder, _ classes: [AnyClass]?) throws -> Any? {
  let key = NSKeyedArchiveRootObjectKey
  guard decoder.containsValue(forKey: key) else { throw ArchiveError.missing(key) }
  let object = decoder.object(key, of: classes)
  decoder.finishDecoding()
  if let error = decoder.error { throw error }
  return object
}
