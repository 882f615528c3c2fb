import UIKit

/// The settings: static cells of Settings.storyboard.
class SettingsViewController: UITableViewController {
  @IBOutlet private weak var notesSwitch: UISwitch!
  @IBOutlet private weak var titlesSwitch: UISwitch!
  @IBOutlet private weak var sortOrderCell: UITableViewCell!
  @IBOutlet private weak var versionCell: UITableViewCell!
  @IBOutlet private weak var resetCell: UITableViewCell!

  override func viewDidLoad() {
    super.viewDidLoad()
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    versionCell.detailTextLabel?.text = version
    resetCell.accessibilityTraits = .button
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showValues(animated: false)
  }

  @IBAction private func notesChanged(_ sender: UISwitch) { Settings.showsNotes = sender.isOn }

  @IBAction private func titlesChanged(_ sender: UISwitch) { Settings.showsTitles = sender.isOn }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath), cell === resetCell else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    askToReset(from: cell)
  }

  private func askToReset(from cell: UITableViewCell) {
    let sheet = UIAlertController(
      title: nil, message: String(localized: "All settings go back to what they were at first."),
      preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: String(localized: "Reset"), style: .destructive) { [weak self] _ in
        Settings.reset()
        self?.showValues(animated: true)
      })
    sheet.addAction(UIAlertAction(title: String(localized: "Cancel"), style: .cancel))
    sheet.popoverPresentationController?.sourceView = cell
    sheet.popoverPresentationController?.sourceRect = cell.bounds
    present(sheet, animated: true)
  }

  private func showValues(animated: Bool) {
    notesSwitch.setOn(Settings.showsNotes, animated: animated)
    titlesSwitch.setOn(Settings.showsTitles, animated: animated)
    sortOrderCell.detailTextLabel?.text = Settings.sortOrder.title
  }
}
