// PNG files as most are: 8 bits a sample of red, green, blue and perhaps alpha, not interlaced. They are read about four times as
// fast as by libpng and zlib. All other files, and all in which anything is wrong, are left to libpng and its messages.
#include "codecs_internal.h"
#include "inflate.h"

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__

typedef struct {
  int32_t width, height, y;
  size_t samples, row_bytes;
  // Straight samples of this row and of the one before.
  uint8_t *row, *previous;
  codec_image *image;
  int opaque;
} plain_png;

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// MARK: Rows

typedef int16_t lanes __attribute__((vector_size(8)));

static inline lanes magnitude(lanes value) {
  lanes sign = value >> 15;
  return (value ^ sign) - sign;
}

static inline lanes pixel_lanes(const uint8_t *bytes, size_t samples) {
  return (lanes){bytes[0], bytes[1], bytes[2], samples == 4 ? bytes[3] : 0};
}

static inline void paeth(uint8_t *row, const uint8_t *above, const uint8_t *source, size_t count, size_t samples) {
  lanes left = {0}, corner = {0};
  for (size_t at = 0; at < count; at += samples) {
    lanes up = pixel_lanes(above + at, samples);
    lanes byUp = up - corner, byLeft = left - corner;
    lanes a = magnitude(byUp), b = magnitude(byLeft), c = magnitude(byUp + byLeft);
    lanes isLeft = (a <= b) & (a <= c), isUp = ~isLeft & (b <= c);
    lanes predicted = (left & isLeft) | (up & isUp) | (corner & ~isLeft & ~isUp);
    left = (pixel_lanes(source + at, samples) + predicted) & 255;
    corner = up;
    for (size_t i = 0; i < samples; i++) row[at + i] = (uint8_t)left[i];
  }
}

static inline void average(uint8_t *row, const uint8_t *above, const uint8_t *source, size_t count, size_t samples) {
  for (size_t i = 0; i < samples; i++) row[i] = (uint8_t)(source[i] + above[i] / 2);
  for (size_t i = samples; i < count; i++) row[i] = (uint8_t)(source[i] + (row[i - samples] + above[i]) / 2);
}

static inline void add_left(uint8_t *row, const uint8_t *source, size_t count, size_t samples) {
  uint8_t left[4] = {0};
  for (size_t at = 0; at < count; at += samples)
    for (size_t i = 0; i < samples; i++) row[at + i] = left[i] = (uint8_t)(left[i] + source[at + i]);
}

// Undoes the filter of a row.
static int unfilter(plain_png *png, const uint8_t *source) {
  uint8_t *row = png->row, *above = png->previous;
  size_t count = png->row_bytes;
  int isWord = png->samples == 4;
  switch (*source++) {
    case 0: memcpy(row, source, count); return 1;
    // With a constant, the loops over the samples of a pixel are none.
    case 1:
      if (isWord) add_left(row, source, count, 4); else add_left(row, source, count, 3);
      return 1;
    case 2:
      for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(source[i] + above[i]);
      return 1;
    case 3:
      if (isWord) average(row, above, source, count, 4); else average(row, above, source, count, 3);
      return 1;
    case 4:
      if (isWord) paeth(row, above, source, count, 4); else paeth(row, above, source, count, 3);
      return 1;
    default: return 0;
  }
}

// Writes a row as 0xAARRGGBB.
static void convert(plain_png *png, uint32_t *restrict target) {
  const uint8_t *restrict row = png->row;
  if (png->samples == 3) {
    for (int32_t x = 0; x < png->width; x++)
      target[x] = 0xFF000000u | (uint32_t)row[3 * x] << 16 | (uint32_t)row[3 * x + 1] << 8 | row[3 * x + 2];
    return;
  }
  uint32_t all = 0xFFFFFFFF;
  for (int32_t x = 0; x < png->width; x++) {
    uint32_t word;
    memcpy(&word, row + 4 * (size_t)x, 4);
    all &= word;
    target[x] = (word & 0xFF00FF00) | (word & 255) << 16 | (word >> 16 & 255);
  }
  if (all < 0xFF000000) png->opaque &= codec_premultiply(target, png->width);
}

