import UIKit

extension WKWebView: NibAttributeReader {
  package func read(nibAttribute name: String, _ value: String) -> Bool {
    switch name {
    case "allowsBackForwardNavigationGestures": allowsBackForwardNavigationGestures = value == "YES"
    case "allowsLinkPreview": allowsLinkPreview = value == "YES"
    default: return false
    }
    return true
  }
}
