/** Whether the system has a sheet to share this with. */
export function canShare(data: ShareData): boolean {
  if (globalThis.navigator?.share === undefined) return false;
  return data.files === undefined || navigator.canShare?.(data);
}

/** Opens the system's sheet for sharing; 'unavailable' if there is none or it fails, so that there must be another way. */
export async function share(data: ShareData): Promise<'shared' | 'cancelled' | 'unavailable'> {
  if (!canShare(data)) return 'unavailable';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unavailable';
  }
}
