/// The parts of a source file that other files depend on: its types with the members that Objective-C may see.
struct FileSummary: Codable, Hashable, Sendable {
  var types: [TypeSummary] = []
  /// The methods that `#selector` names anywhere in the file, by base name.
  var selectedNames: Set<String> = []
  /// Whether the file imports a module of tests.
  var importsTests: Bool?
}

/// A declaration of a type, or an extension of one.
struct TypeSummary: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable { case `class`, `protocol`, value, `extension` }

  /// The dotted name from the top of the module: `List.Cell`.
  var name: String
  var kind: Kind
  /// The types after the colon, without generic arguments.
  var inherited: [String] = []
  var isGeneric = false
  var exposesAllMembers = false
  /// `public` or `open`, or nothing.
  var access: String?
  /// `private` or `fileprivate`: other files can't name it.
  var isPrivate = false
  /// An extension for some arguments of a generic type only.
  var isConstrained = false
  var members: [MemberSummary] = []
  /// The index of its file in the module; set by the index.
  var file = 0
}

struct MemberSummary: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable { case method, property, initializer }

  var kind: Kind
  /// The base name: `tap` of `tap(_:)`.
  var name: String
  /// The argument labels of a method, `_` for none.
  var labels: [String] = []
  /// The types of a method's parameters as written, to distinguish overloads.
  var parameterTypes: [String] = []
  var isThrowing = false
  /// Whether Objective-C would see it.
  var isExposed = false
  /// Whether it is an optional requirement of an Objective-C protocol.
  var isOptional = false
  /// The name that `@objc(name)` gives it.
  var explicitName: String?
  var isOverride = false
  /// A member of the class, not of its objects.
  var isStatic = false
  /// `private` or `fileprivate`.
  var isPrivate = false
  /// The offset of its name in the file.
  var offset = 0
  /// Whether a property is declared as `AnyObject`; nil for other members.
  var isAnyObject: Bool?
  /// The parameters of an initializer that a call may omit; nil for other members.
  var defaults: [Bool]?
  /// Whether an initializer is `convenience`; nil for other members.
  var isConvenience: Bool?
  /// The signature with which a forwarding member can be written; nil if none can be needed.
  var signature: MemberSignature?

  /// The selector of a method, or of a property's getter.
  var selector: String {
    if let explicitName { return explicitName }
    switch kind {
    case .method: return ObjectiveCName.selector(baseName: name, labels: labels, throwing: isThrowing)
    case .initializer: return ObjectiveCName.initializerSelector(labels: labels)
    case .property: return name
    }
  }

  /// The name with labels as Swift writes it: `tap(_:)`, or a property's name.
  var fullName: String { kind == .property ? name : "\(name)(\(labels.map { "\($0):" }.joined()))" }
}

/// The parts of a method's or computed property's declaration, on one line.
struct MemberSignature: Codable, Hashable, Sendable {
  struct Parameter: Codable, Hashable, Sendable {
    var label: String
    var type: String
    var defaultValue: String?
  }

  /// Attributes that another declaration with the same meaning needs, and the access.
  var prefix = ""
  var generics = ""
  var parameters: [Parameter] = []
  /// `async throws`.
  var effects = ""
  /// The type that a method returns or that a property has.
  var type: String?
  var requirements = ""
  var isWritable = false
  /// The observers of a property that has those in place of a getter: `didSet`, `willSet`.
  var observers: [String]?
}
