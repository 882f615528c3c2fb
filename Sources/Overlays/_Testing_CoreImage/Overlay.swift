// Swift Testing asks for this module where a file imports it and CoreImage: on Apple's systems it attaches images
// to results. Without it, such a file would not compile; attachments of images are not supported.
