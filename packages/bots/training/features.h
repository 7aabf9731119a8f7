// What the net sees of a position, from the seat of one player: whole numbers, each in 64ths.
// packages/bots/src/net/features.ts is the same in TypeScript; `parity` compares the two.
#pragma once
#include <math.h>
#include "game.h"

#ifdef __CUDACC__
#define TABLE(name, ...)                            \
  static __constant__ short device_##name[] = {__VA_ARGS__}; \
  static const short host_##name[] = {__VA_ARGS__};
#else
#define TABLE(name, ...) static const short host_##name[] = {__VA_ARGS__};
#endif
#ifdef __CUDA_ARCH__
#define KNOTS(name) device_##name
#else
#define KNOTS(name) host_##name
#endif

enum { NEED_KNOTS = 26, LEAD_KNOTS = 23, PILE_KNOTS = 16, FAR_KNOTS = 6 };
TABLE(needs, -60, -40, -25, -15, -8, 0, 8, 16, 24, 32, 40, 50, 60, 72, 85, 100, 115, 130, 150, 170, 200, 225, 260, 310, 400, 600)
TABLE(leads, -400, -250, -160, -110, -80, -60, -45, -32, -22, -14, -7, 0, 7, 14, 22, 32, 45, 60, 80, 110, 160, 250, 400)
TABLE(piles, 0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 36, 50, 70, 94, 188, 282)
TABLE(far, 200, 260, 350, 500, 1000, 3000)

enum {
  ONE = 64,
  SELF = 0,
  SELF_SIZE = 33 + 2 * NEED_KNOTS,
  SLOT_SIZE = 36 + 2 * NEED_KNOTS + LEAD_KNOTS,
  SLOT_A = SELF + SELF_SIZE,
  SLOT_B = SLOT_A + SLOT_SIZE,
  ACTOR = SLOT_B + SLOT_SIZE,
  ACTOR_SIZE = 15 + NEED_KNOTS,
  POOL = ACTOR + ACTOR_SIZE,
  POOL_SIZE = 7 + 3 * NEED_KNOTS + LEAD_KNOTS,
  GLOBAL = POOL + POOL_SIZE,
  GLOBAL_SIZE = 2 * KINDS + PILE_KNOTS + 1 + 13 + 3 + 2 + 8 + 3 + 2 + 7 + 8 + 1 + 23 + FAR_KNOTS,
  TWO_PLAYERS = GLOBAL + 2 * KINDS + PILE_KNOTS + 1 + 13 + 3 + 2 + 8 + 3 + 2 + 7,
  FEATURES = (GLOBAL + GLOBAL_SIZE + 7) / 8 * 8,
};

/** Between two knots, a value is a mixture of both. */
template <class Row>
HD inline void hat(Row &row, int at, int x, const short *knots, int count, int weight) {
  if (x <= knots[0]) return row.add(at, weight);
  if (x >= knots[count - 1]) return row.add(at + count - 1, weight);
  int low = 0, high = count - 1;
  while (high - low > 1) {
    int middle = (low + high) / 2;
    if (knots[middle] <= x) low = middle;
    else high = middle;
  }
  int share = ONE * (x - knots[low]) / (knots[high] - knots[low]);
  row.add(at + low, (ONE - share) * weight / ONE);
  row.add(at + high, share * weight / ONE);
}

HD inline int clip(int x, int limit) { return x > limit ? limit : x < -limit ? -limit : x; }

