import SwiftSyntax

/// Support for Core Data's `@NSManaged` members, whose accessors the Objective-C runtime generates. They become
/// ordinary members that read and write the object's primitive values.
extension FileRewriter {
  func rewriteManagedProperty(_ node: VariableDeclSyntax) {
    guard let attribute = node.attributes.attribute(named: ["NSManaged"]) else { return }
    edits.append(SourceEdit(range: attribute.trimmedBytes, replacement: ""))
    guard let binding = node.bindings.first, binding.accessorBlock == nil, binding.typeAnnotation != nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
    else { return }
    usesObjectiveC = true
    let setter =
      "KeyValueObserving.willChange(self, \"\(name)\"); setPrimitiveValue(newValue, forKey: \"\(name)\"); "
      + "KeyValueObserving.didChange(self, \"\(name)\")"
    insert(
      " { get { ManagedValue.get(primitiveValue(forKey: \"\(name)\")) } set { \(setter) } }",
      at: binding.trimmedBytes.upperBound)
  }

  func rewriteManagedMethod(_ node: FunctionDeclSyntax) {
    guard let attribute = node.attributes.attribute(named: ["NSManaged"]) else { return }
    edits.append(SourceEdit(range: attribute.trimmedBytes, replacement: ""))
    guard node.body == nil, node.signature.returnClause == nil else { return }
    usesObjectiveC = true
    let parameters = node.signature.parameterClause.parameters
    let selector =
      node.attributes.objectiveCName ?? ObjectiveCName.selector(baseName: node.name.text, labels: parameters.labels)
    let setter =
      "KeyValueObserving.willChange(self, $0); setPrimitiveValue($1, forKey: $0); KeyValueObserving.didChange(self, $0)"
    let passed = parameters.map { ($0.secondName ?? $0.firstName).text }.joined(separator: ", ")
    insert(
      " { ManagedValue.change(\"\(selector)\", [\(passed)], get: { primitiveValue(forKey: $0) }, set: { \(setter) }) }",
      at: node.trimmedBytes.upperBound)
  }
}
