extension UITableView {
  /// Performs several changes as one, animated.
  ///
  /// In Objective-C the block may be nil and does not escape, which one Swift declaration cannot express: a closure
  /// that is not nil may capture values that do not escape, and needs no `self.`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional.some($0), completion: completion) }
  }
}
