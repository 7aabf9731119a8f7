import { describe } from 'vitest';
import { scenarios } from './scenario.ts';

const othersFirst = { targeting: 'othersFirst' } as const;
const drawer = { targeting: 'drawer' } as const;
const resolveOnBust = { deferred: 'resolveOnBust' } as const;

describe('R25 Freeze', () => {
  scenarios([
    { name: 'R25 who drew it chooses any active player', log: '5 6 7 h FZ', waits: '0 freeze @0 @1 @2' },
    {
      name: 'R25 the target is out with their cards',
      log: '5 6 7 h FZ @2',
      seats: '0-5.0-6.0-7Z',
      waits: '1 turn h s',
    },
    { name: 'R25 you can choose yourself', log: '5 6 7 h FZ @0', seats: '0-5Z.0-6.0-7' },
    { name: 'R25 the points are kept', log: '5 6 7 h FZ @2 s s', seats: '5.6.7', waits: 'draw 1' },
    {
      name: 'R25 the turns go on without the target',
      log: '5 6 7 h FZ @2 s',
      waits: '0 turn h s',
      asked: '0 turn h, 0 freeze @2, 1 turn s',
    },
    { name: 'R25 the card stays in front until the round ends', log: '5 6 7 h FZ @2', discard: '' },
    { name: 'R25 then it is discarded', log: '5 6 7 h FZ @2 s s', discard: '5 6 7 FZ' },
  ]);
});

describe('R26 Flip Three', () => {
  scenarios([
    { name: 'R26 who drew it chooses any active player', log: '5 6 7 h F3', waits: '0 flipThree @0 @1 @2' },
    { name: 'R26 the target takes a card', log: '5 6 7 h F3 @2', waits: 'draw 2' },
    { name: 'R26 and a second', log: '5 6 7 h F3 @2 1', waits: 'draw 2' },
    { name: 'R26 and a third', log: '5 6 7 h F3 @2 1 2', waits: 'draw 2' },
    { name: 'R26 and no fourth', log: '5 6 7 h F3 @2 1 2 3', waits: '1 turn h s', seats: '0-5.0-6.0-1237' },
    { name: 'R26 it stops at a bust', log: '5 6 7 h F3 @2 7', waits: '1 turn h s', seats: '0-5.0-6.0-7B7' },
    {
      name: 'R26 it stops at a Flip 7',
      players: 1,
      log: '1 h 2 h 3 h 4 h 5 h 6 h F3 7',
      round: 2,
      scores: '43',
    },
    { name: 'R26 modifiers and Second Chances count', log: '5 6 7 h F3 @2 +2 SC x2', waits: '1 turn h s' },
    { name: 'R26 actions count', log: '5 6 7 h F3 @2 FZ FZ F3', waits: '2 freeze @0 @1 @2' },
    { name: 'R26 the card is in process meanwhile', log: '5 6 7 h F3 @2 1 2', discard: '' },
    { name: 'R26 the card is discarded afterwards', log: '5 6 7 h F3 @2 1 2 3', discard: 'F3' },
    { name: 'R26 the card is discarded after a bust', log: '5 6 7 h F3 @2 7', discard: 'F3' },
  ]);
});

describe('R27 set aside', () => {
  scenarios([
    {
      name: 'R27 a Freeze among the three waits',
      log: 'F3 @1 FZ',
      waits: 'draw 1',
      seats: '0.0.0',
      discard: '',
    },
    { name: 'R27 a Flip Three among the three waits', log: 'F3 @1 F3 5', waits: 'draw 1', seats: '0.0-5.0' },
    { name: 'R27 the flipper gives it away', log: 'F3 @1 FZ 5 6', waits: '1 freeze @0 @1 @2' },
    { name: 'R27 the Flip Three is discarded before that', log: 'F3 @1 FZ 5 6', discard: 'F3' },
    {
      name: 'R27 the last of the three may be the action',
      log: 'F3 @1 5 6 F3',
      waits: '1 flipThree @0 @1 @2',
    },
    { name: 'R27 its target flips three more', log: 'F3 @1 5 6 F3 @2', waits: 'draw 2', discard: 'F3' },
  ]);
});

