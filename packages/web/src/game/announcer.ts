import { say } from '../parts/overlays/toasts.svelte.ts';
import { settings } from '../storage/settings.svelte.ts';
import { term } from '../words/words.svelte.ts';
import type { TableEffects } from './effects/table-effects.ts';
import { promptOf } from './prompt.ts';
import type { ScreenState } from './screen-state.svelte.ts';
import { headlineOf } from './story/headline.ts';
import { summary } from './story/narration.ts';
import type { Beat } from './story/picture.ts';

/** Events after which people look at scores or the podium in place of the table. */
const COVERS_TABLE: ReadonlySet<Beat['event']['type']> = new Set(['roundEnded', 'gameEnded']);

interface Parts {
  readonly screen: ScreenState;
  readonly effects: TableEffects;
  /** Whether this is a phone beside a TV. */
  readonly isBesideTv: () => boolean;
  /** On a TV: called with the last event that is shown, if it is shown as it happens. */
  readonly reportShown: (event: Beat['event'] | undefined) => void;
  /** What bots say about it. */
  readonly comment: (beat: Beat) => void;
}

/** What comes with a beat besides its picture: words for screen readers, sounds, headlines, and what bots say. */
export class Announcer {
  readonly #parts: Parts;
  /** What was shown last. */
  #last: Beat | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  shown(beats: readonly Beat[], jumped: boolean): void {
    const { screen, effects, isBesideTv, reportShown, comment } = this.#parts;
    const { show } = screen;
    const news = summary(show.entries, beats.length, screen.people, screen.view);
    if (news !== '') say(news);
    if (show.picture) void effects.flipThree(show.picture, term.flipThree);
    const last = (this.#last = beats.at(-1));
    if (jumped || (last !== undefined && COVERS_TABLE.has(last.event.type))) effects.endHeadlines();
    reportShown(jumped ? undefined : last?.event);
    // At full speed everything is a jump, and its last beat is heard.
    if (last === undefined || (jumped && settings.speed !== 'instant')) return;
    // What happens to others is seen and heard on the TV.
    if (isBesideTv() && !screen.yours.includes(last.event.player)) return;
    void effects.play(last, show.picture!, screen.yours);
    // The winner speaks on the podium.
    if (!jumped && last.event.type !== 'gameEnded') comment(last);
    const headline = headlineOf(last, show.picture!);
    if (headline !== undefined) void effects.headline(headline, last.event.player);
  }

  /** The winner's place has risen. */
  celebrate(place: HTMLElement): void {
    const { screen, effects, isBesideTv, reportShown, comment } = this.#parts;
    effects.celebrate(
      place,
      screen.view!.winners.some((seat) => screen.yours.includes(seat)),
    );
    reportShown(undefined);
    // Beside a TV, bots speak on the TV.
    if (this.#last !== undefined && !isBesideTv()) comment(this.#last);
  }

  turn(): void {
    const { screen, effects } = this.#parts;
    const prompt = screen.view && promptOf(screen.view, screen.isShared);
    if (prompt !== undefined) say(prompt.spoken);
    effects.sounds.play('yourTurn');
  }
}
