// parity < games: plays the games that parity.ts writes and compares every position, and what the net sees of it.
// A line: G players dealer target decks bonus rules…, then for each move: move digest viewer features-digest.
#include <stdio.h>
#include <string.h>
#include "features.h"

static u32 hash;
static void mix(int x) { hash = (hash ^ (u32)x) * 16777619u; }

static u32 digest(const State &s) {
  hash = 2166136261u;
  mix(s.phase);
  mix(s.player);
  if (s.phase == OVER) {
    hash = 2166136261u;
    mix(OVER);
  }
  mix(s.dealer);
  mix(s.round);
  mix(s.active);
  if (s.phase != OVER) {
    mix(s.turn);
    mix(s.stage);
  }
  mix(s.flips);
  mix(s.size);
  for (int p = 0; p < s.n; p++) {
    mix(s.total[p]);
    mix(s.nums[p]);
    mix(s.plus[p]);
    mix(s.doubles[p]);
    mix(s.second[p]);
    mix(s.status[p]);
  }
  for (int c = 0; c < KINDS; c++) {
    mix(s.pile[c]);
    mix(s.discard[c]);
  }
  for (int i = 0; i < s.asides; i++) mix(s.aside[i]);
  for (int i = 0; i < s.queued; i++) mix(s.queueSeat[i] * 32 + s.queueCard[i]);
  return hash;
}

struct Row {
  int x[FEATURES] = {0};
  void add(int i, int k) { x[i] += k; }
};
static Row row;
static u32 featureDigest(const State &s, int v) {
  row = Row();
  features(s, v, row);
  hash = 2166136261u;
  for (int i = 0; i < FEATURES; i++) mix(row.x[i]);
  return hash;
}

int main() {
  char word[32];
  long games = 0, moves = 0, wrong = 0, wrongFeatures = 0;
  State s;
  bool isLost = false;
  while (scanf("%31s", word) == 1) {
    if (word[0] == 'G') {
      int players, dealer, target, decks, bonus, rule[RULES];
      Rules r;
      if (scanf("%d %d %d %d %d", &players, &dealer, &target, &decks, &bonus) != 5) return 2;
      for (int i = 0; i < RULES; i++) {
        if (scanf("%d", rule + i) != 1) return 2;
        r.rule[i] = rule[i];
      }
      r.target = target;
      r.decks = decks;
      r.bonus = bonus;
      newGame(s, r, players, dealer);
      games++;
      isLost = false;
      continue;
    }
    int move, viewer;
    u32 want, wantFeatures;
    sscanf(word, "%d", &move);
    if (scanf("%u %d %u", &want, &viewer, &wantFeatures) != 3) return 2;
    if (isLost) continue;
    moves++;
    if (move < KINDS) turnUpCard(s, move);
    else answer(s, move == 22 || move == 24 ? 1 : move == 23 || move == 25 ? 0 : move - 26);
    if (digest(s) != want) {
      if (wrong++ < 5) printf("game %ld, move %d: another position; phase %d player %d\n", games, move, s.phase, s.player);
      isLost = true;
    } else if (viewer >= 0 && featureDigest(s, viewer) != wantFeatures) {
      if (wrongFeatures++ < 1) {
        printf("game %ld: other features\n", games);
        for (int i = 0; i < FEATURES; i++)
          if (row.x[i]) printf("%d:%d ", i, row.x[i]);
        printf("\n");
      }
    }
  }
  printf("%ld games, %ld moves: %ld other positions, %ld other features\n", games, moves, wrong, wrongFeatures);
  return wrong + wrongFeatures > 0 || games == 0;
}
