// Which games are played: numbers of players, rules, and the steps of one game.
#pragma once
#include "players.h"
#include "tree.h"

/** Half of the games are official ones and half to 200; the rest are presets, mixtures of rules and other targets. */
HD inline Rules anyRules(u64 &x) {
  const u8 presets[4][RULES] = {
      {0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
      {1, 1, 1, 1, 0, 0, 1, 1, 0, 0},
      {0, 0, 1, 2, 1, 0, 0, 0, 0, 0},
      {1, 0, 1, 1, 0, 0, 1, 1, 0, 0},
  };
  const u8 choices[RULES] = {4, 2, 2, 3, 2, 2, 2, 3, 2, 3};
  const short targets[12] = {25, 50, 75, 100, 120, 150, 250, 300, 400, 500, 700, 1000};
  const u8 bonuses[6] = {0, 5, 10, 25, 50, 100};
  Rules r;
  float u = uniform(x);
  bool isMixed = u >= 0.78f;
  int preset = u < 0.5f ? 0 : u < 0.62f ? 1 : u < 0.7f ? 2 : u < 0.78f ? 3 : below(x, 4);
  for (int i = 0; i < RULES; i++)
    r.rule[i] = isMixed && uniform(x) < 0.35f ? below(x, choices[i]) : presets[preset][i];
  r.bonus = isMixed && uniform(x) < 0.3f ? bonuses[below(x, 6)] : 15;
  r.target = uniform(x) < 0.5f ? 200 : targets[below(x, 12)];
  r.decks = uniform(x) < 0.9f ? 1 : 2 + below(x, 2);
  return r;
}

/** By place among all tables, so that neighbours have as many players. */
HD inline int anyPlayers(float place, u64 &x) {
  return place < 0.32f ? 2
         : place < 0.44f ? 3
         : place < 0.58f ? 4
         : place < 0.68f ? 5
         : place < 0.83f ? 6
         : place < 0.93f ? 7 + below(x, 4) : 11 + below(x, 8);
}

/** A preset with a target, for duels. */
struct Setup {
  int players, preset, target;
};
HD inline Rules rulesOf(const Setup &setup) {
  Rules r = {};
  r.target = setup.target;
  r.decks = 1;
  r.bonus = 15;
  if (setup.preset == 1 || setup.preset == 3)
    r.rule[R_DEAL] = r.rule[R_STAY] = r.rule[R_TARGETING] = r.rule[R_DEFERRED] = r.rule[R_TIE] = 1;
  r.rule[R_TURN] = setup.preset == 1;
  if (setup.preset == 2) {
    r.rule[R_STAY] = r.rule[R_SECOND] = 1;
    r.rule[R_TARGETING] = 2;
  }
  return r;
}

HD inline void toQuestion(State &s, u64 &x) {
  while (s.phase == DRAW) turnUpCard(s, drawCard(s, x));
}

/** A game at its first question. */
HD inline void fresh(State &s, u64 &x, const Setup &setup, float place) {
  do {
    int players = setup.players ? setup.players : anyPlayers(place, x);
    Rules r = setup.players ? rulesOf(setup) : anyRules(x);
    newGame(s, r, players, below(x, players));
    toQuestion(s, x);
  } while (s.phase == OVER);
}

enum { BEST = 1, ENDED = 2, GAME_OVER = 4, MOST_ROUNDS = 400 };

/** One answer and the cards after it. */
struct Step {
  float value, outcome;
  u8 flags;
};
/** Who chooses: the net, `evPlus` with the net's values (the first games), or `evPlus` without them (duels). */
enum { NET, FIRST_GAMES, EV_PLUS };
/** `after` is the position that the answer led to. */
template <class Leaf>
HD Step play(State &s, State &after, u64 &x, int viewer, int policy, float explore, Leaf &leaf) {
  u8 answers[MOST_PLAYERS];
  Chances options[MOST_PLAYERS];
  int count = answersOf(s, answers), best = 0;
  Step step = {0, 0, 0};
  if (policy != EV_PLUS) weigh(s, viewer, leaf, options);
  int move = policy == NET ? 0 : evPlus(s);
  for (int i = 1; i < count; i++)
    if (policy == NET ? options[i].asked > options[best].asked : answers[i] == move) best = i;
  if (policy != EV_PLUS) step.value = options[best].viewer;
  int chosen = best;
  if (explore > 0) {
    int other = below(x, count - 1);
    if (other >= best) other++;
    // What costs little is tried more often.
    float lost = policy == NET ? (options[best].asked - options[other].asked) * 50 : 1;
    float chance = 0.3f / (1 + lost + lost * lost * 0.5f + lost * lost * lost);
    if (chance < explore) chance = explore;
    if (uniform(x) < chance) chosen = other;
  }
  if (chosen == best) step.flags |= BEST;
  answer(s, answers[chosen]);
  after = s;
  if (s.phase == OVER) step.flags |= ENDED;
  toQuestion(s, x);
  if (s.phase == OVER) {
    step.flags |= GAME_OVER;
    step.outcome = shareOf(s, viewer);
  } else if (s.round > MOST_ROUNDS) {
    step.flags |= GAME_OVER;
    step.outcome = 1.0f / s.n;
  }
  return step;
}
