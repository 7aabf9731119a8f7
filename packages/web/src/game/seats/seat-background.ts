import type { SeatView } from '../view.ts';

/** The background of a player's cards says how the round stands for them; undefined while they play. */
export function seatBackground(status: SeatView['status']): string | undefined {
  return GROUNDS[status];
}

const GROUNDS: { readonly [Status in SeatView['status']]?: string } = {
  busted: 'var(--danger-soft)',
  stayed: 'var(--calm-soft)',
  frozen: 'var(--frozen-soft)',
  flip7: 'var(--gold-soft)',
};
