// `evPlus` (packages/bots/src/players), which plays the first games and measures progress.
#pragma once
#include "game.h"

HD inline float duplicateChance(const State &s, int p) {
  const u8 *c = s.counts();
  int duplicates = 0, size = 0;
  for (int i = 0; i < KINDS; i++) {
    size += c[i];
    if (i < 13 && (s.nums[p] >> i & 1)) duplicates += c[i];
  }
  return size ? (float)duplicates / size : 0;
}

HD inline bool hitGains(const State &s, int p) {
  const u8 *c = s.counts();
  int gain = 0, fresh = 0, doubles = s.doubles[p], plusDoubles = s.rule[R_DOUBLES] ? doubles : 0;
  for (int i = 0; i < 13; i++) {
    if (s.nums[p] >> i & 1) gain -= s.second[p] ? 0 : c[i] * s.points(p);
    else {
      gain += c[i] * i << doubles;
      fresh += c[i];
    }
  }
  for (int i = 0; i < 5; i++) gain += c[13 + i] * 2 * (i + 1) << plusDoubles;
  int doubled = (sumOf(s.nums[p]) << (doubles + 1)) + (s.plus[p] * 2 << (s.rule[R_DOUBLES] ? doubles + 1 : 0));
  gain += c[TIMES_2] * (doubled - s.points(p));
  if (s.count(p) == 6) gain += fresh * s.sevenBonus(p);
  return gain > 0;
}

HD inline float flipThreeGain(const State &s, int p) {
  float points = s.points(p), risk = duplicateChance(s, p), later = risk + 0.07f, last = later + 0.07f;
  float survives = (1 - risk) * (1 - later) * (1 - last);
  if (s.second[p])
    survives += risk * (1 - risk) * (1 - later) + (1 - risk) * later * (1 - later) + (1 - risk) * (1 - later) * last;
  float seven = s.count(p) >= 4 ? s.sevenBonus(p) * survives : 0;
  return survives * (points + 2.4f * 7) + seven - points;
}

HD inline float aimWorth(const State &s, int p) {
  float near = (float)(s.total[p] + s.points(p)) / s.target;
  near = near > 1.2f ? 1.2f : near;
  float danger = (0.2f + 1.4f * near * near * near) / (s.n > 1 ? s.n - 1 : 1), gain;
  for (int i = 0; i < s.queued; i++)
    if (s.phase != GIVE && s.queueCard[i] == FREEZE && s.queueSeat[i] == p) return 0;
  if (s.phase == AIM_FREEZE) {
    float safe = s.second[p] ? 6 : 0, rest = 20 + safe - 0.8f * s.points(p);
    gain = rest > 1 + safe ? rest : 1 + safe;
    return p == s.player ? -gain : gain * danger;
  }
  gain = s.phase == AIM_FLIP_THREE ? flipThreeGain(s, p) : 4 + duplicateChance(s, p) * s.points(p);
  return p == s.player ? gain : -gain * danger;
}

HD ONCE int evPlus(const State &s) {
  int me = s.player;
  if (s.phase == SAVE) return 1;
  if (s.phase == TURN) {
    if (s.second[me] || s.empty(me) || hitGains(s, me)) return 1;
    int high = -1;
    for (int p = 0; p < s.n; p++) {
      int now = s.total[p] + s.value(p);
      if (s.status[p] != ACTIVE && now >= s.target && now > high) high = now;
    }
    return s.total[me] + s.points(me) <= high;
  }
  int chosen = -1, p = me;
  float highest = 0;
  do {
    p = s.next(p);
    if (s.phase == GIVE ? !s.mayReceive(p) : !s.mayAim(p)) continue;
    float worth = aimWorth(s, p);
    if (chosen < 0 || worth > highest) {
      highest = worth;
      chosen = p;
    }
  } while (p != me);
  return chosen;
}
