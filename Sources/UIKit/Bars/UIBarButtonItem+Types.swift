extension UIBarButtonItem {
  /// How an item looks among others.
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    /// The one that finishes: its title is semibold.
    case done = 2
  }

  /// Items that the system has a title or an image for.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  var title: String? {
    switch self {
    case .done: SystemStrings.text("Done")
    case .cancel: SystemStrings.text("Cancel")
    case .edit: SystemStrings.text("Edit")
    case .save: SystemStrings.text("Save")
    case .undo: SystemStrings.text("Undo")
    case .redo: SystemStrings.text("Redo")
    default: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
