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

  static func ofCanvas(_ results: [LayoutResult]) -> String {
    let frames = results.flatMap(\.frames)
    let differences = frames.map(\.difference)
    func share(_ limit: Double) -> String {
      let count = differences.filter { $0 <= limit }.count
      return "\(count) (\((Double(count) / Double(max(1, frames.count)) * 1000).rounded() / 10) %)"
    }
    let mean = differences.map { min($0, 1000) }.reduce(0, +) / Double(max(1, frames.count))
    return """
      scenes: \(results.count)
      views compared: \(frames.count)
      within 0.5 points: \(share(0.5))
      within 2 points: \(share(2))
      mean difference: \((mean * 100).rounded() / 100)
      """
  }
}
