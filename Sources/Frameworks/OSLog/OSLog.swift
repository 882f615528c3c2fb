// Xcode 15 and later write `import OSLog` where older ones wrote `import os`.
@_exported import os
