/// A use of Apple's API that is missing or partial, with its location.
struct APIUse: Hashable {
  enum Kind: String, CaseIterable {
    case module, type, member, global, interfaceBuilder
  }
  enum Status: String { case partial, missing }

  var kind: Kind
  /// The name as in Apple's documentation: `UIView.addSubview(_:)`.
  var name: String
  var status: Status
  /// The missing type that the member belongs to.
  var missingOwner: String?
  var file: String
  var line: Int
}
