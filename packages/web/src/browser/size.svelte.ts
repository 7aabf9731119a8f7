import type { Attachment } from 'svelte/attachments';

/**
 * The size of an element without its padding, known from its first frame on: <div {@attach size.of}>. Asking sooner, as
 * Svelte's bindings do, makes the browser lay out the page once more.
 */
export class Size {
  width = $state(0);
  height = $state(0);

  readonly of: Attachment<HTMLElement> = (element) => {
    const observer = new ResizeObserver(([entry]) => {
      this.width = entry!.contentRect.width;
      this.height = entry!.contentRect.height;
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
