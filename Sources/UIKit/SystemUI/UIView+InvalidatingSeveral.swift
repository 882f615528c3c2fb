/// Properties whose changes invalidate several aspects of a view.
extension UIView.Invalidating {
  /// Creates a property whose changes invalidate two aspects of the view.
  public init<InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
  ) where InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2> {
    self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
  }
  /// Creates a property whose changes invalidate three aspects of the view.
  public init<
    InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
    >
  {
    self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
  }
  /// Creates a property whose changes invalidate four aspects of the view.
  public init<
    InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
      UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
    >
  {
    self.init(
      wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
  }
  /// Creates a property whose changes invalidate five aspects of the view.
  public init<
    InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
    InvalidationType5: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >, InvalidationType5
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(.init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)), invalidation5))
  }
  /// Creates a property whose changes invalidate six aspects of the view.
  public init<
    InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
    InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
    _ invalidation6: InvalidationType6
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >, UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        .init(invalidation5, invalidation6)))
  }
  /// Creates a property whose changes invalidate seven aspects of the view.
  public init<
    InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
    InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
    InvalidationType7: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
    _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >,
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>, InvalidationType7
      >
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        .init(.init(invalidation5, invalidation6), invalidation7)))
  }
  /// Creates a property whose changes invalidate eight aspects of the view.
  public init<
    InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
    InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
    InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
    _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >,
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>,
        UIView.Invalidations.Tuple<InvalidationType7, InvalidationType8>
      >
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
        .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))))
  }
  /// Creates a property whose changes invalidate nine aspects of the view.
  public init<
    InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
    InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
    InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating,
    InvalidationType9: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
    _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
    _ invalidation9: InvalidationType9
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
          UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
        >,
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>,
          UIView.Invalidations.Tuple<InvalidationType7, InvalidationType8>
        >
      >, InvalidationType9
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
          .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))), invalidation9))
  }
  /// Creates a property whose changes invalidate ten aspects of the view.
  public init<
    InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating, InvalidationType4: UIViewInvalidating,
    InvalidationType5: UIViewInvalidating, InvalidationType6: UIViewInvalidating,
    InvalidationType7: UIViewInvalidating, InvalidationType8: UIViewInvalidating,
    InvalidationType9: UIViewInvalidating, InvalidationType10: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4, _ invalidation5: InvalidationType5,
    _ invalidation6: InvalidationType6, _ invalidation7: InvalidationType7, _ invalidation8: InvalidationType8,
    _ invalidation9: InvalidationType9, _ invalidation10: InvalidationType10
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
          UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
        >,
        UIView.Invalidations.Tuple<
          UIView.Invalidations.Tuple<InvalidationType5, InvalidationType6>,
          UIView.Invalidations.Tuple<InvalidationType7, InvalidationType8>
        >
      >, UIView.Invalidations.Tuple<InvalidationType9, InvalidationType10>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(
        .init(
          .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)),
          .init(.init(invalidation5, invalidation6), .init(invalidation7, invalidation8))),
        .init(invalidation9, invalidation10)))
  }
}