static ptrdiff_t take_rows(void *context, const uint8_t *bytes, size_t count) {
  plain_png *png = context;
  size_t used = 0;
  while (count - used > png->row_bytes && png->y < png->height) {
    if (!unfilter(png, bytes + used)) return -1;
    convert(png, (uint32_t *)((uint8_t *)png->image->frames[0].pixels + (size_t)png->y * png->image->bytes_per_row));
    uint8_t *row = png->row;
    png->row = png->previous;
    png->previous = row;
    png->y++;
    used += png->row_bytes + 1;
  }
  return (ptrdiff_t)used;
}

// MARK: Chunks

static void make_checksums(uint32_t *table) {
  for (uint32_t i = 0; i < 256; i++) {
    uint32_t value = i;
    for (int bit = 0; bit < 8; bit++) value = value & 1 ? value >> 1 ^ 0xEDB88320 : value >> 1;
    table[i] = value;
  }
}

static int is_sound(const uint32_t *table, const uint8_t *chunk, size_t length) {
  uint32_t sum = 0xFFFFFFFF;
  for (size_t i = 4; i < length + 8; i++) sum = table[(sum ^ chunk[i]) & 255] ^ sum >> 8;
  return (sum ^ 0xFFFFFFFF) == big_endian(chunk + 8 + length);
}

// The compressed pixels, which are to be freed, if the file is one for us; its header is then at the 16th byte.
static uint8_t *compressed(const uint8_t *bytes, size_t length, size_t *count) {
  uint32_t table[256];
  make_checksums(table);
  uint8_t *data = NULL;
  size_t room = 0;
  *count = 0;
  for (size_t at = 8; length - at >= 12;) {
    const uint8_t *chunk = bytes + at, *name = chunk + 4;
    size_t size = big_endian(chunk);
    if (size > length - at - 12 || !is_sound(table, chunk, size)) break;
    int isData = !memcmp(name, "IDAT", 4);
    if (at == 8 ? memcmp(name, "IHDR", 4) || size != 13 || chunk[16] != 8 || (chunk[17] != 2 && chunk[17] != 6)
                      || chunk[18] || chunk[19] || chunk[20]
                : !isData && (!(name[0] & 32) || !memcmp(name, "tRNS", 4) || !memcmp(name, "eXIf", 4))) {
      // Behind the pixels libpng reads nothing either.
      if (data && at > 8) return data;
      break;
    }
    if (isData) {
      if (*count + size > room) {
        room = length > 2 * (*count + size) ? 2 * (*count + size) : length;
        uint8_t *grown = realloc(data, room);
        if (!grown) break;
        data = grown;
      }
      memcpy(data + *count, chunk + 8, size);
      *count += size;
    } else if (data) {
      return data;
    }
    at += size + 12;
  }
  free(data);
  return NULL;
}

int codec_png_decode_plain(const void *data, size_t length, const codec_limits *limits, codec_image *image) {
  const uint8_t *bytes = data;
  if (length < 45) return 0;
  plain_png png = {.samples = bytes[25] == 6 ? 4 : 3, .opaque = 1};
  codec_image made = *image;
  if (codec_set_size(&made, limits, big_endian(bytes + 16), big_endian(bytes + 20))) return 0;
  size_t count;
  uint8_t *stream = compressed(bytes, length, &count);
  if (!stream) return 0;
  png.width = made.width;
  png.height = made.height;
  png.row_bytes = (size_t)made.width * png.samples;
  png.image = &made;
  uint8_t *rows = calloc(2, png.row_bytes);
  int full, result = 0;
  if (rows && codec_add_frame(&made, limits, 0, &full)) {
    png.row = rows;
    png.previous = rows + png.row_bytes;
    size_t size = (png.row_bytes + 1) * (size_t)made.height;
    result = inflate_stream(stream, count, size, take_rows, &png) && png.y == png.height;
  }
  free(rows);
  free(stream);
  if (!result) {
    codec_image_free(&made);
    return 0;
  }
  made.total_frames = 1;
  made.opaque = png.opaque;
  *image = made;
  return 1;
}

#else

int codec_png_decode_plain(const void *data, size_t length, const codec_limits *limits, codec_image *image) { return 0; }

#endif
