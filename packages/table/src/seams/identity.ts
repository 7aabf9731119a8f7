import type { World } from './world.ts';

/** Who a token belongs to. One person may have several devices, each with a token of its own. */
export interface Identity {
  /** The hash of the token. */
  readonly device: string;
  readonly person: string;
  /** Who the device belonged to before, if their seats are this person's now; otherwise null. */
  readonly formerly: string | null;
}

/** Who a token belongs to at these tables. */
export async function identityOf(
  { source, identify }: Pick<World, 'source' | 'identify'>,
  token: string,
): Promise<Identity> {
  if (identify !== undefined) return identify(token);
  const device = await source.hash(token);
  return { device, person: device, formerly: null };
}
