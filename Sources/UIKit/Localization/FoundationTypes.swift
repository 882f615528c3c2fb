import ObjectiveC

// Foundation on Linux declares these names to say that they are not there: those that come with UIKit are ours.

public typealias NSExpression = ObjectiveC.NSExpression
public typealias NSComparisonPredicate = ObjectiveC.NSComparisonPredicate
public typealias DateComponentsFormatter = ObjectiveC.DateComponentsFormatter
public typealias MeasurementFormatter = ObjectiveC.MeasurementFormatter
public typealias PersonNameComponentsFormatter = ObjectiveC.PersonNameComponentsFormatter
