// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Tested", platforms: [.iOS(.v15)],
  products: [.library(name: "Tested", targets: ["Tested"])],
  targets: [.target(name: "Tested"), .testTarget(name: "TestedTests", dependencies: ["Tested"])])
