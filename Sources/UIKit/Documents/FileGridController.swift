import CoreGraphics

/// The files of a folder in a grid, as iOS's Files app shows them: the page of document browsers and pickers.
///
/// A tap on a file picks it, on a folder pushes its page; a long press opens a menu for renaming, duplicating and
/// deleting.
final class FileGridController: UIViewController {
  /// The options that all pages of one browser share.
  final class Options {
    /// The uniform types of files that can be picked.
    var types: [String] = ["public.item"]
    var showsExtensions = false
    var allowsMultipleSelection = false
    /// Whether only folders are shown, for choosing a folder to save in.
    var picksFolder = false
    /// The title of the tile that creates a new document; nil for no tile.
    var createTitle: String?
    var pick: ([URL]) -> Void = { _ in }
    var create: (FileGridController) -> Void = { _ in }
    /// Returns the app's own commands for files.
    var commands: ([URL]) -> [UIMenuElement] = { _ in [] }
    var leadingItems: [UIBarButtonItem] = []
    var trailingItems: [UIBarButtonItem] = []

    func allows(_ url: URL) -> Bool {
      let type = TypeConformance.type(ofFilesWith: url.pathExtension)
      return !picksFolder && types.contains { TypeConformance.conforms(type, to: $0) }
    }
  }

  let folder: URL
  private let options: Options
  private let layout = UICollectionViewFlowLayout()
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var items: [FileCell.Item] = []
  private var chosen: [URL] = []
  private let empty = UILabel(frame: .zero)
  private lazy var openButton = UIBarButtonItem(
    title: SystemStrings.text("Open"),
    primaryAction: UIAction { [weak self] _ in self.map { $0.options.pick($0.chosen) } })

  init(_ folder: URL, title: String? = nil, _ options: Options) {
    self.folder = folder
    self.options = options
    super.init(nibName: nil, bundle: nil)
    self.title = title ?? folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.itemSize = CGSize(width: 104, height: 170)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    layout.minimumLineSpacing = 16
    layout.minimumInteritemSpacing = 12
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.backgroundColor = nil
    grid.alwaysBounceVertical = true
    grid.dataSource = self
    grid.delegate = self
    grid.register(FileCell.self, forCellWithReuseIdentifier: "file")
    view.addSubview(grid)
    empty.text = "Folder is Empty"
    empty.font = .preferredFont(forTextStyle: .title2)
    empty.textColor = .secondaryLabel
    empty.textAlignment = .center
    empty.frame = view.bounds
    empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(empty)
    optionsDidChange()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func optionsDidChange() {
    guard isViewLoaded else { return }
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItems = options.leadingItems
    navigationItem.rightBarButtonItems =
      (options.allowsMultipleSelection ? [openButton] : []) + options.trailingItems.reversed()
    openButton.isEnabled = !chosen.isEmpty
    reload()
  }

  /// Reads the folder again.
  func reload() {
    guard isViewLoaded else { return }
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
    let files = names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.map { name -> FileCell.Item in
      var isFolder: ObjCBool = false
      let url = folder.appendingPathComponent(name)
      _ = manager.fileExists(atPath: url.path, isDirectory: &isFolder)
      return .file(url, isFolder: isFolder.boolValue)
    }
    items = (options.createTitle.map { [.create(title: $0)] } ?? []) + files
    chosen.removeAll { !manager.fileExists(atPath: $0.path) }
    empty.isHidden = !items.isEmpty
    grid.reloadData()
  }

  /// Returns the frame of a file's picture in a view; nil if it is not visible.
  func frame(of file: URL, in view: UIView) -> CGRect? {
    let path = file.standardizedFileURL.path
    guard
      let index = items.firstIndex(where: {
        if case .file(let url, _) = $0 { url.standardizedFileURL.path == path } else { false }
      }), let cell = grid.cellForItem(at: IndexPath(item: index, section: 0)) as? FileCell
    else { return nil }
    return cell.picture.convert(cell.picture.bounds, to: view)
  }

  // MARK: Commands

  private func menu(for url: URL) -> UIMenu {
    let own = [
      UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in self?.askForName(of: url)
      },
      UIAction(title: "Duplicate", image: UIImage(systemName: "plus.square.on.square")) { [weak self] _ in
        guard let self else { return }
        self.report { try FileManager.default.copyItem(at: url, to: FileNames.free(for: url, in: self.folder)) }
      },
      UIAction(title: SystemStrings.text("Delete"), image: UIImage(systemName: "trash"), attributes: .destructive) {
        [weak self] _ in
        self?.report { try FileManager.default.removeItem(at: url) }
      },
    ]
    return UIMenu(title: "", children: own + options.commands([url]))
  }

  /// Makes a change and reloads the folder, or shows the error.
  private func report(_ change: () throws -> Void) {
    do {
      try change()
    } catch {
      let alert = UIAlertController(
        title: "The operation couldn’t be completed.", message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
    reload()
  }

  private func askForName(of url: URL) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = url.deletingPathExtension().lastPathComponent }
    alert.addAction(UIAlertAction(title: SystemStrings.text("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        let name = alert?.textFields?.first?.text ?? ""
        self?.report { _ = try FileNames.rename(url, to: name) }
      })
    present(alert, animated: true)
  }
}

extension FileGridController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "file", for: indexPath)
    let item = items[indexPath.item]
    var isEnabled = true
    if case .file(let url, isFolder: false) = item { isEnabled = options.allows(url) }
    (cell as? FileCell)?.show(item, showsExtension: options.showsExtensions, isEnabled: isEnabled)
    if case .file(let url, _) = item { (cell as? FileCell)?.isTicked = chosen.contains(url) }
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    switch items[indexPath.item] {
    case .create: options.create(self)
    case .file(let url, isFolder: true):
      navigationController?.pushViewController(FileGridController(url, options), animated: true)
    case .file(let url, isFolder: false):
      guard options.allows(url) else { return }
      guard options.allowsMultipleSelection else { return options.pick([url]) }
      if let index = chosen.firstIndex(of: url) { chosen.remove(at: index) } else { chosen.append(url) }
      (collectionView.cellForItem(at: indexPath) as? FileCell)?.isTicked = chosen.contains(url)
      openButton.isEnabled = !chosen.isEmpty
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard case .file(let url, _) = items[indexPath.item] else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu(for: url)
    }
  }
}

/// The search for unused file names.
enum FileNames {
  /// The folder that the user sees as the app's documents.
  static var documents: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory())
  }

  /// Returns the file's URL in a folder, with a number if the name is taken.
  static func free(for url: URL, in folder: URL) -> URL {
    let (name, nameExtension) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    var number = 1
    while true {
      let numbered = number == 1 ? name : "\(name) \(number)"
      let found = folder.appendingPathComponent(nameExtension.isEmpty ? numbered : "\(numbered).\(nameExtension)")
      if !FileManager.default.fileExists(atPath: found.path) { return found }
      number += 1
    }
  }

  /// Renames a file, keeping its extension; presenters of the file are notified.
  static func rename(_ url: URL, to name: String) throws -> URL {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
      throw CocoaError(.fileWriteInvalidFileName)
    }
    let nameExtension = url.pathExtension
    let hasExtension = nameExtension.isEmpty || name.hasSuffix("." + nameExtension)
    let target = url.deletingLastPathComponent().appendingPathComponent(
      hasExtension ? name : "\(name).\(nameExtension)")
    guard target != url else { return url }
    try FileManager.default.moveItem(at: url, to: target)
    NSFileCoordinator().item(at: url, didMoveTo: target)
    return target
  }
}
