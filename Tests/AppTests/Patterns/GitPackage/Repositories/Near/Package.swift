// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Near", products: [.library(name: "Near", targets: ["Near"])], targets: [.target(name: "Near")])