describe('R28 targeting', () => {
  scenarios([
    { name: 'R28 anyActive: yourself included', log: 'F3', waits: '0 flipThree @0 @1 @2' },
    { name: 'R28 othersFirst: not yourself', rules: othersFirst, log: 'F3', waits: '0 flipThree @1 @2' },
    { name: 'R28 othersFirst: a Freeze neither', rules: othersFirst, log: '5 FZ', waits: '1 freeze @0 @2' },
    {
      name: 'R28 othersFirst: yourself when nobody else is active',
      rules: othersFirst,
      log: '5 6 7 s s h F3',
      waits: 'draw 2',
    },
    {
      name: 'R28 othersFirst: set-aside ones too',
      rules: othersFirst,
      log: 'F3 @1 FZ 5 6',
      waits: '1 freeze @0 @2',
    },
    {
      name: 'R28 othersFirst: alone you take it yourself',
      rules: othersFirst,
      players: 1,
      log: 'F3',
      waits: 'draw 0',
    },
    { name: 'R28 drawer: who drew it takes it', rules: drawer, log: '5 F3', waits: 'draw 1' },
    { name: 'R28 drawer: a Freeze too', rules: drawer, log: '5 FZ', seats: '0-5.0-Z.0', waits: 'draw 2' },
    {
      name: 'R28 drawer: who flipped it takes it',
      rules: drawer,
      log: '5 F3 6 7 FZ',
      seats: '0-5.0-67Z.0',
      waits: 'draw 2',
    },
    {
      name: 'R28 drawer: a set-aside Flip Three too',
      rules: drawer,
      log: '5 F3 6 7 F3 8',
      waits: 'draw 1',
      discard: 'F3',
    },
    {
      name: 'R28 drawer: a surplus Second Chance goes to others',
      rules: drawer,
      log: 'SC 6 7 h SC',
      waits: '0 secondChance @1 @2',
    },
    {
      name: 'R28 othersFirst: a surplus Second Chance goes to others',
      rules: othersFirst,
      log: 'SC 6 7 h SC',
      waits: '0 secondChance @1 @2',
    },
    {
      name: 'R28 drawer: an action of a busted flipper has no target',
      rules: { ...drawer, ...resolveOnBust },
      log: 'F3 FZ 5 5',
      discard: 'FZ F3',
      waits: 'draw 1',
    },
  ]);
});

describe('R29 after a bust', () => {
  scenarios([
    { name: 'R29 what was set aside is discarded', log: 'F3 @1 FZ 5 5', discard: 'FZ F3', waits: 'draw 2' },
    {
      name: 'R29 both of two are discarded',
      log: '5 6 7 h F3 @1 FZ F3 6',
      discard: 'FZ F3 F3',
      waits: '2 turn h s',
    },
    {
      name: 'R29 resolveOnBust: the busted player gives it away',
      rules: resolveOnBust,
      log: 'F3 @1 FZ 5 5',
      waits: '1 freeze @0 @2',
    },
    {
      name: 'R29 resolveOnBust: all of them',
      rules: resolveOnBust,
      log: '5 6 7 h F3 @1 FZ F3 6 @0',
      waits: '1 flipThree @0 @2',
    },
    {
      name: 'R29 resolveOnBust: they take effect',
      rules: resolveOnBust,
      log: '5 6 7 h F3 @1 FZ F3 6 @0 @2',
      waits: 'draw 2',
      seats: '0-5Z.0-6B6.0-7',
    },
    {
      name: 'R29 resolveOnBust: with othersFirst the last active player takes it',
      rules: { ...resolveOnBust, ...othersFirst },
      players: 2,
      log: '5 6 h F3 FZ 6',
      round: 2,
      scores: '5 0',
    },
    {
      name: 'R29 resolveOnBust: without active players they are discarded',
      rules: resolveOnBust,
      players: 1,
      log: '5 h F3 F3 5',
      round: 2,
      scores: '0',
    },
    {
      name: 'R29 resolveOnBust: after a Flip 7 they are discarded',
      rules: resolveOnBust,
      players: 1,
      log: '1 h 2 h 3 h 4 h 5 h 6 h F3 F3 7',
      round: 2,
      discard: '1 2 3 4 5 6 7 F3 F3',
    },
    {
      name: 'R29 what others have queued stays queued after a bust',
      log: '5 6 7 | h F3 @0 F3 FZ 8 @1 @2 | 6',
      seats: '0-58.0-6B6.0-7Z',
      waits: '0 turn h s',
    },
  ]);
});

