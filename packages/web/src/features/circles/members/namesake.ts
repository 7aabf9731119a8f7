import { nameKey } from '@sevenfold/engine/name-key';

/** The person whose name nobody could tell from this one. */
export function namesake<Named extends { readonly name: string | undefined }>(
  people: readonly Named[],
  name: string,
): Named | undefined {
  const wanted = nameKey(name);
  return wanted === '' ? undefined : people.find((one) => nameKey(one.name ?? '') === wanted);
}
