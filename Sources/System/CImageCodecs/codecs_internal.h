#pragma once
#include "codecs.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t length, position;
} codec_reader;

// Writes the error text and returns CODEC_FAILED.
int codec_fail(codec_image *image, const char *format, ...) __attribute__((format(printf, 2, 3)));

// Checks the size against the limits and sets width, height and bytes_per_row.
int codec_set_size(codec_image *image, const codec_limits *limits, int64_t width, int64_t height);

// Room for one more frame, cleared; NULL (with the error set) when there is no memory. Frames beyond the limits:
// *full is set and NULL returned without an error.
uint32_t *codec_add_frame(codec_image *image, const codec_limits *limits, double delay, int *full);

// Premultiplies a row of straight 0xAARRGGBB in place; returns 1 if every pixel is opaque.
int codec_premultiply(uint32_t *row, int32_t width);

// The orientation in a TIFF block (the part of EXIF after "Exif\0\0"), or 1.
int codec_exif_orientation(const uint8_t *bytes, size_t length);

int codec_png_decode(const void *data, size_t length, const codec_limits *limits, int probe, codec_image *image);
// Returns 1 if the file is of the usual kind and was read, 0 if libpng has to.
int codec_png_decode_plain(const void *data, size_t length, const codec_limits *limits, codec_image *image);
int codec_jpeg_decode(const void *data, size_t length, const codec_limits *limits, int probe, codec_image *image);
int codec_webp_decode(const void *data, size_t length, const codec_limits *limits, int probe, codec_image *image);
int codec_gif_decode(const void *data, size_t length, const codec_limits *limits, int probe, codec_image *image);
