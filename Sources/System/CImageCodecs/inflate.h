#pragma once
#include <stddef.h>
#include <stdint.h>

// Takes decompressed bytes, and returns how many of them it has used: the others come again, with more behind them. Negative
// to stop.
typedef ptrdiff_t (*inflate_sink)(void *context, const uint8_t *bytes, size_t count);

// Decompresses a zlib stream of exactly `size` bytes and hands it over in parts of up to 128 KB or so. Returns 1 if all of it
// was right, its checksum too.
int inflate_stream(const uint8_t *data, size_t length, size_t size, inflate_sink sink, void *context);
