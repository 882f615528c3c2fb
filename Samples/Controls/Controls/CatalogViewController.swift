import UIKit

/// The list of all pages.
class CatalogViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Catalog.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Catalog.sections[section].pages.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Catalog.sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Catalog.sections[indexPath.section].pages[indexPath.row].title
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = Catalog.sections[indexPath.section].pages[indexPath.row]
    navigationController?.pushViewController(page.make(), animated: true)
  }
}
