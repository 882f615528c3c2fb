// Nothing of its own: depending on this target builds every framework above UIKit.
