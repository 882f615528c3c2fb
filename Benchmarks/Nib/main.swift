import Foundation
import FoundationXML
import UIKit

// Opens one scene of a storyboard of 100 scenes, beside a plain parse of the same file by Foundation's XMLParser,
// which makes nothing. Usage: NibBenchmark

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func measured(_ body: () -> Void) -> Double {
  let start = now()
  body()
  return now() - start
}

/// Returns the XML that Xcode saves for a form of six labeled fields.
func scene(_ number: Int) -> String {
  let rows = (0..<6).map { row in
    """
                              <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label &amp; \(row)" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)-\(row)">
                                  <rect key="frame" x="16" y="\(60 + row * 50).0" width="120" height="20.333333333333332"/>
                                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                  <nil key="textColor"/>
                                  <nil key="highlightedColor"/>
                              </label>
                              <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="f\(number)-\(row)">
                                  <rect key="frame" x="150" y="\(54 + row * 50).0" width="227" height="34"/>
                                  <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                  <textInputTraits key="textInputTraits"/>
                              </textField>
    """
  }.joined(separator: "\n")
  let constraints = (0..<12).map { row in
    """
                              <constraint firstItem="l\(number)-\(row % 6)" firstAttribute="leading" secondItem="s\(number)" secondAttribute="leading" constant="\(16 + row)" id="c\(number)-\(row)"/>
    """
  }.joined(separator: "\n")
  return """
            <!--Form \(number)-->
            <scene sceneID="scene\(number)">
                <objects>
                    <viewController storyboardIdentifier="form\(number)" id="vc\(number)" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v\(number)">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
    \(rows)
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="s\(number)"/>
                            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                            <constraints>
    \(constraints)
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="r\(number)" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="\(number * 700)" y="-20"/>
            </scene>

    """
}

let scenes = 100
let text = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc0">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
  \((0..<scenes).map(scene).joined())
      </scenes>
  </document>
  """
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-benchmark-\(getpid()).bundle").path
try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

/// Nothing but the parser's own work.
final class Counter: NSObject, XMLParserDelegate {
  var elements = 0
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { elements += 1 }
}

@MainActor func run() {
  guard let bundle = Bundle(path: folder) else { return }
  let data = Data(text.utf8)
  var first: [Double] = [], second: [Double] = [], peer: [Double] = []
  // The first turn warms fonts and tables up; each turn has a file of its own, so that none is read before.
  for turn in 0..<12 {
    try? data.write(to: URL(fileURLWithPath: "\(folder)/Turn\(turn).storyboard"))
    var storyboard: UIStoryboard?
    var views = 0
    let one = measured {
      storyboard = UIStoryboard(name: "Turn\(turn)", bundle: bundle)
      views += storyboard?.instantiateInitialViewController()?.view.subviews.count ?? 0
    }
    let two = measured {
      views += storyboard?.instantiateViewController(withIdentifier: "form50").view.subviews.count ?? 0
    }
    let plain = measured {
      let parser = XMLParser(data: data)
      let counter = Counter()
      parser.delegate = counter
      _ = parser.parse()
      views += counter.elements
    }
    guard turn > 0, views > 0 else { continue }
    first.append(one)
    second.append(two)
    peer.append(plain)
  }
  func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
  func show(_ value: Double) -> String { String(format: "%.2f", value) }
  print(
    "nib: \(scenes) scenes, \(data.count / 1024) KB: opened with its first scene \(show(median(first))) ms, another scene "
      + "\(show(median(second))) ms; XMLParser reads the file in \(show(median(peer))) ms "
      + "(ratio \(show(median(peer) / median(first))))")
}
MainActor.assumeIsolated { run() }
