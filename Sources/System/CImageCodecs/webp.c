#include "codecs_internal.h"
#include <webp/decode.h>
#include <webp/demux.h>

static int read_still(
    const void *data, size_t length, const codec_limits *limits, int has_alpha, codec_image *image) {
  int full;
  uint8_t *pixels = (uint8_t *)codec_add_frame(image, limits, 0, &full);
  if (!pixels) return codec_fail(image, "not enough memory");
  size_t size = image->bytes_per_row * (size_t)image->height;
  if (!WebPDecodeBGRAInto(data, length, pixels, size, (int)image->bytes_per_row))
    return codec_fail(image, "the WebP data is damaged or ends early");
  int opaque = 1;
  for (int32_t y = 0; y < image->height; y++)
    opaque &= codec_premultiply((uint32_t *)(pixels + (size_t)y * image->bytes_per_row), image->width);
  image->opaque = opaque;
  return CODEC_OK;
}

static int read_animation(const void *data, size_t length, const codec_limits *limits, codec_image *image) {
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return codec_fail(image, "libwebp has another version");
  options.color_mode = MODE_BGRA;
  WebPData input = {data, length};
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&input, &options);
  WebPAnimInfo info;
  if (!decoder || !WebPAnimDecoderGetInfo(decoder, &info)) {
    WebPAnimDecoderDelete(decoder);
    return codec_fail(image, "the WebP animation is damaged");
  }
  image->loop_count = (int32_t)info.loop_count;
  image->total_frames = (int32_t)info.frame_count;
  int opaque = 1, previous = 0, full = 0, result = CODEC_OK;
  while (WebPAnimDecoderHasMoreFrames(decoder)) {
    uint8_t *canvas;
    int timestamp;
    if (!WebPAnimDecoderGetNext(decoder, &canvas, &timestamp)) {
      result = codec_fail(image, "frame %d of the WebP animation is damaged", image->frame_count);
      break;
    }
    uint8_t *pixels = (uint8_t *)codec_add_frame(image, limits, (timestamp - previous) / 1000.0, &full);
    previous = timestamp;
    if (!pixels) {
      if (!full) result = CODEC_FAILED;
      break;
    }
    for (int32_t y = 0; y < image->height; y++) {
      uint32_t *row = (uint32_t *)(pixels + (size_t)y * image->bytes_per_row);
      memcpy(row, canvas + (size_t)y * (size_t)image->width * 4, (size_t)image->width * 4);
      opaque &= codec_premultiply(row, image->width);
    }
  }
  image->opaque = opaque;
  WebPAnimDecoderDelete(decoder);
  return result;
}

static int read_orientation(const void *data, size_t length) {
  WebPData input = {data, length};
  WebPDemuxer *demuxer = WebPDemux(&input);
  if (!demuxer) return 1;
  WebPChunkIterator chunk;
  int orientation = 1;
  if (WebPDemuxGetChunk(demuxer, "EXIF", 1, &chunk)) {
    const uint8_t *bytes = chunk.chunk.bytes;
    size_t size = chunk.chunk.size;
    if (size > 6 && !memcmp(bytes, "Exif\0\0", 6)) bytes += 6, size -= 6;
    orientation = codec_exif_orientation(bytes, size);
    WebPDemuxReleaseChunkIterator(&chunk);
  }
  WebPDemuxDelete(demuxer);
  return orientation;
}

int codec_webp_decode(const void *data, size_t length, const codec_limits *limits, int probe, codec_image *image) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(data, length, &features) != VP8_STATUS_OK)
    return codec_fail(image, "the WebP header is damaged or ends early");
  if (codec_set_size(image, limits, features.width, features.height)) return CODEC_FAILED;
  image->opaque = !features.has_alpha;
  image->total_frames = 1;
  image->orientation = read_orientation(data, length);
  if (probe) return CODEC_OK;
  return features.has_animation ? read_animation(data, length, limits, image)
                                : read_still(data, length, limits, features.has_alpha, image);
}
