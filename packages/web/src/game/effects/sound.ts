// Synthesised sounds. Nothing is loaded, and nothing is made before the first touch.

import { LANDING } from './flight.ts';

export type SoundName =
  | 'draw'
  | 'land'
  | 'riser'
  | 'bust'
  | 'freeze'
  | 'stay'
  | 'save'
  | 'aim'
  | 'shuffle'
  | 'flip7'
  | 'flipThree'
  | 'pip'
  | 'bank'
  | 'round'
  | 'fanfare'
  | 'yourTurn';

interface Voice {
  readonly context: AudioContext;
  readonly out: AudioNode;
}

export class Sounds {
  readonly #volume: () => number;
  #voice: Voice | undefined;

  /** `volume` from 0 to 1. */
  constructor(volume: () => number) {
    this.#volume = volume;
  }

  /** To be called from a gesture: browsers allow no sound before one. */
  wake(): void {
    if (this.#voice === undefined && typeof AudioContext !== 'undefined') {
      const context = new AudioContext();
      const gain = context.createGain();
      const limiter = context.createDynamicsCompressor();
      gain.connect(limiter).connect(context.destination);
      this.#voice = { context, out: gain };
    }
    void this.#voice?.context.resume();
  }

  /** `strength`: the risk of a card, from 0 to 1; `seconds`: the wait before it. */
  play(name: SoundName, strength = 0.5, seconds = 1): void {
    const volume = this.#volume();
    if (this.#voice === undefined || volume === 0 || this.#voice.context.state !== 'running') return;
    (this.#voice.out as GainNode).gain.value = volume;
    SOUNDS[name](this.#voice, strength, seconds);
  }

  close(): void {
    void this.#voice?.context.close();
    this.#voice = undefined;
  }
}

interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly type?: OscillatorType;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
  /** Grows louder instead of fading. */
  readonly swells?: boolean;
}

function tone(
  { context, out }: Voice,
  { from, to = from, type = 'sine', at = 0, length, loud, swells = false }: Tone,
): void {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(swells ? loud / 20 : 0, start);
  gain.gain.linearRampToValueAtTime(loud, start + (swells ? length * 0.94 : Math.min(0.012, length / 4)));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(out);
  oscillator.start(start);
  oscillator.stop(start + length);
}

interface Breath {
  readonly from: number;
  readonly to: number;
  readonly width?: number;
  readonly at?: number;
  readonly length: number;
  readonly loud: number;
}

/** Filtered noise: paper, wind, frost. */
function breath({ context, out }: Voice, { from, to, width = 1.2, at = 0, length, loud }: Breath): void {
  const start = context.currentTime + at;
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index++) data[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = width;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(start);
}

/** One for each number of a Flip 7. */
const SEVEN_NOTES = [392, 494, 587, 784, 988, 1175, 1568];
/** Pitch, start and length of each note: three calls, a long one, and the chord they lead to. */
const FANFARE = [
  [392, 0, 0.12],
  [392, 0.13, 0.12],
  [392, 0.26, 0.12],
  [523, 0.39, 0.5],
  [466, 0.8, 0.14],
  [523, 0.95, 1.4],
  [659, 0.95, 1.4],
  [784, 0.95, 1.6],
  [1047, 1.05, 1.6],
] as const;

const SOUNDS: { readonly [Name in SoundName]: (voice: Voice, strength: number, seconds: number) => void } = {
  draw: (voice) => breath(voice, { from: 1800, to: 4200, length: 0.14, loud: 0.22 }),
  land: (voice) => {
    breath(voice, { from: 900, to: 300, at: LANDING / 1000 - 0.06, length: 0.07, loud: 0.35 });
    tone(voice, { from: 150, to: 90, at: LANDING / 1000 - 0.06, length: 0.08, loud: 0.2 });
  },
  // Two slightly detuned voices that rise until the card comes.
  riser: (voice, strength, length) => {
    const loud = 0.035 + 0.15 * Math.min(0.5, strength);
    const to = 150 + 330 * strength;
    tone(voice, { from: 110, to, type: 'triangle', length, loud, swells: true });
    tone(voice, { from: 116, to: to * 1.04, type: 'triangle', length, loud: loud * 0.7, swells: true });
  },
  bust: (voice) => {
    tone(voice, { from: 190, to: 38, type: 'sawtooth', length: 0.6, loud: 0.7 });
    tone(voice, { from: 98, to: 46, type: 'square', at: 0.05, length: 0.4, loud: 0.3 });
    breath(voice, { from: 900, to: 90, width: 0.6, length: 0.5, loud: 1.2 });
  },
  freeze: (voice) => {
    [2093, 2637, 3136, 3951].forEach((from, index) =>
      tone(voice, { from, to: from * 0.98, at: index * 0.05, length: 0.5, loud: 0.06 }),
    );
    breath(voice, { from: 6000, to: 2500, length: 0.5, loud: 0.08 });
  },
  stay: (voice) => {
    tone(voice, { from: 523, length: 0.22, loud: 0.2 });
    tone(voice, { from: 784, at: 0.09, length: 0.34, loud: 0.2 });
  },
  save: (voice) => {
    breath(voice, { from: 400, to: 5200, length: 0.5, loud: 0.6 });
    tone(voice, { from: 440, to: 880, length: 0.4, loud: 0.3 });
  },
  aim: (voice) => tone(voice, { from: 620, to: 330, type: 'triangle', length: 0.18, loud: 0.4 }),
  shuffle: (voice) => {
    for (let index = 0; index < 12; index++)
      breath(voice, { from: 2200, to: 3000, at: index * 0.045, length: 0.05, loud: 0.2 });
  },
  flip7: (voice) =>
    SEVEN_NOTES.forEach((from, index) => {
      tone(voice, {
        from,
        type: 'triangle',
        at: index * 0.085,
        length: index === 6 ? 1.1 : 0.25,
        loud: 0.22,
      });
      tone(voice, { from: from / 2, at: index * 0.085, length: 0.3, loud: 0.12 });
    }),
  flipThree: (voice) =>
    [440, 554, 659].forEach((from, index) =>
      tone(voice, { from, type: 'square', at: index * 0.09, length: 0.14, loud: 0.07 }),
    ),
  // Higher with each of the three cards.
  pip: (voice, strength) =>
    tone(voice, { from: 440 + 440 * strength, type: 'triangle', length: 0.2, loud: 0.16 }),
  // Coins that are counted.
  bank: (voice) =>
    [1319, 1568, 1319, 1568, 2093].forEach((from, index) =>
      tone(voice, { from, type: 'triangle', at: 0.3 + index * 0.075, length: 0.12, loud: 0.09 }),
    ),
  round: (voice) =>
    [392, 523, 659].forEach((from, index) =>
      tone(voice, { from, at: index * 0.07, length: 0.4, loud: 0.12 }),
    ),
  // Two voices an octave apart: brass, from afar if someone else has won.
  fanfare: (voice, strength) =>
    FANFARE.forEach(([from, at, length]) => {
      tone(voice, { from, type: 'sawtooth', at, length, loud: 0.12 * strength });
      tone(voice, { from: from / 2, type: 'triangle', at, length, loud: 0.2 * strength });
    }),
  yourTurn: (voice) => {
    tone(voice, { from: 880, length: 0.12, loud: 0.12 });
    tone(voice, { from: 1175, at: 0.1, length: 0.22, loud: 0.12 });
  },
};
