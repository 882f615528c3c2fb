#include "codecs_internal.h"
#include <gif_lib.h>

static int gif_read_bytes(GifFileType *gif, GifByteType *target, int count) {
  codec_reader *reader = gif->UserData;
  size_t available = reader->length - reader->position;
  size_t taken = (size_t)count < available ? (size_t)count : available;
  memcpy(target, reader->bytes + reader->position, taken);
  reader->position += taken;
  return (int)taken;
}

typedef struct {
  GifFileType *gif;
  codec_image *image;
  const codec_limits *limits;
  uint32_t *canvas;            // width * height, without padding
  uint32_t *saved;             // the canvas before a frame that will be taken back
  GraphicsControlBlock control;
  int opaque;
} gif_state;

static int read_extension(gif_state *state) {
  int code;
  GifByteType *block;
  if (DGifGetExtension(state->gif, &code, &block) == GIF_ERROR) return CODEC_FAILED;
  int is_loop = 0;
  while (block) {
    if (code == GRAPHICS_EXT_FUNC_CODE && block[0] >= 4) {
      DGifExtensionToGCB(block[0], block + 1, &state->control);
    } else if (code == APPLICATION_EXT_FUNC_CODE && block[0] == 11) {
      is_loop = !memcmp(block + 1, "NETSCAPE2.0", 11) || !memcmp(block + 1, "ANIMEXTS1.0", 11);
    } else if (is_loop && block[0] >= 3 && block[1] == 1) {
      state->image->loop_count = block[2] | block[3] << 8;
    }
    if (DGifGetExtensionNext(state->gif, &block) == GIF_ERROR) return CODEC_FAILED;
  }
  return CODEC_OK;
}

static void draw_line(gif_state *state, const GifByteType *line, const ColorMapObject *map, int x0, int width, int y) {
  if (y < 0 || y >= state->image->height) return;
  uint32_t *row = state->canvas + (size_t)y * (size_t)state->image->width;
  for (int i = 0; i < width; i++) {
    int x = x0 + i, index = line[i];
    if (x < 0 || x >= state->image->width || index == state->control.TransparentColor) continue;
    if (!map || index >= map->ColorCount) continue;
    GifColorType colour = map->Colors[index];
    row[x] = 0xff000000u | (uint32_t)colour.Red << 16 | (uint32_t)colour.Green << 8 | colour.Blue;
  }
}

static int read_lines(gif_state *state, const ColorMapObject *map, int left, int top, int width, int height) {
  static const int first[] = {0, 4, 2, 1}, step[] = {8, 8, 4, 2};
  int interlaced = state->gif->Image.Interlace;
  GifByteType *line = malloc((size_t)width);
  if (!line) return codec_fail(state->image, "not enough memory");
  int result = CODEC_OK;
  for (int pass = 0; pass < (interlaced ? 4 : 1) && result == CODEC_OK; pass++) {
    for (int y = interlaced ? first[pass] : 0; y < height; y += interlaced ? step[pass] : 1) {
      if (DGifGetLine(state->gif, line, width) == GIF_ERROR) {
        result = CODEC_FAILED;
        break;
      }
      draw_line(state, line, map, left, width, top + y);
    }
  }
  free(line);
  return result;
}

static void dispose(gif_state *state, int left, int top, int width, int height) {
  codec_image *image = state->image;
  size_t size = (size_t)image->width * (size_t)image->height * 4;
  if (state->control.DisposalMode == DISPOSE_PREVIOUS) {
    memcpy(state->canvas, state->saved, size);
  } else if (state->control.DisposalMode == DISPOSE_BACKGROUND) {
    for (int y = top < 0 ? 0 : top; y < top + height && y < image->height; y++)
      for (int x = left < 0 ? 0 : left; x < left + width && x < image->width; x++)
        state->canvas[(size_t)y * (size_t)image->width + (size_t)x] = 0;
  }
  state->control = (GraphicsControlBlock){.TransparentColor = NO_TRANSPARENT_COLOR};
}

static int keep_frame(gif_state *state, int *full) {
  codec_image *image = state->image;
  uint8_t *pixels = (uint8_t *)codec_add_frame(image, state->limits, state->control.DelayTime / 100.0, full);
  if (!pixels) return *full ? CODEC_OK : CODEC_FAILED;
  for (int32_t y = 0; y < image->height; y++) {
    const uint32_t *row = state->canvas + (size_t)y * (size_t)image->width;
    memcpy(pixels + (size_t)y * image->bytes_per_row, row, (size_t)image->width * 4);
    for (int32_t x = 0; x < image->width; x++) state->opaque &= row[x] >> 24 == 255;
  }
  return CODEC_OK;
}

static int read_frame(gif_state *state, int *full) {
  GifFileType *gif = state->gif;
  if (DGifGetImageDesc(gif) == GIF_ERROR) return CODEC_FAILED;
  int left = gif->Image.Left, top = gif->Image.Top, width = gif->Image.Width, height = gif->Image.Height;
  if (width <= 0 || height <= 0 || (int64_t)width * height > state->limits->max_pixels)
    return codec_fail(state->image, "a frame of the GIF has a bad size");
  state->image->total_frames++;
  if (state->control.DisposalMode == DISPOSE_PREVIOUS)
    memcpy(state->saved, state->canvas, (size_t)state->image->width * (size_t)state->image->height * 4);
  const ColorMapObject *map = gif->Image.ColorMap ? gif->Image.ColorMap : gif->SColorMap;
  if (read_lines(state, map, left, top, width, height) || keep_frame(state, full)) return CODEC_FAILED;
  dispose(state, left, top, width, height);
  return CODEC_OK;
}

static int read_records(gif_state *state) {
  int full = 0;
  for (;;) {
    GifRecordType type;
    if (DGifGetRecordType(state->gif, &type) == GIF_ERROR) return CODEC_FAILED;
    if (type == TERMINATE_RECORD_TYPE) return CODEC_OK;
    if (type == EXTENSION_RECORD_TYPE && read_extension(state)) return CODEC_FAILED;
    if (type == IMAGE_DESC_RECORD_TYPE && read_frame(state, &full)) return CODEC_FAILED;
    if (full || state->image->frame_count >= state->limits->max_frames) return CODEC_OK;
  }
}

// Some files give a canvas of 0 x 0 and mean the size of their first frame; others are refused.
int codec_gif_decode(const void *data, size_t length, const codec_limits *limits, int probe, codec_image *image) {
  codec_reader reader = {data, length, 0};
  int error = 0;
  GifFileType *gif = DGifOpen(&reader, gif_read_bytes, &error);
  if (!gif) return codec_fail(image, "the GIF header is damaged or ends early");
  int result = codec_set_size(image, limits, gif->SWidth, gif->SHeight);
  if (result == CODEC_OK && probe) image->total_frames = 1;
  if (result == CODEC_OK && !probe) {
    size_t count = (size_t)image->width * (size_t)image->height;
    gif_state state = {.gif = gif, .image = image, .limits = limits, .opaque = 1};
    state.control.TransparentColor = NO_TRANSPARENT_COLOR;
    state.canvas = calloc(count, 4);
    state.saved = calloc(count, 4);
    result = state.canvas && state.saved ? read_records(&state) : codec_fail(image, "not enough memory");
    if (result != CODEC_OK && !image->error[0]) codec_fail(image, "the GIF data is damaged or ends early");
    image->opaque = state.opaque;
    free(state.canvas);
    free(state.saved);
  }
  DGifCloseFile(gif, &error);
  return result;
}
