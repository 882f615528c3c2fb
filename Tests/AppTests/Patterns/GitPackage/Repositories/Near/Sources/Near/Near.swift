public let near = "near"
