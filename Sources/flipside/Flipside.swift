@main enum Flipside {
  static func main() {}
}
