extension NibRow {
  static let collectionViewCell = NibRow(UICollectionViewCell.self) { row in
    row.ignore("customSize")
    row.step(reads: ["contentView", "backgroundView", "selectedBackgroundView", "collectionViewCellContentView"]) {
      cell, coder in
      let element = coder.element
      let content =
        element.child(key: "contentView") ?? element.children.first { $0.name == "collectionViewCellContentView" }
      if let content, let view = coder.loading.object(content) as? UIView { cell.take(content: view) }
      if let view = element.child(key: "backgroundView").flatMap(coder.loading.object) as? UIView {
        cell.backgroundView = view
      }
      if let view = element.child(key: "selectedBackgroundView").flatMap(coder.loading.object) as? UIView {
        cell.selectedBackgroundView = view
      }
    }
  }
}
