/// A view whose class creates the subviews itself, so that archives do not contain them.
@MainActor protocol MakesOwnSubviews: AnyObject {}
