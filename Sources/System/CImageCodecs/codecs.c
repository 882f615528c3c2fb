#include "codecs_internal.h"

int codec_fail(codec_image *image, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(image->error, sizeof image->error, format, arguments);
  va_end(arguments);
  return CODEC_FAILED;
}

int codec_set_size(codec_image *image, const codec_limits *limits, int64_t width, int64_t height) {
  if (width <= 0 || height <= 0) return codec_fail(image, "the image has no size");
  if (width > limits->max_side || height > limits->max_side || width * height > limits->max_pixels)
    return codec_fail(image, "the image is too large (%lld x %lld)", (long long)width, (long long)height);
  image->width = (int32_t)width;
  image->height = (int32_t)height;
  image->bytes_per_row = ((size_t)width * 4 + 15) & ~(size_t)15;
  return CODEC_OK;
}

uint32_t *codec_add_frame(codec_image *image, const codec_limits *limits, double delay, int *full) {
  int64_t pixels = (int64_t)image->width * image->height;
  *full = image->frame_count >= limits->max_frames || (image->frame_count + 1) * pixels > limits->max_pixels;
  if (*full) return NULL;
  codec_frame *frames = realloc(image->frames, sizeof(codec_frame) * (size_t)(image->frame_count + 1));
  if (frames) image->frames = frames;
  void *room = frames ? calloc((size_t)image->height, image->bytes_per_row) : NULL;
  if (!room) {
    codec_fail(image, "not enough memory for %d x %d pixels", image->width, image->height);
    return NULL;
  }
  image->frames[image->frame_count++] = (codec_frame){.pixels = room, .delay = delay};
  return room;
}

int codec_premultiply(uint32_t *row, int32_t width) {
  int opaque = 1;
  for (int32_t x = 0; x < width; x++) {
    uint32_t pixel = row[x], alpha = pixel >> 24;
    if (alpha == 255) continue;
    opaque = 0;
    // Round to nearest, exactly: (v + 128) * 257 >> 16 is v / 255 rounded for v up to 65025.
    uint32_t red = (((pixel >> 16 & 255) * alpha + 128) * 257) >> 16;
    uint32_t green = (((pixel >> 8 & 255) * alpha + 128) * 257) >> 16;
    uint32_t blue = (((pixel & 255) * alpha + 128) * 257) >> 16;
    row[x] = alpha << 24 | red << 16 | green << 8 | blue;
  }
  return opaque;
}

int codec_exif_orientation(const uint8_t *bytes, size_t length) {
  if (length < 14) return 1;
  int little = bytes[0] == 'I' && bytes[1] == 'I';
  if (!little && !(bytes[0] == 'M' && bytes[1] == 'M')) return 1;
#define SHORT(at) (little ? bytes[at] | bytes[(at) + 1] << 8 : bytes[at] << 8 | bytes[(at) + 1])
#define LONG(at) (little ? (uint32_t)SHORT(at) | (uint32_t)SHORT((at) + 2) << 16 \
                         : (uint32_t)SHORT(at) << 16 | (uint32_t)SHORT((at) + 2))
  size_t directory = LONG(4);
  if (directory > length - 2) return 1;
  size_t count = (size_t)SHORT(directory);
  for (size_t i = 0; i < count; i++) {
    size_t entry = directory + 2 + i * 12;
    if (entry > length || length - entry < 12) return 1;
    if (SHORT(entry) != 0x0112) continue;
    int value = SHORT(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
#undef SHORT
#undef LONG
}

codec_format codec_sniff(const void *data, size_t length) {
  const uint8_t *bytes = data;
  if (!bytes) return CODEC_FORMAT_UNKNOWN;
  if (length >= 8 && !memcmp(bytes, "\x89PNG\r\n\x1a\n", 8)) return CODEC_FORMAT_PNG;
  if (length >= 3 && !memcmp(bytes, "\xff\xd8\xff", 3)) return CODEC_FORMAT_JPEG;
  if (length >= 12 && !memcmp(bytes, "RIFF", 4) && !memcmp(bytes + 8, "WEBP", 4)) return CODEC_FORMAT_WEBP;
  if (length >= 6 && (!memcmp(bytes, "GIF87a", 6) || !memcmp(bytes, "GIF89a", 6))) return CODEC_FORMAT_GIF;
  return CODEC_FORMAT_UNKNOWN;
}

static int describe_unknown(const uint8_t *bytes, size_t length, codec_image *image) {
  if (!bytes || length == 0) return codec_fail(image, "the data is empty");
  if (length >= 12 && !memcmp(bytes + 4, "ftyp", 4))
    return codec_fail(image, "HEIF and AVIF images are not supported");
  if (length >= 5 && !memcmp(bytes, "%PDF-", 5)) return codec_fail(image, "this is a PDF document, not an image");
  if (length >= 2 && !memcmp(bytes, "BM", 2)) return codec_fail(image, "BMP images are not supported");
  if (length >= 4 && (!memcmp(bytes, "II*\0", 4) || !memcmp(bytes, "MM\0*", 4)))
    return codec_fail(image, "TIFF images are not supported");
  return codec_fail(image, "the data is not a PNG, JPEG, WebP or GIF image");
}

static int decode(const void *data, size_t length, const codec_limits *given, int probe, codec_image *image) {
  memset(image, 0, sizeof *image);
  image->orientation = 1;
  codec_limits limits = given ? *given : (codec_limits){0};
  if (limits.max_side <= 0 || limits.max_side > 32767) limits.max_side = 32767;
  if (limits.max_pixels <= 0) limits.max_pixels = (int64_t)1 << 26;
  if (limits.max_frames <= 0) limits.max_frames = INT32_MAX;
  image->format = codec_sniff(data, length);
  int result;
  switch (image->format) {
    case CODEC_FORMAT_PNG: result = codec_png_decode(data, length, &limits, probe, image); break;
    case CODEC_FORMAT_JPEG: result = codec_jpeg_decode(data, length, &limits, probe, image); break;
    case CODEC_FORMAT_WEBP: result = codec_webp_decode(data, length, &limits, probe, image); break;
    case CODEC_FORMAT_GIF: result = codec_gif_decode(data, length, &limits, probe, image); break;
    default: result = describe_unknown(data, length, image); break;
  }
  if (result == CODEC_OK && !probe && image->frame_count == 0) result = codec_fail(image, "the image has no frames");
  if (result != CODEC_OK) codec_image_free(image);
  return result;
}

int codec_probe(const void *data, size_t length, codec_image *image) { return decode(data, length, NULL, 1, image); }

int codec_decode(const void *data, size_t length, const codec_limits *limits, codec_image *image) {
  return decode(data, length, limits, 0, image);
}

void codec_image_free(codec_image *image) {
  for (int32_t i = 0; i < image->frame_count; i++) free(image->frames[i].pixels);
  free(image->frames);
  image->frames = NULL;
  image->frame_count = 0;
}
