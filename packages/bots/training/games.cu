// Batched games for train.py: `emit` writes what the net has to weigh, `step` reads its chances, plays and writes what
// there is to learn.   nvcc -O3 -arch=sm_90 -shared -Xcompiler -fPIC games.cu -o libgames.so
#include <cuda_fp16.h>
#include "features.h"
#include "table.h"

struct Row {
  __half *x;
  __device__ explicit Row(__half *at) : x(at) {
    uint4 zero = make_uint4(0, 0, 0, 0);
    for (int i = 0; i < FEATURES / 8; i++) ((uint4 *)x)[i] = zero;
  }
  __device__ void add(int i, int sixtyFourths) {
    x[i] = __float2half_rn(__half2float(x[i]) + sixtyFourths * (1.0f / ONE));
  }
};

/** With more than two players, the viewer's chance is a row of its own. */
__device__ inline int rowsOf(const State &root, int viewer) { return root.n == 2 || viewer == root.player ? 1 : 2; }

struct Count {
  int rows;
  __device__ Chances operator()(const State &, const State &root, int viewer) {
    rows += rowsOf(root, viewer);
    return Chances{0, 0};
  }
};
struct Emit {
  __half *x;
  __device__ void write(const State &s, int seat) {
    Row row(x);
    features(s, seat, row);
    x += FEATURES;
  }
  __device__ Chances operator()(const State &s, const State &root, int viewer) {
    write(s, root.player);
    if (rowsOf(root, viewer) == 2) write(s, viewer);
    return Chances{0, 0};
  }
};
struct Read {
  const float *chance;
  __device__ Chances operator()(const State &, const State &root, int viewer) {
    float asked = *chance++;
    if (root.n == 2) return chancesOf(root, viewer, root.player, asked);
    return Chances{asked, rowsOf(root, viewer) == 2 ? *chance++ : asked};
  }
};

__device__ void begin(State &s, u8 *viewer, u64 &x, const Setup &setup, int e, int n) {
  fresh(s, x, setup, (float)e / n);
  *viewer = setup.players ? e % s.n : below(x, s.n);
}
__global__ void resetGames(State *states, u64 *random, u8 *viewer, int n, u64 seed, Setup setup) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= n) return;
  u64 x = (seed * 1000003ull + e) * 0xD1342543DE82EF95ull + 77;
  nextRandom(x);
  State s;
  begin(s, viewer + e, x, setup, e, n);
  states[e] = s;
  random[e] = x;
}

/** duel: the viewer plays by net A, the others by net B (1) or like evPlus (2). */
__device__ inline bool isNet(const State &s, int viewer, int duel) { return duel != 2 || s.player == viewer; }

__global__ void emitRows(const State *states, int n, int *base, int *total, __half *x, int most, const u8 *viewer, int duel, int *error) {
  __shared__ int inBlock, start;
  if (threadIdx.x == 0) inBlock = 0;
  __syncthreads();
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  Count rows = {0};
  State s;
  Chances options[MOST_PLAYERS];
  if (e < n) {
    s = states[e];
    if (s.phase != OVER && isNet(s, viewer[e], duel)) weigh(s, viewer[e], rows, options);
  }
  int at = rows.rows ? atomicAdd(&inBlock, rows.rows) : 0;
  __syncthreads();
  if (threadIdx.x == 0) start = inBlock ? atomicAdd(total, inBlock) : 0;
  __syncthreads();
  at += start;
  if (e < n) base[e] = at;
  if (rows.rows == 0) return;
  if (at + rows.rows > most) {
    *error = 1;
    base[e] = 0;
    return;
  }
  Emit emit = {x + (size_t)at * FEATURES};
  weigh(s, viewer[e], emit, options);
}

__global__ void stepGames(State *states, u64 *random, int n, const int *base, const float *a, const float *b, u8 *viewer, int duel, int isFirst, float explore, Setup setup, float *value, float *outcome, u8 *flags, __half *learn) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e >= n) return;
  State s = states[e], after;
  flags[e] = ENDED;
  if (s.phase == OVER) return;
  u64 x = random[e];
  int v = viewer[e];
  Read read = {(duel == 1 && s.player != v ? b : a) + base[e]};
  Step step = play(s, after, x, v, isFirst ? FIRST_GAMES : isNet(s, v, duel) ? NET : EV_PLUS, explore, read);
  value[e] = step.value;
  outcome[e] = step.outcome;
  flags[e] = step.flags;
  if (learn && !(step.flags & ENDED)) {
    Row row(learn + (size_t)e * FEATURES);
    features(after, v, row);
  }
  if (step.flags & GAME_OVER && !duel) begin(s, viewer + e, x, setup, e, n);
  states[e] = s;
  random[e] = x;
}

__global__ void shares(const State *states, int n, const u8 *viewer, float *share) {
  int e = blockIdx.x * blockDim.x + threadIdx.x;
  if (e < n) share[e] = states[e].phase == OVER ? shareOf(states[e], viewer[e]) : -1;
}

#define GRID (n + 127) / 128, 128, 0, (cudaStream_t)stream
extern "C" {
int featureCount() { return FEATURES; }
int stateSize() { return sizeof(State); }
int twoPlayers() { return TWO_PLAYERS; }
int reset(void *stream, void *states, void *random, void *viewer, int n, u64 seed, int players, int preset, int target) {
  resetGames<<<GRID>>>((State *)states, (u64 *)random, (u8 *)viewer, n, seed, Setup{players, preset, target});
  return cudaGetLastError();
}
int emitAll(void *stream, void *states, int n, void *base, void *total, void *x, int most, void *viewer, int duel, void *error) {
  cudaMemsetAsync(total, 0, 4, (cudaStream_t)stream);
  emitRows<<<GRID>>>((State *)states, n, (int *)base, (int *)total, (__half *)x, most, (u8 *)viewer, duel, (int *)error);
  return cudaGetLastError();
}
int stepAll(void *stream, void *states, void *random, int n, void *base, void *a, void *b, void *viewer, int duel, int isFirst, float explore, void *value, void *outcome, void *flags, void *learn) {
  stepGames<<<GRID>>>((State *)states, (u64 *)random, n, (int *)base, (float *)a, (float *)b, (u8 *)viewer, duel, isFirst, explore, Setup{0, 0, 0}, (float *)value, (float *)outcome, (u8 *)flags, (__half *)learn);
  return cudaGetLastError();
}
int sharesOf(void *stream, void *states, int n, void *viewer, void *share) {
  shares<<<GRID>>>((State *)states, n, (u8 *)viewer, (float *)share);
  return cudaGetLastError();
}
}
