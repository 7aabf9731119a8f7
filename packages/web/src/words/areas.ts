// The areas of words: what each holds. Its texts are in the folder of the same name.

import type about from './about/en.ts';
import type app from './app/en.ts';
import type bots from './bots/en.ts';
import type circles from './circles/en.ts';
import type coach from './coach/en.ts';
import type daily from './daily/en.ts';
import type game from './game/en.ts';
import type help from './help/en.ts';
import type hints from './hints/en.ts';
import type history from './history/en.ts';
import type keep from './keep/en.ts';
import type lab from './lab/en.ts';
import type landing from './landing/en.ts';
import type lobby from './lobby/en.ts';
import type nameList from './nameList/en.ts';
import type notice from './notice/en.ts';
import type online from './online/en.ts';
import type pass from './pass/en.ts';
import type play from './play/en.ts';
import type plots from './plots/en.ts';
import type practice from './practice/en.ts';
import type push from './push/en.ts';
import type privacy from './privacy/en.ts';
import type rating from './rating/en.ts';
import type refusals from './refusals/en.ts';
import type replay from './replay/en.ts';
import type results from './results/en.ts';
import type review from './review/en.ts';
import type rulebook from './rulebook/en.ts';
import type ruleEffects from './ruleEffects/en.ts';
import type ruleOptions from './ruleOptions/en.ts';
import type rules from './rules/en.ts';
import type server from './server/en.ts';
import type settings from './settings/en.ts';
import type solo from './solo/en.ts';
import type strategy from './strategy/en.ts';
import type terms from './terms/en.ts';
import type track from './track/en.ts';
import type tutorial from './tutorial/en.ts';
import type tv from './tv/en.ts';
import type webhook from './webhook/en.ts';
import type you from './you/en.ts';

export interface Areas {
  /** The page about Sevenfold: privacy, fair cards, thanks. */
  readonly about: typeof about;
  /** Always loaded: header, common buttons, and the pages for errors and new versions. */
  readonly app: typeof app;
  /** What the bots with a character are like, and what they say. */
  readonly bots: typeof bots;
  /** Circles: groups of people who play together again and again. */
  readonly circles: typeof circles;
  /** Advice and training during a game. */
  readonly coach: typeof coach;
  /** The daily deck. */
  readonly daily: typeof daily;
  /** The game screen of all ways to play, and the log of a game. */
  readonly game: typeof game;
  /** The short rules during a game, and what each card and mark is. */
  readonly help: typeof help;
  /** What the first game explains at the first sight of something. */
  readonly hints: typeof hints;
  /** The finished games of this device, and their statistics. */
  readonly history: typeof history;
  /** The score keeper. */
  readonly keep: typeof keep;
  /** The lab: strategies, experiments, results. */
  readonly lab: typeof lab;
  /** The home page. */
  readonly landing: typeof landing;
  /** An online table: its seats, settings and menu, and news of what has changed. */
  readonly lobby: typeof lobby;
  /** Entering the names of players, in every set-up form. */
  readonly nameList: typeof nameList;
  /** What the people who run the server tell everyone. */
  readonly notice: typeof notice;
  /** Opening, joining and losing an online table; reactions, chat, fair cards. */
  readonly online: typeof online;
  /** Setting up a game on one passed device. */
  readonly pass: typeof pass;
  /** Setting up a game against bots, and what all local games share, such as undo. */
  readonly play: typeof play;
  /** Around every plot. */
  readonly plots: typeof plots;
  /** Practice: positions to answer, what came of it, and how it has gone. */
  readonly practice: typeof practice;
  /** Notifications, which the service worker shows. */
  readonly push: typeof push;
  /** What is stored, where, for how long, and how to delete it. */
  readonly privacy: typeof privacy;
  /** Your rating, the leaderboard, and waiting for someone to play. */
  readonly rating: typeof rating;
  /** Why the engine or a table refuses something, by its code. */
  readonly refusals: typeof refusals;
  /** Opening, replaying and sharing a record or a position. */
  readonly replay: typeof replay;
  /** The result of a finished game, shared; figures and records of many. */
  readonly results: typeof results;
  /** Verdicts on the decisions and the luck of a finished game. */
  readonly review: typeof review;
  /** The reference: every rule by its number, with examples. */
  readonly rulebook: typeof rulebook;
  /** 'Which rules suit us?': what each rule changes. */
  readonly ruleEffects: typeof ruleEffects;
  /** House rules: presets, options and their values. */
  readonly ruleOptions: typeof ruleOptions;
  /** The rules on one page, as a box would tell them. */
  readonly rules: typeof rules;
  /** Why the server did not do what was asked. */
  readonly server: typeof server;
  /** The settings page. */
  readonly settings: typeof settings;
  /** The solo challenge. */
  readonly solo: typeof solo;
  /** The strategy card. */
  readonly strategy: typeof strategy;
  /** The names of cards, buttons and statuses, in every vocabulary. */
  readonly terms: typeof terms;
  /** Tracking a game with real cards. */
  readonly track: typeof track;
  /** The tutorial: a first game with explanations. */
  readonly tutorial: typeof tutorial;
  /** The table on a TV, the phones beside it, and the overlay of a stream. */
  readonly tv: typeof tv;
  /** Telling other programs of finished games. */
  readonly webhook: typeof webhook;
  /** Who someone is here: devices, passkeys, deleting everything. */
  readonly you: typeof you;
}

export type Area = keyof Areas;

/** The texts of an area in any language: the same names as in English, and functions with the same parameters. */
export type Words<A extends Area> = Areas[A];