/** What the next card would do to a player: copies that duplicate, points gained, points gained less those lost. */
struct NextCard {
  int duplicate, gain, net;
};
HD inline NextCard nextCardOf(const State &s, int p, const u8 *c, int size) {
  int duplicates = 0, fresh = 0, sum = 0, twos = 0;
  for (int i = 0; i < 13; i++) {
    if (s.nums[p] >> i & 1) duplicates += c[i];
    else {
      fresh += c[i];
      sum += c[i] * i;
    }
  }
  for (int i = 0; i < 5; i++) twos += c[13 + i] * (i + 1);
  int doubles = s.doubles[p], plusDoubles = s.rule[R_DOUBLES] ? doubles : 0, points = s.points(p);
  int doubled = (sumOf(s.nums[p]) << (doubles + 1)) + (s.plus[p] * 2 << (s.rule[R_DOUBLES] ? doubles + 1 : 0));
  int gain = (sum << doubles) + (2 * twos << plusDoubles) + c[TIMES_2] * (doubled - points);
  if (s.count(p) == 6) gain += fresh * s.sevenBonus(p);
  int loss = s.second[p] ? 0 : duplicates * points;
  NextCard next;
  next.duplicate = 2 * ONE * duplicates / size;
  next.gain = clip(ONE / 8 * gain / size, 8 * ONE);
  next.net = clip(ONE / 8 * (gain - loss) / size, 8 * ONE);
  return next;
}

/** Whether the turn of `p` comes before that of `v`. */
HD inline bool before(const State &s, int p, int v) {
  int a = p - s.turn - 1, b = v - s.turn - 1;
  return (a < 0 ? a + s.n : a) < (b < 0 ? b + s.n : b);
}
/** The most points that the leader needs, as the net sees it. */
enum { FAR = 200 };

/**
 * What each player needed for the target before this round. Further away than FAR, a game looks like one to FAR in
 * which leads are smaller: luck grows with the square root of the number of rounds to come.
 */
struct View {
  int least;
  short need[MOST_PLAYERS];
  HD explicit View(const State &s) {
    int best = s.best();
    least = s.target - best;
    for (int p = 0; p < s.n; p++) {
      int behind = best - s.total[p];
      if (least <= FAR) need[p] = least + behind;
      else need[p] = FAR + (int)floor(sqrt(floor((double)behind * behind * FAR / least)));
    }
  }
  /** With the points of this round. */
  HD int now(const State &s, int p) const { return need[p] - s.value(p); }
};

template <class Row>
HD inline void slot(Row &row, int at, const State &s, const View &view, int p, int v, const u8 *c, int size) {
  int status = s.status[p], now = view.now(s, p), lead = now - view.now(s, v);
  row.add(at, ONE);
  if (status == ACTIVE) row.add(at + 1, ONE);
  if (status == STAYED || status == FROZEN) row.add(at + 2, ONE);
  if (status == BUSTED) row.add(at + 3, ONE);
  if (s.player == p) row.add(at + 4, ONE);
  if (before(s, p, v)) row.add(at + 18, ONE);
  if (now <= 0) row.add(at + 19, ONE);
  if (view.need[p] <= 0) row.add(at + 20, ONE);
  if (lead > 0) row.add(at + 21, ONE);
  if (lead == 0) row.add(at + 22, ONE);
  if (status == ACTIVE) {
    NextCard next = nextCardOf(s, p, c, size);
    if (s.second[p]) row.add(at + 5, ONE);
    row.add(at + 6 + s.count(p), ONE);
    if (s.doubles[p]) row.add(at + 13, ONE);
    row.add(at + 14, clip(2 * s.points(p), 4 * ONE));
    row.add(at + 15, next.duplicate);
    row.add(at + 16, next.gain);
    row.add(at + 17, next.net);
    for (int i = 0; i < 13; i++)
      if (s.nums[p] >> i & 1) row.add(at + 23 + i, ONE);
  }
  hat(row, at + 36, now, KNOTS(needs), NEED_KNOTS, ONE);
  hat(row, at + 36 + NEED_KNOTS, view.need[p], KNOTS(needs), NEED_KNOTS, ONE);
  hat(row, at + 36 + 2 * NEED_KNOTS, lead, KNOTS(leads), LEAD_KNOTS, ONE);
}

