import SwiftIfConfig
import SwiftSyntax

/// The changed and the added imports of a bridged file.
struct Imports {
  /// The changes of the author's own imports.
  let edits: [SourceEdit]
  /// The import declarations that are added at the end of the file.
  let added: [String]

  /// Types that both Flipside and Foundation on Linux declare. A file that imports UIKit alone sees Flipside's; a
  /// file that imports Foundation as well, directly or through another module, must name the module.
  private static let preferred: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]
  /// Modules that do not re-export Foundation.
  private static let quiet: Set<String> = ["UIKit", "ObjectiveC", "Dispatch", "Swift"]

  /// Types that on Linux are in FoundationNetworking. UIKit does not re-export that module, whose libraries are
  /// half of all that a process would load; a file that names one of these types imports it.
  private static let networking: Set<String> = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionStreamTask", "URLSessionWebSocketTask", "URLSessionDelegate",
    "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionTaskMetrics",
    "URLRequest",
    "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache",
    "URLProtocol",
    "URLProtocolClient", "URLCredential", "URLCredentialStorage", "URLAuthenticationChallenge",
    "URLProtectionSpace",
    "HTTPCookie", "HTTPCookieStorage", "HTTPCookiePropertyKey", "NSURLConnection", "URLSessionWebSocketDelegate",
    "URLSessionTaskTransactionMetrics", "URLAuthenticationChallengeSender", "NSURLRequestNetworkServiceType",
    "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodHTTPBasic",
    "NSURLAuthenticationMethodDefault", "NSURLAuthenticationMethodClientCertificate",
    "NSURLAuthenticationMethodHTTPDigest", "NSURLAuthenticationMethodHTMLForm", "NSURLAuthenticationMethodNTLM",
    "NSURLAuthenticationMethodNegotiate",
  ]

  /// Types that Foundation on Linux declares differently, most of them as unavailable; Flipside's are in
  /// ObjectiveC.
  private static let unavailable: Set<String> = [
    "NSExpression", "NSComparisonPredicate", "DateComponentsFormatter", "MeasurementFormatter",
    "PersonNameComponentsFormatter", "NSCache",
  ]

  /// The types for parsing XML that Foundation on Linux declares in another module.
  private static let xml: Set<String> = ["XMLParser", "XMLParserDelegate"]

  /// Reads the imports of a file, and determines those that it needs in addition.
  /// - Parameter used: the identifiers in the file, at least those that begin with an uppercase letter.
  init(
    _ tree: SourceFileSyntax, using used: Set<String>, conditions: BuildConditions, addingObjectiveC: Bool,
    addingFoundation: Bool
  ) {
    let reader = ImportReader(viewMode: .sourceAccurate, configuration: conditions)
    reader.walk(tree)
    let imports = reader.imports
    let runsLoops = used.contains { $0.hasPrefix("CFRunLoop") }
    edits = imports.compactMap { Self.replacement(for: $0, runsLoops: runsLoops) }
    var added: [String] = []
    // On Apple's systems Foundation re-exports ObjectiveC, which here also contains our additions to Foundation's
    // types.
    if addingObjectiveC || !imports.isEmpty { added.append("import ObjectiveC") }
    added += used.intersection(Self.unavailable).sorted().map { "import class ObjectiveC.\($0)" }
    if used.contains("NSCacheDelegate") { added.append("import protocol ObjectiveC.NSCacheDelegate") }
    let isNetworking = !used.isDisjoint(with: Self.networking)
    if addingFoundation || (isNetworking && imports.isEmpty) { added.append("import Foundation") }
    if isNetworking { added.append("import FoundationNetworking") }
    if !imports.isEmpty, !used.isDisjoint(with: Self.xml) { added.append("import FoundationXML") }
    let namesUIKit = Self.bringUIKit(imports) && used.contains(where: Self.isNameOfUIKit)
    if namesUIKit || Self.localizes(imports, used) { added.append("import UIKit") }
    if Self.lacksNotifications(imports), used.contains(where: Self.isNameOfUserNotifications) {
      added.append("import UserNotifications")
    }
    // On iOS these types are part of UIKit; in Flipside they are in WebKit.
    let bringsUIKit = imports.contains { $0.path.first?.name.text == "UIKit" } || Self.bringUIKit(imports)
    if bringsUIKit, used.contains("UIWebView") || used.contains("UIWebViewDelegate") {
      added.append("import WebKit")
    }
    if imports.contains(where: { !Self.quiet.contains($0.path.first?.name.text ?? "") }) {
      added += used.intersection(Self.preferred).sorted().map { "import class UIKit.\($0)" }
    }
    self.added = added
  }

  /// Returns whether the file sees UIKit without importing it. On iOS the headers of XCTest and of libraries
  /// include UIKit's.
  private static func bringUIKit(_ imports: [ImportDeclSyntax]) -> Bool {
    let names = Set(imports.compactMap { $0.path.first?.name.text })
    return !names.contains("UIKit")
      && names.contains {
        $0 == "XCTest" || !BuildConditions.appleModules.union(BuildConditions.foreignModules).contains($0)
      }
  }

  /// Returns whether the file uses Foundation's `String(localized:)`, which in Flipside is part of UIKit and reads
  /// the app's string tables.
  private static func localizes(_ imports: [ImportDeclSyntax], _ used: Set<String>) -> Bool {
    let names = Set(imports.compactMap { $0.path.first?.name.text })
    return names.contains("Foundation") && !names.contains("UIKit")
      && (used.contains("localized") || used.contains("LocalizedStringResource"))
  }

  /// Returns whether UserNotifications must be added. On iOS UIKit's headers include it, so a file that imports
  /// UIKit alone can use its types.
  private static func lacksNotifications(_ imports: [ImportDeclSyntax]) -> Bool {
    let names = Set(imports.compactMap { $0.path.first?.name.text })
    return !names.contains("UserNotifications") && (names.contains("UIKit") || bringUIKit(imports))
  }

  /// Returns whether the name has the prefix of a type of UserNotifications.
  private static func isNameOfUserNotifications(_ name: String) -> Bool {
    [
      "UNUserNotification", "UNNotification", "UNMutableNotification", "UNAuthorization", "UNTextInputNotification",
      "UNCalendarNotification", "UNTimeIntervalNotification", "UNLocationNotification", "UNPushNotification",
    ].contains { name.hasPrefix($0) } || name == "UNError"
  }

  /// Returns whether the name has the prefix of a type of UIKit or CoreGraphics.
  private static func isNameOfUIKit(_ name: String) -> Bool {
    if name == "colorLiteral" || name == "imageLiteral" { return true }
    return (name.hasPrefix("UI") || name.hasPrefix("CG")) && name.dropFirst(2).first?.isUppercase == true
  }

  /// Returns the edit that replaces the module of an import. Flipside's modules have no submodules (`import os.log`
  /// becomes `import os`), the C library has another name on Linux, and Flipside declares `CFRunLoop` in
  /// CoreGraphics.
  private static func replacement(for node: ImportDeclSyntax, runsLoops: Bool) -> SourceEdit? {
    guard node.importKindSpecifier == nil, let first = node.path.first else { return nil }
    let module: String
    switch first.name.text {
    case "Darwin": module = "Glibc"
    case "CoreFoundation" where runsLoops: module = "CoreGraphics"
    case let name: module = name
    }
    guard node.path.count > 1 || module != first.name.text else { return nil }
    return SourceEdit(range: node.path.trimmedBytes, replacement: module)
  }
}

/// Collects the imports of a file, in the regions that `#if` leaves active.
private final class ImportReader: ActiveSyntaxVisitor {
  var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
