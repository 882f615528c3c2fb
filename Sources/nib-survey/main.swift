import Foundation
import UIKit

// Surveys Interface Builder files without their apps: UIKit's classes stand in for the apps' own.
//
//   nib-survey [--problems] PATH...            what UIKit could not make of them, by class
//   nib-survey layout [OPTION...] PATH...      their scenes laid out, on devices or on the files' own canvas
//
// See LayoutSurvey.swift for the options.

let arguments = Array(CommandLine.arguments.dropFirst())
MainActor.assumeIsolated {
  if arguments.first == "layout" {
    LayoutSurvey.run(Array(arguments.dropFirst()))
  } else {
    ReadingSurvey.run(arguments)
  }
}
