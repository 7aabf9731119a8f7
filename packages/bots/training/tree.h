// The answers between two cards: with two players all of them, with more the answer to the open question alone.
// A leaf is a position after an answer, and its value the chance of the player who is asked at the root.
#pragma once
#include "game.h"

enum { DEPTH = 7 };

/** The chances of the player at the root, and of the player whose game the net learns from. */
struct Chances {
  float asked, viewer;
};

/** With two players one chance says both. */
HD inline Chances chancesOf(const State &root, int viewer, int seat, float chance) {
  Chances c;
  c.asked = seat == root.player ? chance : 1 - chance;
  c.viewer = seat == viewer ? chance : 1 - chance;
  return c;
}

/** `leaf(state, root, viewer)` gives the chances of a position that is not over. */
template <class Leaf>
HD Chances weigh(const State &root, int viewer, Leaf &leaf, Chances *options) {
  State path[DEPTH];
  Chances best[DEPTH];
  u8 answers[DEPTH][MOST_PLAYERS];
  u8 tried[DEPTH], count[DEPTH];
  int depth = 0, limit = root.n == 2 ? (int)DEPTH : 1;
  path[0] = root;
  tried[0] = 0;
  count[0] = answersOf(root, answers[0]);
  for (;;) {
    State after = path[depth];
    answer(after, answers[depth][tried[depth]]);
    bool isQuestion = after.phase != DRAW && after.phase != OVER;
    if (isQuestion && depth + 1 < limit) {
      depth++;
      path[depth] = after;
      tried[depth] = 0;
      count[depth] = answersOf(after, answers[depth]);
      continue;
    }
    Chances c;
    if (after.phase == OVER) {
      c.asked = shareOf(after, root.player);
      c.viewer = shareOf(after, viewer);
    } else c = leaf(after, root, viewer);
    for (;;) {
      bool own = path[depth].player == root.player;
      if (tried[depth] == 0 || (own ? c.asked > best[depth].asked : c.asked < best[depth].asked)) best[depth] = c;
      if (depth == 0) options[tried[0]] = c;
      if (++tried[depth] < count[depth]) break;
      if (depth == 0) return best[0];
      c = best[depth];
      depth--;
    }
  }
}
