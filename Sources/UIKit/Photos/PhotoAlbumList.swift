import CoreGraphics

/// The albums of a picker: all photos, and the subfolders of the host's folder.
final class PhotoAlbumList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let choose: (String?) -> Void
  private var albums: [String?] = []

  /// Creates the list of the library's albums.
  /// - Parameter choose: called with the chosen album, or with nil for all photos.
  init(choose: @escaping (String?) -> Void) {
    self.choose = choose
    super.init(frame: .zero, style: .plain)
    rowHeight = 76
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func reload() {
    albums = [nil] + PhotoStore.albums
    reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { albums.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "album")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "album")
    let album = albums[indexPath.row]
    let photos = PhotoStore.photos.filter { album == nil || $0.album == album }
    cell.textLabel?.text = album ?? "Recents"
    cell.detailTextLabel?.text = "\(photos.count)"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = photos.last?.thumbnail(side: 60 * max(1, traitCollection.displayScale)).map { image in
      image.cgImage.map { UIImage(cgImage: $0, scale: max(1, traitCollection.displayScale), orientation: .up) }
        ?? image
    }
    cell.imageView?.layer.cornerRadius = 4
    cell.imageView?.clipsToBounds = true
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(albums[indexPath.row])
  }
}
