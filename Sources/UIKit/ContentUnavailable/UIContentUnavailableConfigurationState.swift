/// The state of a controller for which a configuration of unavailable content is made: its traits, and what is
/// searched.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct>
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// The text of the search of the controller; nil where there is no search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
