// swift-format-ignore-file
import UIKit

let first: Int = "line 4"
