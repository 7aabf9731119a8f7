const TRY_AGAIN = 2000;
/** Style sheets that could not be fetched. What asks for them again (Vite) takes them for loaded. */
const failedStyles = new Set<HTMLLinkElement>();

// Where there is no page, no style sheet can fail.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

/** Loads a part of a screen that will be needed, and tries until it is there: the server may be gone for a moment. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      await Promise.all(Array.from(failedStyles, loadStyle));
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
  }
}

/** Only a new element makes the browser fetch a style sheet again. */
function loadStyle(failed: HTMLLinkElement): Promise<unknown> {
  const link = failed.cloneNode() as HTMLLinkElement;
  failedStyles.delete(failed);
  failed.replaceWith(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
}
