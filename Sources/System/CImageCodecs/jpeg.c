#include "codecs_internal.h"
#include <jpeglib.h>
#include <setjmp.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf jump;
  char text[JMSG_LENGTH_MAX];
  int truncated;
} error_handler;

static void jpeg_failed(j_common_ptr state) {
  error_handler *handler = (error_handler *)state->err;
  handler->base.format_message(state, handler->text);
  longjmp(handler->jump, 1);
}

static void jpeg_printed(j_common_ptr state) {}

// Warnings are about damaged data; the first one ends the work, so that half an image is never taken for one.
static void jpeg_emitted(j_common_ptr state, int level) {
  if (level < 0) jpeg_failed(state);
}

static struct jpeg_error_mgr *prepare_errors(error_handler *handler) {
  memset(handler, 0, sizeof *handler);
  jpeg_std_error(&handler->base);
  handler->base.error_exit = jpeg_failed;
  handler->base.output_message = jpeg_printed;
  handler->base.emit_message = jpeg_emitted;
  return &handler->base;
}

static int read_orientation(struct jpeg_decompress_struct *jpeg) {
  for (jpeg_saved_marker_ptr marker = jpeg->marker_list; marker; marker = marker->next) {
    if (marker->marker == JPEG_APP0 + 1 && marker->data_length > 6 && !memcmp(marker->data, "Exif\0\0", 6))
      return codec_exif_orientation(marker->data + 6, marker->data_length - 6);
  }
  return 1;
}

// CMYK as Adobe writes it (inverted) to B, G, R, 255, in place: both have four bytes a pixel.
static void convert_cmyk(uint8_t *row, int32_t width, int inverted) {
  for (int32_t x = 0; x < width; x++, row += 4) {
    uint32_t part[4] = {row[0], row[1], row[2], row[3]};
    for (int i = 0; i < 4 && !inverted; i++) part[i] = 255 - part[i];
    row[0] = (uint8_t)((part[2] * part[3] + 127) / 255);
    row[1] = (uint8_t)((part[1] * part[3] + 127) / 255);
    row[2] = (uint8_t)((part[0] * part[3] + 127) / 255);
    row[3] = 255;
  }
}

static int read_jpeg(
    struct jpeg_decompress_struct *jpeg, error_handler *handler, const void *data, size_t length,
    const codec_limits *limits, int probe, codec_image *image) {
  if (setjmp(handler->jump)) return codec_fail(image, "%.150s", handler->text);
  jpeg_mem_src(jpeg, data, length);
  jpeg_save_markers(jpeg, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(jpeg, TRUE);
  if (codec_set_size(image, limits, jpeg->image_width, jpeg->image_height)) return CODEC_FAILED;
  image->opaque = 1;
  image->orientation = read_orientation(jpeg);
  image->total_frames = 1;
  if (probe) return CODEC_OK;

  int cmyk = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = cmyk ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg->dct_method = JDCT_ISLOW;
  // A small file that claims millions of pixels in thousands of progressive scans would run for hours.
  jpeg_start_decompress(jpeg);
  int full;
  uint8_t *pixels = (uint8_t *)codec_add_frame(image, limits, 0, &full);
  if (!pixels) return codec_fail(image, "not enough memory");
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = pixels + (size_t)jpeg->output_scanline * image->bytes_per_row;
    if (jpeg_read_scanlines(jpeg, &row, 1) != 1) return codec_fail(image, "the JPEG data ends early");
    if (cmyk) convert_cmyk(row, image->width, jpeg->saw_Adobe_marker);
  }
  return CODEC_OK;
}

// Stops a progressive image with absurdly many scans.
static void watch_scans(j_common_ptr state) {
  if (!state->is_decompressor) return;
  struct jpeg_decompress_struct *jpeg = (struct jpeg_decompress_struct *)state;
  if (jpeg->input_scan_number > 200) {
    error_handler *handler = (error_handler *)state->err;
    snprintf(handler->text, sizeof handler->text, "the JPEG has too many scans");
    longjmp(handler->jump, 1);
  }
}

