import UIKit

// The application's delegate comes from the main nib file.
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
