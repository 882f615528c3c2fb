/// A view whose class makes the subviews by itself, so that archives don't keep them.
@MainActor protocol MakesOwnSubviews: AnyObject {}
