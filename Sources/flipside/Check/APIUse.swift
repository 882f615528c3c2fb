/// A use of Apple API that is missing or partially implemented, with its location.
struct APIUse: Hashable {
  enum Kind: String, CaseIterable {
    case module, type, member, global, interfaceBuilder
  }
  enum Status: String { case partial, missing }

  var kind: Kind
  /// The name as in Apple's documentation, such as `UIView.addSubview(_:)`.
  var name: String
  var status: Status
  /// The missing type that the member belongs to; nil if the type exists.
  var missingOwner: String?
  var file: String
  var line: Int
}
