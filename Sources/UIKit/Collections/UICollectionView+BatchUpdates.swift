extension UICollectionView {
  /// Does several changes as one, animated.
  ///
  /// Objective-C's block may be nil and yet does not escape, which one Swift declaration can't say: a closure that
  /// is not nil may use what does not escape, and needs no `self.`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional.some($0), completion: completion) }
  }
}
