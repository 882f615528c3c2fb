import Foundation

enum Problem: Error { case notANumber }

extension Int {
  static func parse(_ text: String) throws -> Int {
    guard let value = Int(text) else { throw Problem.notANumber }
    return value
  }
}

func next(_ name: String) -> Int {
  print("next", name)
  return 1
}

func other() -> Int {
  print("other sees", number, total)
  return 10
}
