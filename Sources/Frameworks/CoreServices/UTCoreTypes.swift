@_exported import CoreGraphics
@_exported import Foundation

// The older names for types of files and data; UniformTypeIdentifiers contains the newer ones.
/// The base type of all items in a file system.
public let kUTTypeItem: CFString = "public.item"
/// The base type of all content with a meaning for users.
public let kUTTypeContent: CFString = "public.content"
/// The base type of byte streams: files, and data in memory.
public let kUTTypeData: CFString = "public.data"
/// A directory, including packages.
public let kUTTypeDirectory: CFString = "public.directory"
/// A directory that the user can open.
public let kUTTypeFolder: CFString = "public.folder"
/// The base type of text.
public let kUTTypeText: CFString = "public.text"
/// Text without markup, in any encoding.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Text without markup in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Rich Text Format.
public let kUTTypeRTF: CFString = "public.rtf"
/// HTML of any version.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// The base type of source code.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// Swift source code.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// A property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// Comma-separated values.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The base type of images.
public let kUTTypeImage: CFString = "public.image"
/// A PNG image.
public let kUTTypePNG: CFString = "public.png"
/// A JPEG image.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A GIF image.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A TIFF image.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A Windows bitmap.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// A Live Photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The base type of audio and video.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The base type of media with video, and possibly audio.
public let kUTTypeMovie: CFString = "public.movie"
/// The base type of media with video only.
public let kUTTypeVideo: CFString = "public.video"
/// The base type of media with audio only.
public let kUTTypeAudio: CFString = "public.audio"
/// A QuickTime movie.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// An MPEG-4 movie.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MP3 audio.
public let kUTTypeMP3: CFString = "public.mp3"
/// WAVE audio.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// A PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The base type of archives of files.
public let kUTTypeArchive: CFString = "public.archive"
/// A zip archive.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// A URL.
public let kUTTypeURL: CFString = "public.url"
/// The URL of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// A contact in vCard format.
public let kUTTypeVCard: CFString = "public.vcard"
/// The base type of contact information.
public let kUTTypeContact: CFString = "public.contact"
