import ObjectiveC

// Names that Foundation on Linux declares as unavailable: UIKit's module declares those that belong to it.

/// A value or computation in a predicate. Foundation on Linux declares the name without an implementation.
public typealias NSExpression = ObjectiveC.NSExpression
/// A predicate that compares two expressions. Foundation on Linux declares the name without an implementation.
public typealias NSComparisonPredicate = ObjectiveC.NSComparisonPredicate
/// Writes durations and date components, such as "2 hours". Foundation on Linux declares the name without an
/// implementation.
public typealias DateComponentsFormatter = ObjectiveC.DateComponentsFormatter
/// Writes measurements with their units. Foundation on Linux declares the name without an implementation.
public typealias MeasurementFormatter = ObjectiveC.MeasurementFormatter
/// Writes the names of people in the order that their language has. Foundation on Linux declares the name without
/// an implementation.
public typealias PersonNameComponentsFormatter = ObjectiveC.PersonNameComponentsFormatter
