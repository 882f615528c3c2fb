import Near

public let far = "far and \(near)"
