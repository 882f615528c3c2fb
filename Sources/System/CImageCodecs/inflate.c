// Decompression of zlib streams (RFC 1950 and 1951) for pictures of screens. Most of these are long repetitions, which are
// copied in words here, and byte by byte in zlib: that takes most of its time.
#include "inflate.h"
#include <stdlib.h>
#include <string.h>

enum {
  LITERAL_BITS = 10,
  DISTANCE_BITS = 8,
  // A second table for each pair of the 286 longer codes, and of the 30 of distances, as large as the longest code needs.
  LITERAL_ROOM = (1 << LITERAL_BITS) + 143 * 32,
  DISTANCE_ROOM = (1 << DISTANCE_BITS) + 15 * 128,
  SECOND = 1 << 30,
  HISTORY = 1 << 15,
  WINDOW = 1 << 18,
  // Copies may write so far behind their end.
  SLACK = 320,
};

typedef struct {
  const uint8_t *next, *end;
  uint64_t bits;
  unsigned count;
  // Bytes that were taken from behind the end.
  size_t missing;
  uint32_t literals[LITERAL_ROOM], distances[DISTANCE_ROOM];
} code_reader;

typedef struct {
  // Begins with what the sink has not used yet and the history before it.
  uint8_t *memory, *unused, *next;
  // Bytes that are still to come.
  size_t left;
  uint32_t sum, sums;
  inflate_sink sink;
  void *context;
} output;

// MARK: Bits

static inline uint64_t load(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

// At least 56 bits, with zeros behind the end.
static inline void refill(code_reader *reader) {
  if (reader->end - reader->next >= 8) {
    reader->bits |= load(reader->next) << reader->count;
    reader->next += (63 - reader->count) >> 3;
    reader->count |= 56;
    return;
  }
  while (reader->count < 56) {
    if (reader->next < reader->end) {
      reader->bits |= (uint64_t)*reader->next++ << reader->count;
    } else {
      reader->missing++;
    }
    reader->count += 8;
  }
}

static inline uint32_t take(code_reader *reader, unsigned count) {
  uint32_t value = (uint32_t)(reader->bits & ((1ull << count) - 1));
  reader->bits >>= count;
  reader->count -= count;
  return value;
}

// MARK: Codes

static unsigned reversed(unsigned code, unsigned length) {
  unsigned result = 0;
  for (; length; length--, code >>= 1) result = result << 1 | (code & 1);
  return result;
}

static void put(uint32_t *table, unsigned width, unsigned bits, unsigned length, uint32_t entry) {
  for (unsigned at = bits; at < 1u << width; at += 1u << length) table[at] = entry;
}

// A table by the next `primary` bits: symbol << 8 | length of the code, or SECOND | offset << 8 | width of a second table;
// 0 is no code. Returns 0 for lengths that make no code.
static int make_table(uint32_t *table, unsigned primary, const uint8_t *lengths, int symbols) {
  unsigned counts[16] = {0}, next[16] = {0}, longest = 0;
  int left = 1, used = 0;
  for (int i = 0; i < symbols; i++) counts[lengths[i]]++;
  counts[0] = 0;
  for (unsigned length = 1; length < 16; length++) {
    next[length] = (next[length - 1] + counts[length - 1]) << 1;
    left = left * 2 - (int)counts[length];
    if (left < 0) return 0;
    used += (int)counts[length];
    if (counts[length]) longest = length;
  }
  // As in zlib: a code is complete, unless it has one word or none.
  if (left > 0 && (used > 1 || longest > 1)) return 0;
  memset(table, 0, sizeof(uint32_t) << primary);
  uint32_t filled = 1u << primary;
  unsigned width = longest > primary ? longest - primary : 0;
  for (int symbol = 0; symbol < symbols; symbol++) {
    unsigned length = lengths[symbol];
    if (!length) continue;
    uint32_t entry = (uint32_t)symbol << 8 | length;
    unsigned bits = reversed(next[length]++, length);
    if (length <= primary) {
      put(table, primary, bits, length, entry);
      continue;
    }
    uint32_t *root = &table[bits & ((1u << primary) - 1)];
    if (!*root) {
      *root = SECOND | filled << 8 | width;
      memset(table + filled, 0, sizeof(uint32_t) << width);
      filled += 1u << width;
    }
    put(table + ((*root & ~SECOND) >> 8), width, bits >> primary, length - primary, entry);
  }
  return 1;
}

// The symbol of the code that comes next; -1 if there is none.
static inline int read_symbol(code_reader *reader, const uint32_t *table, unsigned primary) {
  uint32_t entry = table[reader->bits & ((1u << primary) - 1)];
  if (entry & SECOND) {
    unsigned width = entry & 255;
    entry = table[((entry & ~SECOND) >> 8) + (reader->bits >> primary & ((1u << width) - 1))];
  }
  if (!entry) return -1;
  take(reader, entry & 255);
  return (int)(entry >> 8);
}

static int fixed_tables(code_reader *reader) {
  uint8_t lengths[288];
  memset(lengths, 8, 144);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  memset(lengths + 280, 8, 8);
  if (!make_table(reader->literals, LITERAL_BITS, lengths, 288)) return 0;
  memset(lengths, 5, 32);
  return make_table(reader->distances, DISTANCE_BITS, lengths, 32);
}

static int read_tables(code_reader *reader) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint8_t lengths[320] = {0}, own[19] = {0};
  refill(reader);
  int literals = (int)take(reader, 5) + 257, distances = (int)take(reader, 5) + 1, count = (int)take(reader, 4) + 4;
  if (literals > 286 || distances > 30) return 0;
  for (int i = 0; i < count; i++) {
    refill(reader);
    own[order[i]] = (uint8_t)take(reader, 3);
  }
  // The distances' table is free until its own lengths are known.
  if (!make_table(reader->distances, DISTANCE_BITS, own, 19)) return 0;
  for (int at = 0; at < literals + distances;) {
    refill(reader);
    int symbol = read_symbol(reader, reader->distances, DISTANCE_BITS), times = 1;
    uint8_t length = (uint8_t)symbol;
    if (symbol < 0 || (symbol == 16 && at == 0)) return 0;
    if (symbol == 16) {
      length = lengths[at - 1];
      times = 3 + (int)take(reader, 2);
    } else if (symbol > 16) {
      length = 0;
      times = symbol == 17 ? 3 + (int)take(reader, 3) : 11 + (int)take(reader, 7);
    }
    if (at + times > literals + distances) return 0;
    memset(lengths + at, length, (size_t)times);
    at += times;
  }
  return lengths[256] && make_table(reader->literals, LITERAL_BITS, lengths, literals)
      && make_table(reader->distances, DISTANCE_BITS, lengths + literals, distances);
}

