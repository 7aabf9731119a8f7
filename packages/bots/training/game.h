// The rules of the game for 1-18 players and every option, as a small copyable state: one source for CUDA and for C++.
// It follows packages/engine/src/rules.ts, function by function, and `parity` compares the two card by card.
// No recursion: nvcc 13.0 -O3 made silently wrong code of recursive functions.
#pragma once
#include <stdint.h>
#ifdef __CUDACC__
#define HD __host__ __device__
#define ONCE __noinline__
#else
#define HD
#define ONCE __attribute__((noinline))
#endif

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

enum { MOST_PLAYERS = 18, KINDS = 22, QUEUE = 24 };
enum { TIMES_2 = 18, FREEZE = 19, FLIP_THREE = 20, SECOND_CHANCE = 21 };
enum { ACTIVE, STAYED, FROZEN, BUSTED, SITTING_OUT };
enum { DRAW, TURN, AIM_FREEZE, AIM_FLIP_THREE, GIVE, SAVE, OVER };
enum { DEAL, TOP_UP, TURNS };
// The options, each value as its place in CHOICES of options.ts.
enum { R_DEAL, R_TURN, R_STAY, R_TARGETING, R_SECOND, R_SECOND_TO, R_DEFERRED, R_TIE, R_SHUFFLE, R_DOUBLES, RULES };

HD inline int copiesOf(int card) {
  return card < 13 ? (card ? card : 1) : card < 19 ? 1 : 3;
}
HD inline int bitsOf(u32 set) {
#ifdef __CUDA_ARCH__
  return __popc(set);
#else
  return __builtin_popcount(set);
#endif
}
HD inline int sumOf(u32 set) {
  int sum = 0;
  for (int n = 1; n < 13; n++) sum += (set >> n & 1) * n;
  return sum;
}

struct State {
  u16 nums[MOST_PLAYERS];
  short total[MOST_PLAYERS];
  u8 plus[MOST_PLAYERS];  // half the sum of the +N cards
  u8 doubles[MOST_PLAYERS], second[MOST_PLAYERS], status[MOST_PLAYERS];
  short target;
  u16 round, size;  // size: of the draw pile
  u8 rule[RULES];
  u8 n, decks, bonus;
  u8 phase, player, turn, stage, dealer, active, flips, duplicate;
  u8 asides, queued;
  u8 aside[4], queueCard[QUEUE], queueSeat[QUEUE];
  u8 pile[KINDS], discard[KINDS];

  HD int count(int p) const { return bitsOf(nums[p]); }
  HD int points(int p) const {
    return (sumOf(nums[p]) << doubles[p]) + (plus[p] * 2 << (rule[R_DOUBLES] ? doubles[p] : 0));
  }
  HD int sevenBonus(int p) const { return bonus << (rule[R_DOUBLES] == 2 ? doubles[p] : 0); }
  /** What the player would score if the round ended now. */
  HD int value(int p) const { return status[p] == BUSTED || status[p] == SITTING_OUT ? 0 : points(p); }
  HD bool empty(int p) const {
    return status[p] == ACTIVE && !nums[p] && !plus[p] && !doubles[p] && !second[p];
  }
  HD int next(int p) const { return p + 1 == n ? 0 : p + 1; }
  HD int best() const {
    int high = 0;
    for (int p = 0; p < n; p++)
      if (total[p] > high) high = total[p];
    return high;
  }
  HD bool mayReshuffle() const {
    for (int c = 0; c < 19; c++)
      if (discard[c]) return true;
    return false;
  }
  /** What the next card comes from. */
  HD const u8 *counts() const { return size == 0 && mayReshuffle() ? discard : pile; }
  HD bool mayAim(int p) const {
    if (status[p] != ACTIVE) return false;
    if (rule[R_TARGETING] == 0) return true;
    return rule[R_TARGETING] == 1 ? p != player || active == 1 : p == player;
  }
  HD bool mayReceive(int p) const { return status[p] == ACTIVE && !second[p]; }
  HD bool needsTopUp(int p) const {
    return rule[R_DEAL] == 2 ? status[p] == ACTIVE && !nums[p] : empty(p);
  }
};

/** What the rules do next, until someone is asked, a card is needed, or the game is over. */
enum { PROCEED, DEALING, ADVANCE_DEAL, BEGIN_TURNS, NEXT_TURN, OFFER, NEED, AIMING, RESOLVE, FINISH, END_FLIPS, END_ROUND, BEGIN_ROUND, WAIT };

HD inline int ask(State &s, int phase, int player) {
  s.phase = phase;
  s.player = player;
  return WAIT;
}
HD inline int takeAside(State &s) {
  int card = s.aside[0];
  s.asides--;
  for (int i = 0; i < s.asides; i++) s.aside[i] = s.aside[i + 1];
  return card;
}
HD inline void aim(State &s, int seat) {
  s.queueSeat[s.queued] = seat;
  s.queueCard[s.queued++] = takeAside(s);
}
HD inline bool isDecided(const State &s) {
  int best = s.best(), leaders = 0;
  if (best < s.target) return false;
  if (s.rule[R_TIE] == 2) return true;
  for (int p = 0; p < s.n; p++) leaders += s.total[p] == best;
  return leaders == 1;
}

