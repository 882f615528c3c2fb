import UIKit

// swift-format-ignore-file
let second: Int = "line 4"
