// A worker that plays a part of an experiment's games and answers with sums that can be added up.

import { Lab, EffectsRun, Sweep } from '@sevenfold/bots/arena';
import { effectsSetupOf } from './effects/effects-experiment.ts';
import { labSetupOf, sweepSetupOf } from './experiment.ts';
import type { Part, PlayedPart, AnyExperiment } from './run.ts';

type Found = PlayedPart['sums'];

let play: ((first: number, end: number) => Found) | undefined;

function open(experiment: AnyExperiment): (first: number, end: number) => Found {
  const lab = labOf(experiment);
  return (first, end) => lab.play(first, end);
}

function labOf(experiment: AnyExperiment): Lab | Sweep | EffectsRun {
  if (experiment.kind === 'table') return new Lab(labSetupOf(experiment));
  return experiment.kind === 'sweep'
    ? new Sweep(sweepSetupOf(experiment))
    : new EffectsRun(effectsSetupOf(experiment));
}

addEventListener('message', ({ data }: MessageEvent<AnyExperiment | Part>) => {
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
