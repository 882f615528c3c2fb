// Image files to pixels and back: libpng, libjpeg-turbo, libwebp and giflib behind plain functions.
//
// No function keeps state: any may run on any thread. Nothing longjmps out, nothing prints, and bad data
// gives CODEC_FAILED with a text in `error`.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CODEC_FORMAT_UNKNOWN = 0,
  CODEC_FORMAT_PNG,
  CODEC_FORMAT_JPEG,
  CODEC_FORMAT_WEBP,
  CODEC_FORMAT_GIF,
} codec_format;

enum { CODEC_OK = 0, CODEC_FAILED = -1 };

typedef struct {
  int32_t max_side;            // pixels; 0 means 32767
  int64_t max_pixels;          // of all frames that are kept together; 0 means 1 << 26
  int32_t max_frames;          // 1 decodes only the first frame; 0 means all that max_pixels allows
} codec_limits;

typedef struct {
  void *pixels;                // premultiplied 0xAARRGGBB as native uint32_t, top row first; malloc'ed
  double delay;                // seconds this frame is shown, as in the file
} codec_frame;

typedef struct {
  codec_format format;
  int32_t width, height;
  size_t bytes_per_row;        // a multiple of 16
  int32_t opaque;              // no pixel of any frame is transparent
  int32_t orientation;         // EXIF 1 to 8
  int32_t frame_count;         // frames that were decoded
  int32_t total_frames;        // frames in the file, as far as it was read
  int32_t loop_count;          // 0 means for ever
  codec_frame *frames;
  char error[160];
} codec_image;

typedef struct {
  uint8_t *bytes;              // malloc'ed
  size_t length;
} codec_buffer;

// What the data is, by its first bytes, whatever its name says.
codec_format codec_sniff(const void *data, size_t length);

// Width, height, orientation and opaque (as far as the header tells) without pixels. `frames` stays NULL.
int codec_probe(const void *data, size_t length, codec_image *image);

// Decodes into newly allocated frames, each the full canvas. `limits` may be NULL.
int codec_decode(const void *data, size_t length, const codec_limits *limits, codec_image *image);

// Frees the frames that are still there; set a frame's `pixels` to NULL to keep them.
void codec_image_free(codec_image *image);

// `pixels` is premultiplied 0xAARRGGBB. The bytes depend on nothing but the pixels. `opaque` leaves out alpha.
int codec_encode_png(
    const void *pixels, int32_t width, int32_t height, size_t bytes_per_row, int opaque, codec_buffer *buffer);

// Quality from 0 to 1. Transparent pixels are blended over white. `orientation` other than 1 is written as EXIF.
int codec_encode_jpeg(
    const void *pixels, int32_t width, int32_t height, size_t bytes_per_row, double quality, int orientation,
    codec_buffer *buffer);