HD inline int beginRound(State &s) {
  int best = s.best();
  if (s.rule[R_TIE] == 1 && best >= s.target)
    for (int p = 0; p < s.n; p++)
      if (s.total[p] < best) {
        s.status[p] = SITTING_OUT;
        s.active--;
      }
  s.round++;
  if (s.rule[R_SHUFFLE] == 1 && s.round > 1) {
    s.size = 94 * s.decks;
    for (int c = 0; c < KINDS; c++) {
      s.pile[c] = copiesOf(c) * s.decks;
      s.discard[c] = 0;
    }
  }
  if (s.rule[R_DEAL] == 3) return BEGIN_TURNS;
  s.stage = DEAL;
  s.turn = s.next(s.dealer);
  return DEALING;
}

HD inline int endRound(State &s) {
  for (int p = 0; p < s.n; p++) {
    if (s.status[p] != BUSTED) s.total[p] += s.points(p) + (s.count(p) == 7 ? s.sevenBonus(p) : 0);
    s.nums[p] = 0;
    s.plus[p] = s.doubles[p] = s.second[p] = 0;
    s.status[p] = ACTIVE;
  }
  s.active = s.n;
  s.flips = s.asides = s.queued = 0;
  for (int c = 0; c < KINDS; c++) s.discard[c] = copiesOf(c) * s.decks - s.pile[c];
  s.dealer = s.next(s.dealer);
  if (!isDecided(s)) return BEGIN_ROUND;
  s.phase = OVER;
  return WAIT;
}

HD inline int needCard(State &s) {
  if (s.size == 0) {
    if (!s.mayReshuffle()) return END_ROUND;
    for (int c = 0; c < KINDS; c++) {
      s.pile[c] = s.discard[c];
      s.size += s.discard[c];
      s.discard[c] = 0;
    }
  }
  s.phase = DRAW;
  return WAIT;
}

/** Visits the seat of `turn` in the deal. */
HD inline int dealing(State &s) {
  int p = s.turn;
  if (s.status[p] == ACTIVE) {
    if (s.empty(p) || (s.stage == TOP_UP && s.needsTopUp(p))) {
      s.player = p;
      return NEED;
    }
    if (s.stage == DEAL) return ask(s, TURN, p);
  }
  return ADVANCE_DEAL;
}
HD inline int advanceDeal(State &s) {
  if (s.turn == s.dealer) {
    bool more = false;
    if (s.rule[R_DEAL] != 0)
      for (int p = 0; p < s.n; p++) more |= s.needsTopUp(p);
    if (!more) return BEGIN_TURNS;
    s.stage = TOP_UP;
  }
  s.turn = s.next(s.turn);
  return DEALING;
}

HD inline int offerTurn(State &s) {
  s.player = s.turn;
  return s.empty(s.turn) && s.rule[R_STAY] == 0 ? (int)NEED : ask(s, TURN, s.turn);
}

HD inline int aiming(State &s) {
  while (s.asides) {
    int possible = 0, last = 0;
    for (int p = 0; p < s.n; p++)
      if (s.mayAim(p)) {
        possible++;
        last = p;
      }
    if (possible > 1) return ask(s, s.aside[0] == FREEZE ? AIM_FREEZE : AIM_FLIP_THREE, s.player);
    if (possible == 1) aim(s, last);
    else s.discard[takeAside(s)]++;
  }
  return RESOLVE;
}
HD inline int resolve(State &s) {
  while (s.queued) {
    int card = s.queueCard[0], seat = s.queueSeat[0];
    s.queued--;
    for (int i = 0; i < s.queued; i++) {
      s.queueCard[i] = s.queueCard[i + 1];
      s.queueSeat[i] = s.queueSeat[i + 1];
    }
    if (s.status[seat] != ACTIVE) s.discard[card]++;
    else if (card == FREEZE) {
      s.status[seat] = FROZEN;
      s.active--;
    } else {
      s.flips = 3;
      s.player = seat;
      return NEED;
    }
  }
  return PROCEED;
}
HD inline int endFlips(State &s) {
  s.flips = 0;
  s.discard[FLIP_THREE]++;
  if (s.status[s.player] == BUSTED && s.rule[R_DEFERRED] == 0)
    while (s.asides) s.discard[takeAside(s)]++;
  return AIMING;
}