describe('R30 giving away', () => {
  scenarios([
    {
      name: 'R30 all are given away, the first flipped first',
      log: 'F3 @1 F3 FZ 5',
      waits: '1 flipThree @0 @1 @2',
    },
    { name: 'R30 before any takes effect', log: 'F3 @1 F3 FZ 5 @0', waits: '1 freeze @0 @1 @2' },
    {
      name: 'R30 a Freeze for yourself does not take effect yet',
      log: 'F3 @1 FZ F3 5 @1',
      waits: '1 flipThree @0 @1 @2',
    },
    {
      name: 'R30 then they take effect in that order',
      log: 'F3 @1 FZ F3 5 @1 @0',
      waits: 'draw 0',
      seats: '0.0-5Z.0',
    },
    { name: 'R30 three set-aside cards', log: 'F3 @1 FZ F3 FZ @0 @2', waits: '1 freeze @0 @1 @2' },
    {
      name: 'R30 the same target may be chosen twice',
      log: 'F3 @1 FZ F3 5 @0 @0',
      discard: 'F3 F3',
      seats: '0-Z.0-5.0',
      waits: '1 turn h s',
    },
  ]);
});

describe('R31 the queue', () => {
  scenarios([
    {
      name: 'R31 the example: A gives a Flip Three to B and a Freeze to C, B a Flip Three to C',
      log: 'F3 @0 F3 FZ 5 @1 @2 | F3 6 7 @2',
      seats: '0-5.0-67.0-Z',
      discard: 'F3 F3 F3',
      waits: '1 turn h s',
    },
    {
      name: 'R31 in the example B flips before C is frozen',
      log: 'F3 @0 F3 FZ 5 @1 @2',
      seats: '0-5.0.0',
      waits: 'draw 1',
    },
    {
      name: 'R31 in the example C is still active when B chooses',
      log: 'F3 @0 F3 FZ 5 @1 @2 | F3 6 7',
      waits: '1 flipThree @0 @1 @2',
    },
    {
      name: 'R31 a later Flip Three for another player does take effect',
      log: 'F3 @0 F3 FZ 5 @1 @2 | F3 6 7 @0',
      seats: '0-5.0-67.0-Z',
      waits: 'draw 0',
    },
    {
      name: 'R31 oldest first: the Flip Three given first is flipped before the one flipped later',
      rules: { decks: 2 },
      log: 'F3 @0 F3 F3 5 @1 @2 | F3 6 7 @0 |',
      waits: 'draw 2',
    },
    {
      name: 'R31 then the one that joined the end',
      rules: { decks: 2 },
      log: 'F3 @0 F3 F3 5 @1 @2 | F3 6 7 @0 | 8 9 10 |',
      waits: 'draw 0',
    },
    {
      name: 'R31 a Freeze for a frozen player is discarded',
      log: 'F3 @0 FZ FZ 5 @1 @1',
      seats: '0-5.0-Z.0',
      discard: 'FZ F3',
      waits: 'draw 2',
    },
    {
      name: 'R31 a Freeze for a player who busted meanwhile is discarded',
      log: '5 6 7 h F3 @0 F3 FZ 8 @1 @1 | 6',
      seats: '0-58.0-6B6.0-7',
      discard: 'FZ F3 F3',
    },
    {
      name: 'R31 there is no new target',
      log: 'F3 @0 FZ F3 5 @1 @1',
      asked: '0 flipThree @0, 0 freeze @1, 0 flipThree @1',
      waits: 'draw 2',
    },
  ]);
});

describe('R32 the end of a round', () => {
  scenarios([
    {
      name: 'R32 a Flip 7 discards what is queued and set aside',
      players: 2,
      log: '1 9 h 2 s h 3 h 4 h 5 h F3 F3 FZ 6 FZ 7',
      round: 2,
      scores: '43 9',
      discard: '1 2 3 4 5 6 7 9 FZ FZ F3 F3',
      waits: 'draw 1',
    },
    {
      name: 'R32 nothing of it takes effect in the next round',
      players: 2,
      log: '1 9 h 2 s h 3 h 4 h 5 h F3 F3 FZ 6 FZ 7 | 8 10',
      seats: '43-a.9-8',
      waits: '1 turn h s',
    },
    {
      name: 'R32 nothing set aside is asked about in the next round',
      players: 2,
      log: '1 9 h 2 s h 3 h 4 h 5 h F3 F3 FZ 6 FZ 7 | F3',
      waits: '1 flipThree @0 @1',
    },
    {
      name: 'R32 nothing queued takes effect with an action of the next round',
      players: 2,
      log: '1 9 h 2 s h 3 h 4 h 5 h F3 F3 FZ 6 FZ 7 | FZ @1',
      seats: '43.9-Z',
      waits: 'draw 0',
    },
    {
      name: 'R32 running out of cards discards it too',
      players: 2,
      deck: '1 2 3 F3 FZ',
      log: '1 2 h F3 @0 FZ 3',
      round: 2,
      scores: '4 2',
      pile: 5,
      discard: '',
    },
  ]);
});
