// swift-format-ignore-file
import UIKit
class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
final class LetteredRows: Rows {
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
}
func useRows() {
  let table = UITableView()
  for source: UITableViewDataSource in [Rows(), LetteredRows()] {
    print("rows", source.numberOfSections(in: table), source.sectionIndexTitles(for: table) ?? [])
  }
}
