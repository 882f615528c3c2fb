import CoreGraphics
import Foundation

/// The families of fonts, each in its own letters, with a field to search them; the faces of a family are a list of
/// their own.
final class FontListController: UITableViewController, UISearchResultsUpdating {
  private let configuration: UIFontPickerViewController.Configuration
  /// The family whose faces are listed; nil lists all families.
  private let family: String?
  private var all: [String] = []
  private var shown: [String] = []
  var onChoice: ((UIFontDescriptor) -> Void)?
  var onCancel: (() -> Void)?
  var selected: UIFontDescriptor? { didSet { if isViewLoaded { tableView.reloadData() } } }

  init(_ configuration: UIFontPickerViewController.Configuration, family: String? = nil) {
    self.configuration = configuration
    self.family = family
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = family ?? SystemStrings.text("Choose Font")
    if family == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
      all = UIFont.familyNames.filter { !$0.hasPrefix(".") && isWanted($0) }
        .sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }
    } else {
      all = UIFont.fontNames(forFamilyName: family ?? "")
    }
    shown = all
  }

  private func isWanted(_ family: String) -> Bool {
    let traits = configuration.filteredTraits
    guard !traits.isEmpty else { return true }
    return UIFont.fontNames(forFamilyName: family).contains { name in
      UIFont(name: name, size: 17)?.fontDescriptor.symbolicTraits.isSuperset(of: traits) ?? false
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = (searchController.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
    shown = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "font")
      ?? UITableViewCell(style: .default, reuseIdentifier: "font")
    guard shown.indices.contains(indexPath.row) else { return cell }
    let name = shown[indexPath.row]
    let font = descriptor(name).map { UIFont(descriptor: $0, size: 17) }
    cell.textLabel?.text = family == nil ? name : faceName(name)
    cell.textLabel?.font =
      configuration.displayUsingSystemFont ? .systemFont(ofSize: 17) : font ?? .systemFont(ofSize: 17)
    let isSelected =
      selected.map { UIFont(descriptor: $0, size: 17) }.map {
        family == nil ? $0.familyName == name : $0.fontName == name
      }
    cell.accessoryType =
      isSelected == true ? .checkmark : hasFaces(name) ? .detailDisclosureButton : .none
    return cell
  }

  private func hasFaces(_ name: String) -> Bool {
    family == nil && configuration.includeFaces && UIFont.fontNames(forFamilyName: name).count > 1
  }

  /// Returns the name of a face as displayed: `"Bold Italic"` for `Inter-BoldItalic`.
  private func faceName(_ name: String) -> String {
    let face = UIFont(name: name, size: 17)?.fontDescriptor.object(forKey: .face) as? String
    return face ?? name.split(separator: "-").last.map(String.init) ?? name
  }

  private func descriptor(_ name: String) -> UIFontDescriptor? {
    if family != nil { return UIFontDescriptor(name: name, size: 0) }
    let faces = UIFont.fontNames(forFamilyName: name)
    let regular = faces.first { !$0.contains("-") || $0.hasSuffix("-Regular") } ?? faces.first
    return regular.map { UIFontDescriptor(name: $0, size: 0) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard shown.indices.contains(indexPath.row), let descriptor = descriptor(shown[indexPath.row]) else { return }
    onChoice?(descriptor)
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    guard shown.indices.contains(indexPath.row) else { return }
    let faces = FontListController(configuration, family: shown[indexPath.row])
    faces.onChoice = onChoice
    faces.selected = selected
    navigationController?.pushViewController(faces, animated: true)
  }
}
