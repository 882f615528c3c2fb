/// A pointer to an object that the one who reads it does not own: where nothing is autoreleased, a plain one.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
