import UIKit

extension MKMapView: NibAttributeReader {
  package func read(nibAttribute name: String, _ value: String) -> Bool {
    let isOn = value == "YES"
    switch name {
    case "mapType": mapType = value == "satellite" ? .satellite : value == "hybrid" ? .hybrid : .standard
    case "zoomEnabled": isZoomEnabled = isOn
    case "scrollEnabled": isScrollEnabled = isOn
    case "rotateEnabled": isRotateEnabled = isOn
    case "pitchEnabled": isPitchEnabled = isOn
    case "showsUserLocation": showsUserLocation = isOn
    case "showsPointsOfInterest": showsPointsOfInterest = isOn
    case "showsBuildings": showsBuildings = isOn
    case "showsCompass": showsCompass = isOn
    default: return false
    }
    return true
  }
}
