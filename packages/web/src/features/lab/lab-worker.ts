// A worker that plays a part of an experiment's games and answers with sums that can be added up.

import { Lab, EffectsRun, Sweep } from '@sevenfold/bots/arena';
import { effectsSetupOf } from './effects/effects-experiment.ts';
import { labSetupOf, sweepSetupOf } from './experiment.ts';
import type { Part, PlayedPart, Work } from './run.ts';

type Found = PlayedPart['sums'];

let play: ((first: number, end: number) => Found) | undefined;

function open(work: Work): (first: number, end: number) => Found {
  const lab = labOf(work);
  return (first, end) => lab.play(first, end);
}

function labOf(work: Work): Lab | Sweep | EffectsRun {
  if (work.kind === 'table') return new Lab(labSetupOf(work));
  return work.kind === 'sweep' ? new Sweep(sweepSetupOf(work)) : new EffectsRun(effectsSetupOf(work));
}

addEventListener('message', ({ data }: MessageEvent<Work | Part>) => {
  if ('kind' in data) {
    play = open(data);
    return;
  }
  const began = performance.now();
  const sums = play!(data.first, data.end);
  const played: PlayedPart = { ...data, sums, milliseconds: performance.now() - began };
  postMessage(played, { transfer: buffersOf(sums) });
});

function buffersOf(sums: Found): ArrayBuffer[] {
  const groups: object[] = Array.isArray(sums) ? sums : 'arena' in sums ? [sums, sums.arena] : [sums];
  return groups.flatMap((group) =>
    Object.values(group).flatMap((value) =>
      value instanceof Float64Array ? [value.buffer as ArrayBuffer] : [],
    ),
  );
}
