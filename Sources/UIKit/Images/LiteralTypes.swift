/// The default type of a `#colorLiteral`, as in Apple's UIKit: the compiler looks up this name. If the context
/// requires a `CGColor`, the literal is one.
public typealias _ColorLiteralType = UIColor

/// The default type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
