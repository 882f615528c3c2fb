import SwiftIfConfig
import SwiftSyntax

/// The imports of a bridged file that are changed or added.
struct Imports {
  /// Changes of the author's own imports.
  let edits: [SourceEdit]
  /// Further imports, for the end of the file.
  let added: [String]

  /// Types of ours that Foundation on Linux has too. A file that imports UIKit alone gets ours; one that also
  /// imports Foundation, or something that brings it along, needs to specify the module.
  private static let preferred: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]
  /// Modules that bring no Foundation along beside UIKit's own.
  private static let quiet: Set<String> = ["UIKit", "ObjectiveC", "Dispatch", "Swift"]

  /// Foundation's types that live in a module of their own on Linux. UIKit does not bring that along, because it
  /// loads half of all the libraries of a process; a file that names one of them gets it.
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

  /// Types of ours in ObjectiveC that Foundation on Linux declares otherwise, most of them only as unavailable.
  private static let unavailable: Set<String> = [
    "NSExpression", "NSComparisonPredicate", "DateComponentsFormatter", "MeasurementFormatter",
    "PersonNameComponentsFormatter", "NSCache",
  ]

  /// The types for reading XML that Foundation on Linux declares otherwise, too.
  private static let xml: Set<String> = ["XMLParser", "XMLParserDelegate"]

  init(
    _ tree: SourceFileSyntax, conditions: BuildConditions, addingObjectiveC: Bool, addingFoundation: Bool
  ) {
    let reader = ImportReader(viewMode: .sourceAccurate, configuration: conditions)
    reader.walk(tree)
    let imports = reader.imports
    let used = Self.identifiers(in: tree)
    let runsLoops = used.contains { $0.hasPrefix("CFRunLoop") }
    edits = imports.compactMap { Self.replacement(for: $0, runsLoops: runsLoops) }
    var added: [String] = []
    // On Apple's systems Foundation brings it along, with what our module adds to Foundation's types.
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
    // Of Apple's UIKit; here it depends on the module that shows pages.
    let bringsUIKit = imports.contains { $0.path.first?.name.text == "UIKit" } || Self.bringUIKit(imports)
    if bringsUIKit, used.contains("UIWebView") || used.contains("UIWebViewDelegate") {
      added.append("import WebKit")
    }
    if imports.contains(where: { !Self.quiet.contains($0.path.first?.name.text ?? "") }) {
      added += used.intersection(Self.preferred).sorted().map { "import class UIKit.\($0)" }
    }
    self.added = added
  }

  /// A file that imports a library, or XCTest, sees UIKit on iOS without saying so: the headers of their frameworks
  /// include its own.
  private static func bringUIKit(_ imports: [ImportDeclSyntax]) -> Bool {
    let names = Set(imports.compactMap { $0.path.first?.name.text })
    return !names.contains("UIKit")
      && names.contains {
        $0 == "XCTest" || !BuildConditions.appleModules.union(BuildConditions.foreignModules).contains($0)
      }
  }

  /// `String(localized:)` of Foundation on Apple's systems is our UIKit's, which finds the app's tables of strings.
  private static func localizes(_ imports: [ImportDeclSyntax], _ used: Set<String>) -> Bool {
    let names = Set(imports.compactMap { $0.path.first?.name.text })
    return names.contains("Foundation") && !names.contains("UIKit")
      && (used.contains("localized") || used.contains("LocalizedStringResource"))
  }

  /// UIKit's headers on iOS include those of UserNotifications, so that files that import UIKit alone name its
  /// types.
  private static func lacksNotifications(_ imports: [ImportDeclSyntax]) -> Bool {
    let names = Set(imports.compactMap { $0.path.first?.name.text })
    return !names.contains("UserNotifications") && (names.contains("UIKit") || bringUIKit(imports))
  }

  /// `UNUserNotificationCenter`, `UNNotification`.
  private static func isNameOfUserNotifications(_ name: String) -> Bool {
    [
      "UNUserNotification", "UNNotification", "UNMutableNotification", "UNAuthorization", "UNTextInputNotification",
      "UNCalendarNotification", "UNTimeIntervalNotification", "UNLocationNotification", "UNPushNotification",
    ].contains { name.hasPrefix($0) } || name == "UNError"
  }

  /// `UIView`, `CGRect`.
  private static func isNameOfUIKit(_ name: String) -> Bool {
    if name == "colorLiteral" || name == "imageLiteral" { return true }
    return (name.hasPrefix("UI") || name.hasPrefix("CG")) && name.dropFirst(2).first?.isUppercase == true
  }

  /// Modules here have no submodules: `import os.log` is `import os`. The C library has another name, and the run
  /// loops that are declared as on Apple's systems are in another module than those of Linux's CoreFoundation.
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

  private static func identifiers(in tree: SourceFileSyntax) -> Set<String> {
    var used: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind { used.insert(text) }
    }
    return used
  }
}

/// The imports of a file, in the regions that `#if` leaves active.
private final class ImportReader: ActiveSyntaxVisitor {
  var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
