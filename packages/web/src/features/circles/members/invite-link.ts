import { site } from '../../../routing/site.ts';

/** The link to join. The key is in the fragment, so that no server logs it. */
export function inviteLink(id: string, key: string): string {
  return `${site.link(`/circles/${id}`)}#invite=${key}`;
}

/** The key in an address; undefined if there is none. */
export function inviteIn(hash: string): string | undefined {
  return /^#?invite=([\w-]{1,200})$/.exec(hash)?.[1];
}
