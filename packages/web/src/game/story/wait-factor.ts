/** Nobody waits much longer than this for their next decision against bots, in milliseconds. */
const PATIENCE = 9000;
/** From this much patience left on, everything gets quicker and quicker. */
const RUNNING_OUT = 5500;
/** This many others are shown at an ordinary pace; more of them faster, and more so if they play without you. */
const FEW = 8;
const FEW_WITHOUT_YOU = 4;
/** Factor for waiting times when you are out of the round. */
const OUT = 0.6;
/** Even then, each card is seen. */
const QUICKEST = 0.03;

export interface Waiting {
  /** For how long, in milliseconds. */
  readonly waited: number;
  /** How many others are still in the round. */
  readonly others: number;
  /** Whether you are out of the round. */
  readonly isOut: boolean;
}

/** Factor for the waiting times of someone who waits for bots. */
export function waitFactorOf({ waited, others, isOut }: Waiting): number {
  const crowd = Math.min(isOut ? OUT : 1, (isOut ? FEW_WITHOUT_YOU : FEW) / Math.max(1, others));
  return Math.max(QUICKEST, crowd * Math.min(1, (PATIENCE - waited) / RUNNING_OUT));
}
