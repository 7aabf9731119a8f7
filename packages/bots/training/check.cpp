// check DIR: what the GPU wrote (train.py dump) against the same source on the CPU; fails if anything differs.
#include <immintrin.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <string>
#include <vector>
#include "features.h"
#include "table.h"

static std::vector<char> read(std::string name) {
  FILE *file = fopen(name.c_str(), "rb");
  std::vector<char> bytes;
  char part[65536];
  size_t got;
  while ((got = fread(part, 1, sizeof part, file)) > 0) bytes.insert(bytes.end(), part, part + got);
  fclose(file);
  return bytes;
}
template <class T>
static const T *of(const std::vector<char> &bytes) {
  return (const T *)bytes.data();
}

struct Row {
  int x[FEATURES] = {0};
  void add(int i, int sixtyFourths) { x[i] += sixtyFourths; }
};
static long wrongRows;
static void compareRow(const State &s, int seat, const u16 *gpu) {
  Row row;
  features(s, seat, row);
  for (int i = 0; i < FEATURES; i++)
    if (_cvtsh_ss(gpu[i]) * ONE != row.x[i]) {
      if (wrongRows++ < 5) printf("feature %d: %d, GPU %f\n", i, row.x[i], _cvtsh_ss(gpu[i]) * ONE);
      return;
    }
}
struct Leaf {
  const u16 *rows;
  const float *chance;
  Chances operator()(const State &s, const State &root, int viewer) {
    float asked = *chance++;
    compareRow(s, root.player, rows);
    rows += FEATURES;
    if (root.n == 2) return chancesOf(root, viewer, root.player, asked);
    if (viewer == root.player) return Chances{asked, asked};
    compareRow(s, viewer, rows);
    rows += FEATURES;
    return Chances{asked, *chance++};
  }
};

int main(int, char **arguments) {
  std::string folder = arguments[1];
  auto states = read(folder + "/states"), random = read(folder + "/random"), viewer = read(folder + "/viewer");
  auto base = read(folder + "/base"), x = read(folder + "/x"), chance = read(folder + "/chance");
  auto after = read(folder + "/after"), value = read(folder + "/value"), outcome = read(folder + "/outcome");
  auto flags = read(folder + "/flags"), learn = read(folder + "/learn"), viewer2 = read(folder + "/viewer2");
  int n = states.size() / sizeof(State);
  long wrong[5] = {0};
  for (int e = 0; e < n; e++) {
    State s = of<State>(states)[e], then;
    u64 rng = of<u64>(random)[e];
    int v = of<u8>(viewer)[e], at = of<int>(base)[e];
    Leaf leaf = {of<u16>(x) + (size_t)at * FEATURES, of<float>(chance) + at};
    Step step = play(s, then, rng, v, NET, 0.03f, leaf);
    if (!(step.flags & ENDED)) compareRow(then, v, of<u16>(learn) + (size_t)e * FEATURES);
    if (step.flags & GAME_OVER) {
      fresh(s, rng, Setup{0, 0, 0}, (float)e / n);
      v = below(rng, s.n);
    }
    wrong[0] += fabsf(step.value - of<float>(value)[e]) > 1e-6f;
    wrong[1] += step.flags != of<u8>(flags)[e];
    wrong[2] += fabsf(step.outcome - of<float>(outcome)[e]) > 1e-6f;
    wrong[3] += memcmp(&s, &of<State>(after)[e], offsetof(State, discard) + KINDS) != 0;
    wrong[4] += v != of<u8>(viewer2)[e];
  }
  printf("%d games, differences: rows %ld values %ld flags %ld outcomes %ld states %ld viewers %ld\n", n, wrongRows,
         wrong[0], wrong[1], wrong[2], wrong[3], wrong[4]);
  return wrongRows + wrong[0] + wrong[1] + wrong[2] + wrong[3] + wrong[4] > 0;
}
