import CoreGraphics

/// The page on which the user chooses photos: a grid of three columns, the oldest first, with Cancel, a switch
/// between all photos and the albums, and Add if several may be chosen.
///
/// It is the page of `UIImagePickerController` and of `PHPickerViewController`.
package final class PhotoGridController: UIViewController {
  /// The media that may be chosen, and how many.
  package struct Choice {
    package var showsImages: Bool
    package var showsMovies: Bool
    /// The largest number of photos; 0 for any number.
    package var limit: Int
    /// Whether the order in which they are chosen is numbered.
    package var isOrdered = false
    /// The identifiers of those that are chosen from the start.
    package var chosen: [String] = []

    package init(showsImages: Bool, showsMovies: Bool, limit: Int) {
      self.showsImages = showsImages
      self.showsMovies = showsMovies
      self.limit = limit
    }
  }

  private let choice: Choice
  private let album: String?
  private let finish: ([Photo]?) -> Void
  private var chosen: [Photo] = []
  private let layout = UICollectionViewFlowLayout()
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var albumList = PhotoAlbumList { [weak self] in self?.open($0) }
  private lazy var pages = UISegmentedControl(
    items: [SystemStrings.text("Photos"), SystemStrings.text("Albums")])
  private lazy var addButton = UIBarButtonItem(
    title: SystemStrings.text("Add"), primaryAction: UIAction { [weak self] _ in self.map { $0.finish($0.chosen) } }
  )
  private let empty = UILabel(frame: .zero)
  private var photos: [Photo] = []
  private var isScrolledToNewest = false

  /// The gap between photos, in points.
  private static let gap: CGFloat = 2
  private static let columns: CGFloat = 3

  /// Creates a grid of the photos that can be chosen.
  /// - Parameters:
  ///   - album: the album that is shown; nil for all photos.
  ///   - finish: called with the chosen photos, or with nil for Cancel.
  package init(_ choice: Choice, album: String? = nil, finish: @escaping ([Photo]?) -> Void) {
    self.choice = choice
    self.album = album
    self.finish = finish
    super.init(nibName: nil, bundle: nil)
    if album == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
    } else {
      title = album
    }
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    photos = PhotoStore.photos.filter {
      ($0.isMovie ? choice.showsMovies : choice.showsImages) && (album == nil || $0.album == album)
    }
    let known = choice.chosen
    chosen = photos.filter { known.contains($0.identifier) }
      .sorted { known.firstIndex(of: $0.identifier) ?? 0 < known.firstIndex(of: $1.identifier) ?? 0 }
    view.backgroundColor = .systemBackground
    setUpGrid()
    if album == nil { setUpPages() }
    if choice.limit != 1 {
      navigationItem.rightBarButtonItem = addButton
      addButton.style = .done
    }
    showCount()
  }

  private func setUpGrid() {
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = Self.gap
    grid.frame = view.bounds
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.backgroundColor = .systemBackground
    grid.alwaysBounceVertical = true
    grid.allowsMultipleSelection = true
    grid.dataSource = self
    grid.delegate = self
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.addSubview(grid)
    empty.text = "No Photos"
    empty.font = .preferredFont(forTextStyle: .title2)
    empty.textColor = .secondaryLabel
    empty.textAlignment = .center
    empty.isHidden = !photos.isEmpty
    empty.frame = view.bounds
    empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(empty)
  }

  private func setUpPages() {
    pages.selectedSegmentIndex = 0
    pages.addAction(UIAction { [weak self] _ in self?.showPage() }, for: .valueChanged)
    navigationItem.titleView = pages
    albumList.frame = view.bounds
    albumList.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    albumList.isHidden = true
    view.addSubview(albumList)
  }

  private func showPage() {
    albumList.isHidden = pages.selectedSegmentIndex == 0
    grid.isHidden = !albumList.isHidden
    if !albumList.isHidden { albumList.reload() }
  }

  private func open(_ album: String?) {
    guard let album else {
      pages.selectedSegmentIndex = 0
      return showPage()
    }
    navigationController?.pushViewController(
      PhotoGridController(choice, album: album, finish: finish), animated: true)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = floor((view.bounds.width - (Self.columns - 1) * Self.gap) / Self.columns)
    if side > 0, layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
    guard !isScrolledToNewest, !photos.isEmpty, view.window != nil else { return }
    isScrolledToNewest = true
    grid.scrollToItem(at: IndexPath(item: photos.count - 1, section: 0), at: .bottom, animated: false)
  }

  private func showCount() {
    addButton.isEnabled = !chosen.isEmpty || !choice.chosen.isEmpty
    guard choice.limit != 1 else { return }
    for case let cell as PhotoCell in grid.visibleCells {
      guard let path = grid.indexPath(for: cell) else { continue }
      cell.mark = mark(of: photos[path.item])
    }
  }

  private func mark(of photo: Photo) -> PhotoCell.Mark {
    guard let index = chosen.firstIndex(where: { $0 === photo }) else { return .none }
    return choice.isOrdered ? .number(index + 1) : .tick
  }

  private func toggle(_ photo: Photo) {
    if choice.limit == 1 { return finish([photo]) }
    if let index = chosen.firstIndex(where: { $0 === photo }) {
      chosen.remove(at: index)
    } else if choice.limit == 0 || chosen.count < choice.limit {
      chosen.append(photo)
    }
    showCount()
  }
}

extension PhotoGridController: UICollectionViewDataSource, UICollectionViewDelegate {
  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let photo = photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo, side: layout.itemSize.width * max(1, traitCollection.displayScale))
    (cell as? PhotoCell)?.mark = mark(of: photo)
    return cell
  }

  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    toggle(photos[indexPath.item])
  }
}