template <class Row>
HD inline void ownFeatures(Row &row, const State &s, const View &view, int v, const u8 *c, int size) {
  int now = view.now(s, v), status = s.status[v];
  if (status == ACTIVE) {
    NextCard next = nextCardOf(s, v, c, size);
    for (int i = 0; i < 13; i++)
      if (s.nums[v] >> i & 1) row.add(SELF + i, ONE);
    if (s.second[v]) row.add(SELF + 13, ONE);
    row.add(SELF + 14 + s.count(v), ONE);
    if (s.doubles[v] > 0) row.add(SELF + 21, ONE);
    if (s.doubles[v] > 1) row.add(SELF + 22, ONE);
    row.add(SELF + 23, clip(4 * s.plus[v], 4 * ONE));
    row.add(SELF + 24, ONE);
    row.add(SELF + 27, clip(2 * s.points(v), 4 * ONE));
    row.add(SELF + 28, next.duplicate);
    row.add(SELF + 29, next.gain);
    row.add(SELF + 30, next.net);
  }
  if (status == STAYED || status == FROZEN) row.add(SELF + 25, ONE);
  if (status == BUSTED) row.add(SELF + 26, ONE);
  if (now <= 0) row.add(SELF + 31, ONE);
  if (view.need[v] <= 0) row.add(SELF + 32, ONE);
  hat(row, SELF + 33, now, KNOTS(needs), NEED_KNOTS, ONE);
  hat(row, SELF + 33 + NEED_KNOTS, view.need[v], KNOTS(needs), NEED_KNOTS, ONE);
}

template <class Row>
HD inline void actorFeatures(Row &row, const State &s, const View &view, int v, const u8 *c, int size) {
  int p = s.player;
  NextCard next = nextCardOf(s, p, c, size);
  row.add(ACTOR, ONE);
  if (s.second[p]) row.add(ACTOR + 1, ONE);
  if (s.count(p) < 7) row.add(ACTOR + 2 + s.count(p), ONE);
  row.add(ACTOR + 9, next.duplicate);
  row.add(ACTOR + 10, next.gain);
  row.add(ACTOR + 11, next.net);
  row.add(ACTOR + 12, clip(2 * s.points(p), 4 * ONE));
  if (before(s, p, v)) row.add(ACTOR + 13, ONE);
  if (s.doubles[p]) row.add(ACTOR + 14, ONE);
  hat(row, ACTOR + 15, view.now(s, p), KNOTS(needs), NEED_KNOTS, ONE);
}

/** An opponent without a slot. */
template <class Row>
HD inline void pooled(Row &row, const State &s, const View &view, int p, int v) {
  const int part = ONE / 4, hats = POOL + 7;
  int status = s.status[p], now = view.now(s, p);
  if (status == SITTING_OUT) return row.add(POOL + 6, part);
  if (status == ACTIVE) {
    row.add(POOL, part);
    if (s.second[p]) row.add(POOL + 3, part);
    if (before(s, p, v)) row.add(POOL + 4, part);
    if (s.count(p) >= 5) row.add(POOL + 5, part);
    hat(row, hats, now, KNOTS(needs), NEED_KNOTS, part);
    hat(row, hats + 2 * NEED_KNOTS, view.need[p], KNOTS(needs), NEED_KNOTS, part);
  } else {
    row.add(POOL + (status == BUSTED ? 1 : 2), part);
    hat(row, hats + NEED_KNOTS, now, KNOTS(needs), NEED_KNOTS, part);
  }
  hat(row, hats + 3 * NEED_KNOTS, now - view.now(s, v), KNOTS(leads), LEAD_KNOTS, part);
}