HD ONCE void run(State &s, int next) {
  while (next != WAIT) {
    switch (next) {
      case PROCEED:
        next = s.active == 0 ? END_ROUND
               : s.stage != TURNS ? ADVANCE_DEAL
               : s.rule[R_TURN] == 1 && s.status[s.turn] == ACTIVE ? OFFER : NEXT_TURN;
        break;
      case DEALING: next = dealing(s); break;
      case ADVANCE_DEAL: next = advanceDeal(s); break;
      case BEGIN_TURNS:
        s.stage = TURNS;
        s.turn = s.dealer;
        next = NEXT_TURN;
        break;
      case NEXT_TURN:
        do s.turn = s.next(s.turn);
        while (s.status[s.turn] != ACTIVE);
        next = OFFER;
        break;
      case OFFER: next = offerTurn(s); break;
      case NEED: next = needCard(s); break;
      case AIMING: next = aiming(s); break;
      case RESOLVE: next = resolve(s); break;
      case FINISH:
        if (s.flips == 0) next = PROCEED;
        else next = --s.flips > 0 ? NEED : END_FLIPS;
        break;
      case END_FLIPS: next = endFlips(s); break;
      case END_ROUND: next = endRound(s); break;
      default: next = beginRound(s);
    }
  }
}

HD inline int bust(State &s) {
  s.status[s.player] = BUSTED;
  s.active--;
  return s.flips ? END_FLIPS : PROCEED;
}
HD inline int save(State &s, int card) {
  s.second[s.player] = 0;
  s.discard[SECOND_CHANCE]++;
  s.discard[card]++;
  return FINISH;
}

/** What happens to a card turned up for `player`. */
HD inline int turnUp(State &s, int c) {
  int p = s.player;
  s.pile[c]--;
  s.size--;
  if (c < 13) {
    if (s.nums[p] >> c & 1) {
      if (!s.second[p]) return bust(s);
      if (s.rule[R_SECOND] == 0) return save(s, c);
      s.duplicate = c;
      return ask(s, SAVE, p);
    }
    s.nums[p] |= 1 << c;
    return s.count(p) == 7 ? END_ROUND : FINISH;
  }
  if (c < TIMES_2) s.plus[p] += c - 12;
  else if (c == TIMES_2) s.doubles[p]++;
  else if (c == SECOND_CHANCE) {
    if (s.second[p] || s.rule[R_SECOND_TO] == 1) {
      int possible = 0, last = 0;
      for (int q = 0; q < s.n; q++)
        if (s.mayReceive(q)) {
          possible++;
          last = q;
        }
      if (possible > 1) return ask(s, GIVE, p);
      if (possible == 1) s.second[last] = 1;
      else s.discard[c]++;
    } else s.second[p] = 1;
  } else {
    s.aside[s.asides++] = c;
    if (s.flips == 0) return AIMING;
  }
  return FINISH;
}
HD ONCE void turnUpCard(State &s, int card) { run(s, turnUp(s, card)); }

/** TURN: 1 Hit, 0 Stay. SAVE: 1 Use, 0 Decline. Otherwise the seat. */
HD inline int answered(State &s, int a) {
  int p = s.player, phase = s.phase;
  if (phase == TURN) {
    if (a) return NEED;
    s.status[p] = STAYED;
    s.active--;
    return PROCEED;
  }
  if (phase == SAVE) return a ? save(s, s.duplicate) : bust(s);
  if (phase == GIVE) {
    s.second[a] = 1;
    return FINISH;
  }
  aim(s, a);
  return AIMING;
}
HD ONCE void answer(State &s, int a) { run(s, answered(s, a)); }

/** The possible answers, best guess of nobody; returns how many. */
HD inline int answersOf(const State &s, u8 *answers) {
  int count = 0;
  if (s.phase == TURN || s.phase == SAVE) {
    answers[count++] = 0;
    answers[count++] = 1;
    return count;
  }
  for (int p = 0; p < s.n; p++)
    if (s.phase == GIVE ? s.mayReceive(p) : s.mayAim(p)) answers[count++] = p;
  return count;
}

struct Rules {
  short target;
  u8 rule[RULES], decks, bonus;
};
HD inline void newGame(State &s, const Rules &r, int players, int dealer) {
  s = State();
  s.n = players;
  s.target = r.target;
  s.decks = r.decks;
  s.bonus = r.bonus;
  for (int i = 0; i < RULES; i++) s.rule[i] = r.rule[i];
  s.dealer = dealer;
  s.active = players;
  s.size = 94 * r.decks;
  for (int c = 0; c < KINDS; c++) s.pile[c] = copiesOf(c) * r.decks;
  run(s, BEGIN_ROUND);
}

/** A player's share of a game that is over. */
HD inline float shareOf(const State &s, int p) {
  int best = s.best(), leaders = 0;
  if (s.total[p] < best) return 0;
  for (int q = 0; q < s.n; q++) leaders += s.total[q] == best;
  return 1.0f / leaders;
}

HD inline u64 nextRandom(u64 &x) {
  u64 z = (x += 0x9E3779B97F4A7C15ULL);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}
HD inline int below(u64 &x, int limit) { return (int)(((nextRandom(x) >> 32) * (u64)limit) >> 32); }
HD inline float uniform(u64 &x) { return (float)(nextRandom(x) >> 40) * (1.0f / 16777216.0f); }
HD inline int drawCard(const State &s, u64 &x) {
  int at = below(x, s.size), card = 0;
  while (at >= s.pile[card]) at -= s.pile[card++];
  return card;
}
