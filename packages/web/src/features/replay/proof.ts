// What the check of a record says, in words. Needs the words of 'replay'.

import type { Check } from '@sevenfold/table';
import { word } from '../../words/words.svelte.ts';

export function checkText(
  { name, status, at, expected, found }: Check,
  hasProof: boolean,
  moves: number,
): string {
  const { proofs } = word.replay;
  const move = (at ?? 0) + 1;
  if (name === 'legal')
    return status === 'holds' ? proofs.legalHolds(moves) : proofs.wrongMove(move, clipped(found ?? ''));
  if (name === 'complete')
    return status === 'holds' ? proofs.complete : status === 'open' ? proofs.open : proofs.unknown;
  if (name === 'result' && status !== 'unknown')
    return status === 'holds' ? proofs.result : proofs.resultFails;
  // A missing proof is mentioned once.
  if (status === 'unknown') return hasProof || name === 'result' ? proofs.unknown : '';
  if (name === 'cards')
    return status === 'holds'
      ? proofs.cardsHold
      : proofs.wrongCard(move, clipped(found ?? ''), expected ?? '');
  if (name === 'published') return status === 'holds' ? proofs.published : proofs.publishedFails;
  if (name === 'commitment') return status === 'holds' ? proofs.commitmentHolds : proofs.commitmentFails;
  if (name === 'contributions')
    return status === 'holds' ? proofs.contributionsHold : proofs.contributionsFail;
  return status === 'holds' ? '' : proofs.dealerFails;
}

export function clipped(token: string): string {
  return token.length > 12 ? `${token.slice(0, 12)}…` : token;
}
