import APITables
import Foundation
import XcodeProject
#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Finds the elements and attributes of xibs and storyboards that Flipside's nib reader does not support.
final class NibUses: NSObject, XMLParserDelegate {
  private let tables: APITables
  private let path: String
  private var uses: [APIUse] = []

  /// Returns the unsupported items of a file; nil if the file is not valid XML.
  static func find(in path: String, tables: APITables) -> [APIUse]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let reader = NibUses(tables: tables, path: path)
    return XMLFile.parse(data, delegate: reader) == nil ? reader.uses : nil
  }

  private init(tables: APITables, path: String) {
    self.tables = tables
    self.path = path
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard let type = className(of: name, attributes) else { return }
    func report(_ what: String, _ status: APIUse.Status, owner: String? = nil) {
      uses.append(
        APIUse(
          kind: .interfaceBuilder, name: what, status: status, missingOwner: owner, file: path,
          line: parser.lineNumber))
    }
    if tables.isApples(type) || type.hasPrefix("WK") || type.hasPrefix("MK"), tables.declared.types[type] == nil {
      return report(type, .missing)
    }
    for attribute in attributes.keys.sorted()
    where !Self.editorAttributes.contains(attribute) && !tables.declared.nibWords.contains(attribute) {
      report("\(type) \(attribute)=\"…\"", .partial)
    }
  }

  /// Elements whose names do not follow from the names of their classes.
  private static let exceptions = [
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "wkWebView": "WKWebView", "mapView": "MKMapView",
  ]

  /// Returns the class of an element that describes an object of UIKit; nil for other elements.
  private func className(of element: String, _ attributes: [String: String]) -> String? {
    if let exception = Self.exceptions[element] { return exception }
    guard attributes["id"] != nil, element != "device" else { return nil }
    let name = "UI" + element.prefix(1).uppercased() + element.dropFirst()
    return tables.isApples(name) ? name : nil
  }

  /// Attributes that only Interface Builder itself uses.
  private static let editorAttributes: Set<String> = [
    "id", "key", "userLabel", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "sceneMemberID",
    "translatesAutoresizingMaskIntoConstraints", "customClass", "customModule", "customModuleProvider",
    "colorLabel",
    "contentViewInsetsToSafeArea", "propertyAccessControl", "horizontalCompressionResistancePriority",
    "storyboardIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "restorationIdentifier", "explanationText", "animations",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "canvasLocation", "tag", "wantsLayer", "opaque",
    "clipsSubviews", "multipleTouchEnabled", "ibShadowedLabel", "automaticallyAdjustsScrollViewInsets",
  ]
}
