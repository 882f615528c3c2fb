import UIKit

/// The system's home screen app. Tests use it for the alerts in which the system requests permissions for the app.
@MainActor final class Springboard {
  private struct Prompt {
    var title: String
    var message: String
    var buttons: [String]
  }

  private static let firstNumber = 1_000_000

  private var prompts: [Prompt] {
    guard let process = UITestSession.shared.frontProcess, process.promptCount > 0,
      let text = try? process.ask("prompts").text
    else { return [] }
    return text.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Prompt(
        title: fields[0], message: fields.count > 1 ? fields[1] : "", buttons: Array(fields.dropFirst(2)))
    }
  }

  /// Whether the system shows a permission prompt.
  var isPromptShown: Bool {
    UITestSession.shared.catchUp(UITestSession.shared.mainTarget)
    return (UITestSession.shared.frontProcess?.promptCount ?? 0) > 0
  }

  /// Returns the frontmost alert as elements of a window.
  func tree() -> ElementNode {
    let screen = UITestSession.shared.frontProcess?.screenBounds ?? UIScreen.main.bounds
    let root = ElementNode(
      application: " ", process: UITestSession.shared.frontProcess?.number ?? 0, frame: screen)
    UITestSession.shared.catchUp(UITestSession.shared.mainTarget)
    var lines = [line(0, 0, "window", screen, "")]
    for (index, prompt) in prompts.enumerated().reversed() { lines += self.lines(prompt, index, screen) }
    ElementNode.tree(lines.joined(separator: "\n"), below: root)
    return root
  }

  private func lines(_ prompt: Prompt, _ index: Int, _ screen: CGRect) -> [String] {
    let height = 120 + 44 * CGFloat(prompt.buttons.count)
    let card = CGRect(x: (screen.width - 270) / 2, y: (screen.height - height) / 2, width: 270, height: height)
    let first = index * 100
    var lines = [line(1, first + 1, "alert", card, prompt.title)]
    lines.append(
      line(
        2, first + 2, "staticText", CGRect(x: card.minX, y: card.minY + 20, width: 270, height: 40), prompt.title))
    if !prompt.message.isEmpty {
      lines.append(
        line(
          2, first + 3, "staticText", CGRect(x: card.minX, y: card.minY + 60, width: 270, height: 40),
          prompt.message))
    }
    for (place, button) in prompt.buttons.enumerated() {
      let frame = CGRect(
        x: card.minX, y: card.maxY - 44 * CGFloat(prompt.buttons.count - place), width: 270, height: 44)
      lines.append(line(2, first + 10 + place, "button", frame, button))
    }
    return lines
  }

  private func line(_ depth: Int, _ number: Int, _ type: String, _ frame: CGRect, _ label: String) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Double($0))" }
    return
      (["\(depth)", "\(Self.firstNumber + number)", type] + numbers + [
        "", "", label.isEmpty ? "" : "=\(label)", "", "",
      ])
      .joined(separator: "\t")
  }

  /// Taps a button of the frontmost prompt. Returns false if there is no such button.
  func tap(_ node: ElementNode) -> Bool {
    let number = node.number - Self.firstNumber
    guard node.elementType == .button, number >= 0, let process = UITestSession.shared.frontProcess else {
      return false
    }
    return (try? process.perform("answer \(number / 100) \(number % 100 - 10)")) != nil
  }
}
