import { NOBODY, type Store, tableStateOf } from '@sevenfold/table';
import type { Circles } from '../circles/circles.ts';
import type { MovedPeople } from '../people/moved-people.ts';
import { placeOf } from './webhook-store.ts';

interface Parts {
  readonly store: Pick<Store, 'load'>;
  readonly moved: Pick<MovedPeople, 'find'>;
  readonly circles: Pick<Circles, 'refuseKeeper'>;
}

/** Whether a person may have the webhook of an owner now; an ID is all that is left of someone who has become another. */
export async function hasRole(owner: string, person: string, parts: Parts): Promise<boolean> {
  const { table, circle } = placeOf(owner);
  const moved = (await parts.moved.find([person])).get(person);
  const names = moved === undefined ? [person] : [person, moved];
  if (circle !== undefined) {
    for (const name of names) if ((await parts.circles.refuseKeeper(circle, name)) === undefined) return true;
    return false;
  }
  const row = await parts.store.load(table!);
  if (row === undefined) return false;
  const { people, host, creator, appointed } = tableStateOf(row);
  // The URL of a chat room is a secret: a host who only stands in while the creator is away has no part in it.
  const holder = creator === NOBODY || appointed ? host : creator;
  return people.some(({ id, hash }) => id === holder && names.includes(hash));
}
