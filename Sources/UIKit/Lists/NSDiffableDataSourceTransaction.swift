/// The changes of a reordering by the user's finger, as the reordering handlers of a diffable data source receive
/// them.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction>
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The items before the reordering.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The removals and insertions that lead from all items before to all items after.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of the changed sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    _ initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    tree: (SectionIdentifierType, [ItemIdentifierType]) -> ItemTree<ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let before = initial.indexOfSection(section) == nil ? [] : initial.itemIdentifiers(inSection: section)
      let after = final.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        section, tree(section, before), before, tree(section, after), after)
    }
  }
}

/// The changes of a reordering in one section.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction>
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The section that the reordering changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The items of the section before the reordering.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items of the section after the reordering.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The removals and insertions that lead from the section's items before to those after; a move is both, paired.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, _ initial: ItemTree<ItemIdentifierType>, _ before: [ItemIdentifierType],
    _ final: ItemTree<ItemIdentifierType>, _ after: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    initialSnapshot = NSDiffableDataSourceSectionSnapshot(tree: initial)
    finalSnapshot = NSDiffableDataSourceSectionSnapshot(tree: final)
    difference = after.difference(from: before).inferringMoves()
  }
}
