extension UICollectionView {
  /// Makes several changes as one batch, animated.
  ///
  /// In Objective-C the block may be nil and yet does not escape, which one Swift declaration can't express: a
  /// non-optional closure may use non-escaping values, and needs no `self.`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional.some($0), completion: completion) }
  }
}
