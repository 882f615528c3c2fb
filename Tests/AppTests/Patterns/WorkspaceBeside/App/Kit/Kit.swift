import UIKit

public struct Greeting {
  public let text: String
  public init(name: String) { text = "Hello \(name)" }
}