// MARK: Output

// Adler-32 of what follows.
static void add_to_sum(output *out, const uint8_t *bytes, size_t count) {
  uint32_t sum = out->sum, sums = out->sums;
  while (count) {
    // So many can't overflow.
    size_t part = count < 5536 ? count : 5536, at = 0;
    for (; at + 32 <= part; at += 32) {
      uint32_t plain = 0, weighted = 0;
      for (uint32_t i = 0; i < 32; i++) {
        plain += bytes[at + i];
        weighted += (32 - i) * bytes[at + i];
      }
      sums += 32 * sum + weighted;
      sum += plain;
    }
    for (; at < part; at++) sums += sum += bytes[at];
    sum %= 65521;
    sums %= 65521;
    bytes += part;
    count -= part;
  }
  out->sum = sum;
  out->sums = sums;
}

// Hands over what there is, and makes room.
static int flush(output *out, uint8_t *summed) {
  add_to_sum(out, summed, (size_t)(out->next - summed));
  ptrdiff_t used = out->sink(out->context, out->unused, (size_t)(out->next - out->unused));
  if (used < 0 || used > out->next - out->unused) return 0;
  out->unused += used;
  uint8_t *kept = out->next - out->memory > HISTORY ? out->next - HISTORY : out->memory;
  if (out->unused < kept) kept = out->unused;
  size_t count = (size_t)(out->next - kept);
  // A sink that uses nothing would never come to an end.
  if (count > WINDOW / 2) return 0;
  memmove(out->memory, kept, count);
  out->unused -= kept - out->memory;
  out->next = out->memory + count;
  return 1;
}

// Repeats what lies `distance` before. May write up to 32 bytes behind the end.
static inline void copy_match(uint8_t *to, size_t distance, size_t length) {
  const uint8_t *from = to - distance;
  uint8_t *end = to + length;
  if (distance < 16) {
    // What repeats that often repeats by any multiple, too: the first of at least 16 bytes are copied one by one.
    size_t period = distance * ((15 + distance) / distance);
    for (size_t i = 0; i < period; i++) to[i] = from[i];
    from = to;
    to += period;
  }
  while (to < end) {
    memcpy(to, from, 16);
    to += 16;
    from += 16;
  }
}

