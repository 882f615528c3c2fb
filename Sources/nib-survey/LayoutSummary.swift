/// The counts of a survey, as a table.
enum LayoutSummary {
  static func ofDevices(_ results: [LayoutResult]) -> String {
    var text = "| screen | laid out | all classes there | views | conflicts | ambiguous | no numbers | empty |\n"
    text += "| --- | --- | --- | --- | --- | --- | --- | --- |\n"
    var screens: [String] = []
    for result in results where !screens.contains(result.screen) { screens.append(result.screen) }
    for screen in screens {
      let here = results.filter { $0.screen == screen }
      func sum(_ count: (LayoutResult) -> Int) -> Int { here.map(count).reduce(0, +) }
      let whole = here.filter(\.missingClasses.isEmpty).count
      text += "| \(screen) | \(here.count) | \(whole) | \(sum(\.views)) | \(sum(\.conflicts.count)) | "
      text += "\(sum(\.ambiguous.count)) | \(sum(\.notNumbers.count)) | \(sum(\.empty.count)) |\n"
    }
    return text
  }

  /// Returns the lines about frames of the canvas. Equal scenes in several files count once.
  static func ofCanvas(_ results: [LayoutResult]) -> String {
    var seen: Set<String> = []
    let distinct = results.filter { result in
      !result.frames.isEmpty && seen.insert("\(result.scene) \(result.frames.map(\.expected))").inserted
    }
    let whole = distinct.filter(\.missingClasses.isEmpty)
    let sameText = whole.filter { !$0.frames.contains(where: isTextOfAnotherWidth) }
    let isNew: (LayoutResult) -> Bool = { $0.toolsVersion >= 15000 }
    var text = "| scenes | how many | views | within 0.5 points | within 2 points | mean difference |\n"
    text += "| --- | --- | --- | --- | --- | --- |\n"
    text += row("all", distinct)
    text += row("whose classes are all there", whole)
    text += row("… and whose text is as wide as in the file", sameText)
    text += row("… and that Xcode 11 or a newer one wrote", sameText.filter(isNew))
    return text
  }

  private static func isTextOfAnotherWidth(_ frame: LayoutResult.Frame) -> Bool {
    frame.text != nil && abs(frame.expected[2] - frame.found[2]) > 0.5
  }

  private static func row(_ title: String, _ results: [LayoutResult]) -> String {
    let differences = results.flatMap(\.frames).map(\.difference)
    func share(_ limit: Double) -> String {
      let count = differences.filter { $0 <= limit }.count
      return "\(count) (\((Double(count) / Double(max(1, differences.count)) * 1000).rounded() / 10) %)"
    }
    let mean = differences.map { min($0, 1000) }.reduce(0, +) / Double(max(1, differences.count))
    return "| \(title) | \(results.count) | \(differences.count) | \(share(0.5)) | \(share(2)) | "
      + "\((mean * 100).rounded() / 100) |\n"
  }
}
