@_exported import Foundation

/// The score of a win, which is the highest score.
public let GKGameModelMaxScore = 1 << 24
/// The score of a loss, which is the lowest score.
public let GKGameModelMinScore = -(1 << 24)

/// A player of a game.
public protocol GKGameModelPlayer: NSObjectProtocol {
  /// The number by which players are distinguished.
  var playerId: Int { get }
}

/// A move of a player.
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// The rating of the move, which the strategist sets.
  var value: Int { get set }
}

/// The state of a game, with its players and possible moves.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  /// The players of the game.
  var players: [any GKGameModelPlayer]? { get }
  /// The player whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Copies the state of another model.
  func setGameModel(_ gameModel: any GKGameModel)
  /// Returns the moves that a player can make.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// Returns the score of a player. The default is 0.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Returns whether a player won. The default is false.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Returns whether a player lost. The default is false.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
  /// Takes back a move. The default implementation has no effect.
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

// These methods are optional on iOS.
extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// An object that chooses moves.
public protocol GKStrategist: NSObjectProtocol {
  /// The state of the game.
  var gameModel: (any GKGameModel)? { get set }
  /// The random source that chooses among equally good moves.
  var randomSource: (any GKRandom)? { get set }
  /// Returns the best move of the player whose turn it is.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// A strategist that finds the best move with a minimax search, which considers the other players' best replies.
///
/// Apple's documentation: <https://developer.apple.com/documentation/gameplaykit/gkminmaxstrategist>
open class GKMinmaxStrategist: NSObject, GKStrategist {
  /// The state of the game.
  open var gameModel: (any GKGameModel)?
  /// The random source that chooses among equally good moves; nil chooses the first of them.
  open var randomSource: (any GKRandom)?
  /// The number of moves to search ahead.
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  /// Returns the best move of a player, or nil if there is none.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let best = bestMoves(for: player)
    guard best.count > 1, let randomSource else { return best.first }
    return best[randomSource.nextInt(upperBound: best.count)]
  }

  /// Returns a random move among the best moves of a player, or the best move if there is no random source.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let moves = rated(for: player).sorted { $0.value > $1.value }.prefix(max(1, numMovesToConsider))
    return moves.isEmpty ? nil : moves[randomSource?.nextInt(upperBound: moves.count) ?? 0]
  }

  private func bestMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    let moves = rated(for: player)
    let best = moves.map(\.value).max()
    return moves.filter { $0.value == best }
  }

  private func rated(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0, let moves = gameModel.gameModelUpdates(for: player) else {
      return []
    }
    for move in moves {
      guard let next = gameModel.copy(with: nil) as? any GKGameModel else { return [] }
      next.apply(move)
      move.value = value(
        of: next, for: player, depth: maxLookAheadDepth - 1, floor: GKGameModelMinScore,
        ceiling: GKGameModelMaxScore)
    }
    return moves
  }

  /// Returns the value of a state with alpha-beta pruning: branches that can't change the choice are skipped.
  private func value(
    of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, floor: Int, ceiling: Int
  ) -> Int {
    // An early win is rated higher than a late one.
    if model.isWin(for: player) { return GKGameModelMaxScore - (maxLookAheadDepth - depth) }
    if model.isLoss(for: player) { return GKGameModelMinScore + (maxLookAheadDepth - depth) }
    guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active),
      !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (floor, ceiling) = (floor, ceiling)
    var best = isOwn ? Int.min : Int.max
    for move in moves {
      guard let next = model.copy(with: nil) as? any GKGameModel else { break }
      next.apply(move)
      let value = value(of: next, for: player, depth: depth - 1, floor: floor, ceiling: ceiling)
      if isOwn {
        best = max(best, value)
        floor = max(floor, value)
      } else {
        best = min(best, value)
        ceiling = min(ceiling, value)
      }
      if floor >= ceiling { break }
    }
    return best
  }
}
