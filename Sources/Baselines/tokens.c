#include "baselines.h"

#include <stdbool.h>

enum kind { kind_space, kind_newline, kind_comment, kind_word, kind_number, kind_string, kind_sign };

static inline bool is_digit(uint8_t byte) { return (uint8_t)(byte - '0') < 10; }

static inline bool continues_word(uint8_t byte) {
  return (uint8_t)((byte | 0x20) - 'a') < 26 || is_digit(byte) || byte == '_';
}

/// The end of a decimal that starts at `place`.
static inline size_t decimal(const uint8_t *bytes, size_t count, size_t place) {
  while (place < count && is_digit(bytes[place])) place++;
  if (place + 1 < count && bytes[place] == '.' && is_digit(bytes[place + 1])) {
    place += 2;
    while (place < count && is_digit(bytes[place])) place++;
  }
  return place;
}

static inline bool is_unit(const uint8_t *bytes, size_t count, size_t place) {
  return place < count && (bytes[place] == 'w' || bytes[place] == 'h')
    && (place + 1 >= count || !continues_word(bytes[place + 1]));
}

/// The end of a number or a fraction that starts at `place`.
static inline size_t number(const uint8_t *bytes, size_t count, size_t place) {
  size_t end = decimal(bytes, count, place);
  if (is_unit(bytes, count, end)) return end + 1;
  if (end + 1 < count && bytes[end] == '/' && is_digit(bytes[end + 1])) {
    size_t denominator = decimal(bytes, count, end + 1);
    if (is_unit(bytes, count, denominator)) return denominator + 1;
  }
  return end;
}

/// The end of a sign that starts at `place`.
static inline size_t sign(const uint8_t *bytes, size_t count, size_t place) {
  uint8_t first = bytes[place], second = place + 1 < count ? bytes[place + 1] : 0;
  if (first == '.' && second == '.') return place + 3;
  bool takes_equals = first == '=' || first == '!' || first == '<' || first == '>';
  if (takes_equals && second == '=') return place + 2;
  if ((first == '&' || first == '|') && second == first) return place + 2;
  return place + 1;
}

size_t baseline_lex(const uint8_t *bytes, size_t count, baseline_token *tokens) {
  baseline_token *token = tokens;
  size_t place = 0;
  while (place < count) {
    size_t start = place;
    uint8_t first = bytes[place], kind = kind_sign;
    if (first == ' ' || first == '\t') {
      while (place < count && (bytes[place] == ' ' || bytes[place] == '\t')) place++;
      kind = kind_space;
    } else if (first == '\n') {
      place++;
      kind = kind_newline;
    } else if (is_digit(first)) {
      place = number(bytes, count, place);
      kind = kind_number;
    } else if (continues_word(first)) {
      while (place < count && continues_word(bytes[place])) place++;
      kind = kind_word;
    } else if (first == '"') {
      do place++; while (place < count && bytes[place] != '"');
      place++;
      kind = kind_string;
    } else if (first == '/' && place + 1 < count && bytes[place + 1] == '/') {
      while (place < count && bytes[place] != '\n') place++;
      kind = kind_comment;
    } else {
      place = sign(bytes, count, place);
    }
    *token++ = (baseline_token){(uint32_t)start, (uint32_t)(place - start), kind, 0};
  }
  return (size_t)(token - tokens);
}
