/// The type of a `#colorLiteral` whose context asks for none, as in Apple's UIKit: the compiler looks for this
/// name. Where a `CGColor` is asked for, the literal is one.
public typealias _ColorLiteralType = UIColor

/// The type of an `#imageLiteral` whose context asks for none.
public typealias _ImageLiteralType = UIImage