static const uint16_t length_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                          31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_bits[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_bases[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
                                            193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};

static int read_coded(code_reader *reader, output *out) {
  uint8_t *summed = out->next, *limit = out->memory + WINDOW;
  while (1) {
    refill(reader);
    int symbol = read_symbol(reader, reader->literals, LITERAL_BITS);
    if (symbol < 256) {
      if (symbol < 0 || !out->left || reader->missing > 8) return 0;
      *out->next++ = (uint8_t)symbol;
      out->left--;
    } else if (symbol == 256) {
      add_to_sum(out, summed, (size_t)(out->next - summed));
      return 1;
    } else {
      if (symbol > 285) return 0;
      size_t length = length_bases[symbol - 257] + take(reader, length_bits[symbol - 257]);
      int code = read_symbol(reader, reader->distances, DISTANCE_BITS);
      if (code < 0 || code > 29) return 0;
      size_t distance = distance_bases[code] + take(reader, code < 4 ? 0 : (unsigned)(code >> 1) - 1);
      if (length > out->left || distance > (size_t)(out->next - out->memory) || reader->missing > 8) return 0;
      copy_match(out->next, distance, length);
      out->next += length;
      out->left -= length;
    }
    if (out->next >= limit) {
      if (!flush(out, summed)) return 0;
      summed = out->next;
    }
  }
}

static int read_stored(code_reader *reader, output *out) {
  take(reader, reader->count & 7);
  refill(reader);
  uint32_t length = take(reader, 16), check = take(reader, 16);
  // What was read ahead goes back.
  size_t ahead = reader->count / 8;
  if (reader->missing > ahead || length != (check ^ 0xFFFF) || length > out->left) return 0;
  reader->next -= ahead - reader->missing;
  reader->bits = reader->count = 0;
  reader->missing = 0;
  if ((size_t)(reader->end - reader->next) < length) return 0;
  out->left -= length;
  while (length) {
    size_t room = (size_t)(out->memory + WINDOW - out->next), part = length < room ? length : room;
    uint8_t *begin = out->next;
    memcpy(out->next, reader->next, part);
    reader->next += part;
    out->next += part;
    length -= (uint32_t)part;
    if (out->next == out->memory + WINDOW) {
      if (!flush(out, begin)) return 0;
    } else {
      add_to_sum(out, begin, part);
    }
  }
  return 1;
}

static int read_blocks(code_reader *reader, output *out) {
  uint32_t isLast = 0;
  while (!isLast) {
    refill(reader);
    if (reader->missing > 8) return 0;
    isLast = take(reader, 1);
    switch (take(reader, 2)) {
      case 0:
        if (!read_stored(reader, out)) return 0;
        continue;
      case 1:
        if (!fixed_tables(reader)) return 0;
        break;
      case 2:
        if (!read_tables(reader)) return 0;
        break;
      default: return 0;
    }
    if (!read_coded(reader, out)) return 0;
  }
  if (out->left || !flush(out, out->next)) return 0;
  take(reader, reader->count & 7);
  uint32_t check = 0;
  for (int i = 0; i < 4; i++) {
    refill(reader);
    check = check << 8 | take(reader, 8);
  }
  return reader->missing * 8 <= reader->count && check == (out->sums << 16 | out->sum);
}

int inflate_stream(const uint8_t *data, size_t length, size_t size, inflate_sink sink, void *context) {
  if (length < 6 || (data[0] & 15) != 8 || data[0] >> 4 > 7 || (data[0] << 8 | data[1]) % 31 || data[1] & 32) return 0;
  code_reader *reader = malloc(sizeof *reader);
  output out = {.memory = malloc(WINDOW + SLACK), .left = size, .sum = 1, .sink = sink, .context = context};
  int result = 0;
  if (reader && out.memory) {
    out.unused = out.next = out.memory;
    reader->next = data + 2;
    reader->end = data + length;
    reader->bits = reader->count = 0;
    reader->missing = 0;
    result = read_blocks(reader, &out);
  }
  free(out.memory);
  free(reader);
  return result;
}
