/// A class of a framework above UIKit that occurs in Interface Builder files, such as `WKWebView`. It cannot have a
/// `NibRow`, which is internal to UIKit, so it reads its additional attributes by this protocol.
@MainActor package protocol NibAttributeReader: AnyObject {
  /// Reads the value of an attribute, before the rows are read.
  /// - Returns: whether the class has an attribute with that name.
  func read(nibAttribute name: String, _ value: String) -> Bool
}
