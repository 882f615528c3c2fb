// swift-format-ignore-file
import UIKit
import Lottie
import Maps

@main class AppDelegate: UIResponder, UIApplicationDelegate {}