int codec_jpeg_decode(const void *data, size_t length, const codec_limits *limits, int probe, codec_image *image) {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_progress_mgr progress = {.progress_monitor = watch_scans};
  error_handler handler;
  memset(&jpeg, 0, sizeof jpeg);
  jpeg.err = prepare_errors(&handler);
  if (setjmp(handler.jump)) return codec_fail(image, "%.150s", handler.text);
  jpeg_create_decompress(&jpeg);
  jpeg.progress = &progress;
  int result = read_jpeg(&jpeg, &handler, data, length, limits, probe, image);
  jpeg_destroy_decompress(&jpeg);
  return result;
}

static void write_orientation(struct jpeg_compress_struct *jpeg, int orientation) {
  if (orientation < 2 || orientation > 8) return;
  uint8_t exif[] = {'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12,
                    0,   3,   0,   0,   0, 1, 0,   0,   0, 0,  0, 0, 0, 0};
  exif[25] = (uint8_t)orientation;
  jpeg_write_marker(jpeg, JPEG_APP0 + 1, exif, sizeof exif);
}

static int write_jpeg(
    struct jpeg_compress_struct *jpeg, error_handler *handler, const uint8_t *pixels, int32_t width, int32_t height,
    size_t bytes_per_row, double quality, int orientation, uint8_t *row, unsigned char **bytes,
    unsigned long *length) {
  if (setjmp(handler->jump)) return CODEC_FAILED;
  jpeg_mem_dest(jpeg, bytes, length);
  jpeg->image_width = (JDIMENSION)width;
  jpeg->image_height = (JDIMENSION)height;
  jpeg->input_components = 3;
  jpeg->in_color_space = JCS_RGB;
  jpeg_set_defaults(jpeg);
  jpeg_set_quality(jpeg, 1 + (int)(quality * 99 + 0.5), TRUE);
  jpeg->dct_method = JDCT_ISLOW;
  if (quality >= 0.9) {
    for (int i = 0; i < 3; i++) jpeg->comp_info[i].h_samp_factor = jpeg->comp_info[i].v_samp_factor = 1;
  }
  jpeg_start_compress(jpeg, TRUE);
  write_orientation(jpeg, orientation);
  while (jpeg->next_scanline < jpeg->image_height) {
    const uint32_t *source = (const uint32_t *)(pixels + (size_t)jpeg->next_scanline * bytes_per_row);
    for (int32_t x = 0; x < width; x++) {
      uint32_t pixel = source[x], white = 255 - (pixel >> 24);
      for (int i = 0; i < 3; i++) {
        uint32_t value = (pixel >> (16 - 8 * i) & 255) + white;
        row[x * 3 + i] = (uint8_t)(value > 255 ? 255 : value);
      }
    }
    jpeg_write_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_compress(jpeg);
  return CODEC_OK;
}

int codec_encode_jpeg(
    const void *pixels, int32_t width, int32_t height, size_t bytes_per_row, double quality, int orientation,
    codec_buffer *buffer) {
  *buffer = (codec_buffer){0};
  if (!pixels || width <= 0 || height <= 0 || width > 65500 || height > 65500) return CODEC_FAILED;
  if (bytes_per_row < (size_t)width * 4) return CODEC_FAILED;
  if (!(quality >= 0)) quality = 0;
  if (quality > 1) quality = 1;
  struct jpeg_compress_struct jpeg;
  error_handler handler;
  unsigned char *bytes = NULL;
  unsigned long length = 0;
  uint8_t *row = malloc((size_t)width * 3);
  if (!row) return CODEC_FAILED;
  memset(&jpeg, 0, sizeof jpeg);
  jpeg.err = prepare_errors(&handler);
  if (setjmp(handler.jump)) {
    free(row);
    return CODEC_FAILED;
  }
  jpeg_create_compress(&jpeg);
  int result = write_jpeg(
      &jpeg, &handler, pixels, width, height, bytes_per_row, quality, orientation, row, &bytes, &length);
  jpeg_destroy_compress(&jpeg);
  free(row);
  if (result == CODEC_OK) {
    *buffer = (codec_buffer){.bytes = bytes, .length = length};
  } else {
    free(bytes);
  }
  return result;
}
