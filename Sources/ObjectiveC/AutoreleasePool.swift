/// Runs the body. On Linux, Swift releases objects as soon as they are unused, so there is no pool to drain.
///
/// Apple's documentation: <https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)>
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
