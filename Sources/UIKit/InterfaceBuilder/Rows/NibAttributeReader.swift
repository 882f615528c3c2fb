/// A class of a framework above UIKit that Interface Builder files have elements of, such as `WKWebView`. Rows stay
/// in UIKit, so such a class takes the attributes that its ancestors' rows don't know.
@MainActor package protocol NibAttributeReader: AnyObject {
  /// Takes the value of an attribute, before the rows are read.
  /// - Returns: whether the class has an attribute of that name.
  func read(nibAttribute name: String, _ value: String) -> Bool
}
