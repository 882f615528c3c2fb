import SwiftSyntax

/// Support for `appearance()` in an app's views and bar items. `appearance()` returns a proxy object; setters that
/// are called on the proxy record the call and return at once.
extension FileRewriter {
  /// The statement that is inserted at the beginning of a `dynamic` property's setter.
  struct Recording {
    /// The property and its key; nil in classes without `appearance()`.
    var names: (property: String, key: String)?

    /// The code at the beginning of `willSet`.
    var before: String { names == nil ? "" : "if AppearanceRecorder.isProxy(self) { return }; " }
    /// The code at the beginning of `didSet`.
    var after: String { inSetter(names?.property ?? "") }
    /// Returns the code at the beginning of `set`.
    /// - Parameter value: the name of the new value in the setter.
    func inSetter(_ value: String) -> String {
      names.map { "if AppearanceRecorder.takes(self, \"\($0.key)\", \(value)) { return }; " } ?? ""
    }
  }

  /// Returns the statement that records a property's setter. Classes that inherit from an unknown module's class
  /// may be views and are included.
  func recording(of property: String, key: String) -> Recording {
    Recording(names: hasAppearance || hasUnknownRoot ? (property, key) : nil)
  }

  /// Records the calls of a `dynamic` method that sets a value, such as one for a control state.
  func recordCalls(of node: FunctionDeclSyntax) {
    let parameters = Array(node.signature.parameterClause.parameters)
    let place = OverridePlan.SourcePosition(file: file, offset: node.name.nameOffset)
    guard node.modifiers.has("dynamic"), !node.modifiers.has("static", "class"), hasAppearance,
      node.name.text.hasPrefix("set"), index.overrides.renamed[place] == nil,
      node.genericParameterClause == nil, node.signature.returnClause == nil,
      node.signature.effectSpecifiers == nil,
      !parameters.isEmpty, !parameters.contains(where: \.canNotBeKept), let body = node.body
    else { return }
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    let passed = zip(parameters, names).map { parameter, name in
      parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }.joined(separator: ", ")
    let labels = node.signature.parameterClause.parameters.labels.map { "\($0):" }.joined()
    let selector = "\(node.name.text.trimmingBackticks)(\(labels))"
    let call = "$0.\(node.name.text)(\(passed))"
    let axes = names.dropFirst().joined(separator: ", ")
    insert(
      " if AppearanceRecorder.takes(self, \"\(selector)\", for: [\(axes)], { \(call) }) { return };",
      at: body.leftBrace.trimmedBytes.upperBound)
    usesObjectiveC = true
  }

  /// Keeps an override's observers from running when the superclass's property is set through `appearance()`. The
  /// run time calls the superclass's own setter, but the compiler may call the override directly. Overrides of
  /// properties that the app itself declares are left unchanged: UIKit's can be set, but those perhaps cannot.
  func keepProxyFromOverride(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("override"), !node.modifiers.has("dynamic", "static", "class"), hasAppearance,
      let binding = node.bindings.first, let block = binding.accessorBlock,
      case .accessors(let list) = block.accessors,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, Self.marked.contains(name),
      let type = scopes.last?.dottedName,
      !index.members(named: name, of: type).contains(where: { $0.kind == .property && !$0.isOverride })
    else { return }
    if let set = list.body(of: "set") {
      insert(
        " if AppearanceRecorder.isProxy(self) { super.\(name) = \(list.newValue); return };", at: set)
    }
    for observer in ["willSet", "didSet"] {
      if let start = list.body(of: observer) {
        insert(" if AppearanceRecorder.isProxy(self) { return };", at: start)
      }
    }
    usesObjectiveC = true
  }

  /// The properties of UIKit's views and bar items that `appearance()` sets.
  private static let marked: Set<String> = [
    "attributedTitle", "backgroundColor", "backgroundImage", "badgeColor", "barStyle", "barTintColor", "color",
    "compactAppearance", "contentEdgeInsets", "currentPageIndicatorTintColor", "font", "highlightedTextColor",
    "isTranslucent", "itemPositioning", "itemSpacing", "itemWidth", "largeTitleTextAttributes",
    "maximumTrackTintColor",
    "minimumTrackTintColor", "offImage", "onImage", "onTintColor", "pageIndicatorTintColor", "prefersLargeTitles",
    "progressImage", "progressTintColor", "scrollEdgeAppearance", "sectionIndexBackgroundColor",
    "sectionIndexColor",
    "selectedSegmentTintColor", "selectionIndicatorImage", "separatorColor", "separatorEffect", "separatorInset",
    "shadowColor", "shadowImage", "shadowOffset", "standardAppearance", "textColor", "thumbTintColor", "tintColor",
    "titlePositionAdjustment", "titleTextAttributes", "trackImage", "trackTintColor", "unselectedItemTintColor",
  ]

  /// The framework's class, or the unknown class, from which the enclosing class inherits.
  private var root: String? {
    guard let scope = scopes.last, scope.isClass else { return nil }
    let type = index.resolve(scope.dottedName)
    return index.isClass(type) ? index.ancestors(of: type).root : scope.dottedName
  }

  /// Whether the enclosing type has `appearance()`.
  private var hasAppearance: Bool {
    guard let root else { return false }
    return ["UIView", "UIBarItem"].contains { FrameworkTypes.isClass(root, orInheritsFrom: $0) }
  }

  private var hasUnknownRoot: Bool {
    guard let root, scopes.last?.isExtension == false else { return false }
    return !FrameworkTypes.isKnownClass(root) && !index.isProtocol(root)
  }
}

extension AccessorDeclListSyntax {
  /// Returns the offset at which the body of an accessor begins; nil if there is no such accessor.
  func body(of name: String) -> Int? {
    first { $0.accessorSpecifier.text == name }?.body?.leftBrace.trimmedBytes.upperBound
  }

  /// The name of the setter's parameter.
  var newValue: String {
    first { $0.accessorSpecifier.text == "set" }?.parameters?.name.text ?? "newValue"
  }
}

extension FunctionParameterSyntax {
  /// Whether the parameter can't be captured by an escaping closure.
  fileprivate var canNotBeKept: Bool {
    let text = type.trimmedDescription
    return ellipsis != nil || text.contains("->") || text.hasPrefix("inout ") || text.hasPrefix("some ")
      || text.hasPrefix("borrowing ") || text.hasPrefix("consuming ")
  }
}
