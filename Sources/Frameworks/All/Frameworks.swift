// This module contains no code. Depending on it builds all frameworks above UIKit.