template <class Row>
HD inline void tableFeatures(Row &row, const State &s, const View &view, int v, int a, int b, const u8 *c, int size) {
  int at = GLOBAL, discards = 0, waiting = 0;
  for (int i = 0; i < KINDS; i++) {
    row.add(at + i, 8 * ONE * c[i] / size);
    row.add(at + KINDS + i, ONE * c[i] / (copiesOf(i) * s.decks));
    discards += s.discard[i];
  }
  at += 2 * KINDS;
  hat(row, at, s.size, KNOTS(piles), PILE_KNOTS, ONE);
  at += PILE_KNOTS;
  row.add(at++, ONE * discards / (94 * s.decks));
  row.add(at + s.phase, ONE);
  if (s.player == v) {
    row.add(at + 6, ONE);
    row.add(at + 7 + s.phase, ONE);
  }
  at += 13;
  if (s.flips) row.add(at + s.flips - 1, ONE);
  at += 3;
  for (int i = 0; i < s.asides; i++) row.add(at + (s.aside[i] == FREEZE ? 0 : 1), ONE);
  at += 2;
  for (int i = 0; i < s.queued; i++) {
    int seat = s.queueSeat[i];
    row.add(at + (s.queueCard[i] == FREEZE ? 0 : 4) + (seat == v ? 0 : seat == a ? 1 : seat == b ? 2 : 3), ONE);
  }
  at += 8;
  row.add(at + s.stage, ONE);
  at += 3;
  if (s.dealer == v) row.add(at, ONE);
  if (s.turn == v) row.add(at + 1, ONE);
  at += 2;
  row.add(at + (s.active < 6 ? s.active : 6), ONE);
  at += 7;
  row.add(at + (s.n < 7 ? s.n - 2 : s.n < 10 ? 5 : s.n < 14 ? 6 : 7), ONE);
  at += 8;
  for (int p = 0; p < s.n; p++)
    if (p != v && s.status[p] == ACTIVE && before(s, p, v)) waiting++;
  row.add(at++, clip(ONE / 4 * waiting, 4 * ONE));
  const u8 *r = s.rule;
  row.add(at + r[R_DEAL], ONE);
  row.add(at + 4, ONE * r[R_TURN]);
  row.add(at + 5, ONE * r[R_STAY]);
  row.add(at + 6 + r[R_TARGETING], ONE);
  row.add(at + 9, ONE * r[R_SECOND]);
  row.add(at + 10, ONE * r[R_SECOND_TO]);
  row.add(at + 11, ONE * r[R_DEFERRED]);
  row.add(at + 12 + r[R_TIE], ONE);
  row.add(at + 15, ONE * r[R_SHUFFLE]);
  row.add(at + 16 + r[R_DOUBLES], ONE);
  row.add(at + 19, ONE * s.bonus / 25);
  row.add(at + 20 + (s.decks < 3 ? s.decks - 1 : 2), ONE);
  hat(row, at + 23, view.least, KNOTS(far), FAR_KNOTS, ONE);
}

/** Adds the features of a position, seen by `v`, to a row of zeros. */
template <class Row>
HD inline void features(const State &s, int v, Row &row) {
  const u8 *c = s.counts();
  const View view(s);
  int size = 0, a = -1, b = -1;
  for (int i = 0; i < KINDS; i++) size += c[i];
  if (size == 0) size = 1;
  // The two strongest opponents have slots of their own.
  for (int step = 1, p = s.next(v); step < s.n; step++, p = s.next(p)) {
    int now = view.now(s, p);
    if (a < 0 || now < view.now(s, a)) {
      b = a;
      a = p;
    } else if (b < 0 || now < view.now(s, b)) b = p;
  }
  ownFeatures(row, s, view, v, c, size);
  if (a >= 0) slot(row, SLOT_A, s, view, a, v, c, size);
  if (b >= 0) slot(row, SLOT_B, s, view, b, v, c, size);
  if (s.player != v && s.player != a && s.player != b) actorFeatures(row, s, view, v, c, size);
  for (int p = 0; p < s.n; p++)
    if (p != v && p != a && p != b) pooled(row, s, view, p, v);
  tableFeatures(row, s, view, v, a, b, c, size);
}
