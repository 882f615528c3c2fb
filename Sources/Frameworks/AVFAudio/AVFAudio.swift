// The sound half of AVFoundation, under its newer name.
@_exported import AVFoundation
