/// The parts of a source file that other files depend on: its types with the members that may be visible to
/// Objective-C.
struct FileSummary: Hashable, Sendable {
  var types: [TypeSummary] = []
  /// The base names of the methods that `#selector` names anywhere in the file.
  var selectedNames: Set<String> = []
  /// Whether the file imports a test framework.
  var importsTests: Bool?
}

/// A declaration of a type, or an extension of one.
struct TypeSummary: Hashable, Sendable {
  enum Kind: UInt8, Sendable { case `class`, `protocol`, value, `extension` }

  /// The name with its enclosing types, as in `List.Cell`.
  var name: String
  var kind: Kind
  /// The names in the inheritance clause, without generic arguments.
  var inherited: [String] = []
  var isGeneric = false
  var exposesAllMembers = false
  /// `public`, `open` or nil.
  var access: String?
  /// Whether the type is `private` or `fileprivate`, so that other files can't name it.
  var isPrivate = false
  /// Whether this is an extension with a `where` clause, which applies to some generic arguments only.
  var isConstrained = false
  var members: [MemberSummary] = []
  /// The number of its file in the module; assigned by the index.
  var file = 0
}

struct MemberSummary: Hashable, Sendable {
  enum Kind: UInt8, Sendable { case method, property, initializer }

  var kind: Kind
  /// The base name: `tap` of `tap(_:)`.
  var name: String
  /// The argument labels of a method; `_` for a parameter without one.
  var labels: [String] = []
  /// The types of a method's parameters as written, to distinguish overloads.
  var parameterTypes: [String] = []
  var isThrowing = false
  /// Whether the member is visible to Objective-C.
  var isExposed = false
  /// Whether the member is an optional requirement of an Objective-C protocol.
  var isOptional = false
  /// The name that `@objc(name)` gives it.
  var explicitName: String?
  var isOverride = false
  /// Whether the member belongs to the class and not to its instances.
  var isStatic = false
  /// Whether the member is `private` or `fileprivate`.
  var isPrivate = false
  /// The offset of the member's name in the file, in bytes.
  var offset = 0
  /// Whether a property is declared as `AnyObject`; nil for other members.
  var isAnyObject: Bool?
  /// For each parameter of an initializer, whether it has a default value; nil for other members.
  var defaults: [Bool]?
  /// Whether an initializer is `convenience`; nil for other members.
  var isConvenience: Bool?
  /// The signature from which a forwarding member can be written; nil if no such member can be needed.
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
struct MemberSignature: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    var label: String
    var type: String
    var defaultValue: String?
  }

  /// The access level, and the attributes that a forwarding declaration must repeat.
  var prefix = ""
  var generics = ""
  var parameters: [Parameter] = []
  /// The effect specifiers, as in `async throws`.
  var effects = ""
  /// The type that a method returns or that a property has.
  var type: String?
  var requirements = ""
  var isWritable = false
  /// The observers of a stored property, `didSet` and `willSet`; nil for a computed property.
  var observers: [String]?
}
