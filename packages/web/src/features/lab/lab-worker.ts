// A worker that plays a part of an experiment's games and answers with sums that can be added up.

import { Lab, type LabSums, type SimulationSums, Sweep } from '@sevenfold/bots/arena';
import { type Experiment, labSetupOf, sweepSetupOf } from './experiment.ts';
import type { Part, PlayedPart } from './run.ts';

type Found = LabSums | SimulationSums[];

let play: ((first: number, end: number) => Found) | undefined;

function open(experiment: Experiment): (first: number, end: number) => Found {
  const lab =
    experiment.kind === 'table' ? new Lab(labSetupOf(experiment)) : new Sweep(sweepSetupOf(experiment));
  return (first, end) => lab.play(first, end);
}

addEventListener('message', ({ data }: MessageEvent<Experiment | Part>) => {
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
  const groups: object[] = Array.isArray(sums) ? sums : [sums, sums.arena];
  return groups.flatMap((group) =>
    Object.values(group).flatMap((value) =>
      value instanceof Float64Array ? [value.buffer as ArrayBuffer] : [],
    ),
  );
}
