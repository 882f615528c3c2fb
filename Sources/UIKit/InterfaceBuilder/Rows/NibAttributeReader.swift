/// A class of a framework above UIKit that Interface Builder files contain, such as `WKWebView`. Rows belong to
/// UIKit, so such a class reads the attributes that its ancestors' rows don't have.
@MainActor package protocol NibAttributeReader: AnyObject {
  /// Reads the value of an attribute, before the rows are read.
  /// - Returns: whether the class has an attribute with that name.
  func read(nibAttribute name: String, _ value: String) -> Bool
}
