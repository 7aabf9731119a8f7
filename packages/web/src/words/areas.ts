// The areas of words. One line an area; its texts are in the folder of the same name.

import type about from './about/en.ts';
import type app from './app/en.ts';
import type bots from './bots/en.ts';
import type coach from './coach/en.ts';
import type game from './game/en.ts';
import type guide from './guide/en.ts';
import type history from './history/en.ts';
import type keep from './keep/en.ts';
import type lab from './lab/en.ts';
import type landing from './landing/en.ts';
import type learn from './learn/en.ts';
import type lobby from './lobby/en.ts';
import type names from './names/en.ts';
import type online from './online/en.ts';
import type pass from './pass/en.ts';
import type play from './play/en.ts';
import type plots from './plots/en.ts';
import type refusals from './refusals/en.ts';
import type replay from './replay/en.ts';
import type review from './review/en.ts';
import type rulebook from './rulebook/en.ts';
import type rules from './rules/en.ts';
import type settings from './settings/en.ts';
import type solo from './solo/en.ts';
import type strategy from './strategy/en.ts';
import type terms from './terms/en.ts';
import type track from './track/en.ts';

export interface Areas {
  readonly about: typeof about;
  readonly app: typeof app;
  readonly bots: typeof bots;
  readonly coach: typeof coach;
  readonly game: typeof game;
  readonly guide: typeof guide;
  readonly history: typeof history;
  readonly keep: typeof keep;
  readonly lab: typeof lab;
  readonly landing: typeof landing;
  readonly learn: typeof learn;
  readonly lobby: typeof lobby;
  readonly names: typeof names;
  readonly online: typeof online;
  readonly pass: typeof pass;
  readonly play: typeof play;
  readonly plots: typeof plots;
  readonly refusals: typeof refusals;
  readonly replay: typeof replay;
  readonly review: typeof review;
  readonly rulebook: typeof rulebook;
  readonly rules: typeof rules;
  readonly settings: typeof settings;
  readonly solo: typeof solo;
  readonly strategy: typeof strategy;
  readonly terms: typeof terms;
  readonly track: typeof track;
}

export type Area = keyof Areas;

/** The texts of an area, in whatever language: the same names, and texts that take the same. */
export type Words<A extends Area> = Areas[A];
