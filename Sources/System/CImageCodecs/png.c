#include "codecs_internal.h"
#include <png.h>
#include <setjmp.h>

static void png_failed(png_structp png, png_const_charp message) {
  codec_image *image = png_get_error_ptr(png);
  if (image) codec_fail(image, "%s", message);
  longjmp(png_jmpbuf(png), 1);
}

static void png_warned(png_structp png, png_const_charp message) {}

static void png_read_bytes(png_structp png, png_bytep target, size_t count) {
  codec_reader *reader = png_get_io_ptr(png);
  if (count > reader->length - reader->position) png_error(png, "the PNG data ends early");
  memcpy(target, reader->bytes + reader->position, count);
  reader->position += count;
}

// Straight 8-bit B, G, R, A: a native little-endian 0xAARRGGBB.
static void set_transforms(png_structp png, png_infop info) {
  int type = png_get_color_type(png, info);
  png_set_expand(png);
  png_set_scale_16(png);
  if (type == PNG_COLOR_TYPE_GRAY || type == PNG_COLOR_TYPE_GRAY_ALPHA) png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_filler(png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

static int read_orientation(png_structp png, png_infop info) {
#ifdef PNG_eXIf_SUPPORTED
  png_bytep exif = NULL;
  png_uint_32 length = 0;
  if (png_get_eXIf_1(png, info, &length, &exif) && exif) return codec_exif_orientation(exif, length);
#endif
  return 1;
}

static int read_png(
    png_structp png, png_infop info, png_bytep *volatile *rows, const codec_limits *limits, int probe,
    codec_image *image) {
  if (setjmp(png_jmpbuf(png))) return CODEC_FAILED;
  png_set_user_limits(png, 32767, 32767);
  png_set_chunk_malloc_max(png, 1 << 24);
  png_set_chunk_cache_max(png, 256);
  png_read_info(png, info);
  int64_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  if (codec_set_size(image, limits, width, height)) return CODEC_FAILED;
  image->opaque = !(png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) && !png_get_valid(png, info, PNG_INFO_tRNS);
  image->orientation = read_orientation(png, info);
  image->total_frames = 1;
  if (probe) return CODEC_OK;

  set_transforms(png, info);
  if (png_get_rowbytes(png, info) > image->bytes_per_row) return codec_fail(image, "the PNG rows are too long");
  int full;
  uint8_t *pixels = (uint8_t *)codec_add_frame(image, limits, 0, &full);
  *rows = malloc(sizeof(png_bytep) * (size_t)height);
  if (!pixels || !*rows) return codec_fail(image, "not enough memory");
  for (int64_t y = 0; y < height; y++) (*rows)[y] = pixels + (size_t)y * image->bytes_per_row;
  png_read_image(png, *rows);
  // What follows the pixels (text, checks) may be broken without harm.
  int opaque = 1;
  for (int64_t y = 0; y < height; y++) opaque &= codec_premultiply((uint32_t *)(*rows)[y], image->width);
  image->opaque = opaque;
  return CODEC_OK;
}

int codec_png_decode(const void *data, size_t length, const codec_limits *limits, int probe, codec_image *image) {
  if (!probe && codec_png_decode_plain(data, length, limits, image)) return CODEC_OK;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, image, png_failed, png_warned);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return codec_fail(image, "not enough memory");
  }
  codec_reader reader = {data, length, 0};
  png_bytep *volatile rows = NULL;
  png_set_read_fn(png, &reader, png_read_bytes);
  int result = read_png(png, info, &rows, limits, probe, image);
  free(rows);
  png_destroy_read_struct(&png, &info, NULL);
  return result;
}

static void png_append(png_structp png, png_bytep bytes, size_t count) {
  codec_buffer *buffer = png_get_io_ptr(png);
  // Grow by doubling: `length` up to the next power of two is what is allocated.
  size_t needed = buffer->length + count, capacity = 4096;
  while (capacity < needed) capacity *= 2;
  size_t current = 4096;
  while (current < buffer->length) current *= 2;
  if (!buffer->bytes || capacity > current) {
    uint8_t *grown = realloc(buffer->bytes, capacity);
    if (!grown) png_error(png, "not enough memory");
    buffer->bytes = grown;
  }
  memcpy(buffer->bytes + buffer->length, bytes, count);
  buffer->length = needed;
}

static void png_flushed(png_structp png) {}

static uint8_t plain(uint32_t value, uint32_t alpha) {
  value = (value * 255 + alpha / 2) / alpha;
  return (uint8_t)(value > 255 ? 255 : value);
}

// Writes a row as red, green, blue and, unless the picture is opaque, alpha.
static void unpremultiply_row(const uint32_t *restrict source, uint8_t *restrict target, int32_t width, int opaque) {
  if (opaque) {
    for (int32_t x = 0; x < width; x++) {
      target[3 * x] = (uint8_t)(source[x] >> 16);
      target[3 * x + 1] = (uint8_t)(source[x] >> 8);
      target[3 * x + 2] = (uint8_t)source[x];
    }
    return;
  }
  for (int32_t x = 0; x < width; x++, target += 4) {
    uint32_t pixel = source[x], alpha = pixel >> 24, red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
    int isPlain = alpha == 255 || !alpha;
    target[0] = (uint8_t)(isPlain ? red & alpha : plain(red, alpha));
    target[1] = (uint8_t)(isPlain ? green & alpha : plain(green, alpha));
    target[2] = (uint8_t)(isPlain ? blue & alpha : plain(blue, alpha));
    target[3] = (uint8_t)alpha;
  }
}

static int write_png(
    png_structp png, png_infop info, const uint8_t *pixels, int32_t width, int32_t height, size_t bytes_per_row,
    int opaque, uint8_t *row) {
  if (setjmp(png_jmpbuf(png))) return CODEC_FAILED;
  png_set_IHDR(
      png, info, (png_uint_32)width, (png_uint_32)height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  // Pictures of screens get hardly smaller by what takes three times as long.
  png_set_compression_level(png, 3);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  png_write_info(png, info);
  for (int32_t y = 0; y < height; y++) {
    unpremultiply_row((const uint32_t *)(pixels + (size_t)y * bytes_per_row), row, width, opaque);
    png_write_row(png, row);
  }
  png_write_end(png, info);
  return CODEC_OK;
}

int codec_encode_png(
    const void *pixels, int32_t width, int32_t height, size_t bytes_per_row, int opaque, codec_buffer *buffer) {
  *buffer = (codec_buffer){0};
  if (!pixels || width <= 0 || height <= 0 || bytes_per_row < (size_t)width * 4) return CODEC_FAILED;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, png_failed, png_warned);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  uint8_t *row = malloc((size_t)width * 4);
  int result = CODEC_FAILED;
  if (info && row) {
    png_set_write_fn(png, buffer, png_append, png_flushed);
    result = write_png(png, info, pixels, width, height, bytes_per_row, opaque, row);
  }
  free(row);
  png_destroy_write_struct(&png, &info);
  if (result != CODEC_OK) {
    free(buffer->bytes);
    *buffer = (codec_buffer){0};
  }
  return result;
}
