// Where the app is: at the root of a website, or under the path that `serve --base` names. Inside the app every path
// begins at its own root, as in '/play'; this is the one place where they become addresses of the website, and back.

export class Site {
  /** '' at the root, otherwise such as '/games/seven'. */
  readonly base: string;

  /** Finds the path in the address of a built file: no build has to know where it will be served. */
  constructor(file: string) {
    this.base = /^(.*)\/assets\/[^/]+$/.exec(new URL(file).pathname)?.[1] ?? '';
  }

  /** The address of a path of the app, for links and requests; anything else ('#main', 'https://…') stays as it is. */
  path(path: string): string {
    return path.startsWith('/') ? this.base + path : path;
  }

  /** The whole address of a page, for people elsewhere; '' is the app itself. */
  link(path: string): string {
    return location.origin + this.base + path;
  }

  /** The path within the app; undefined for an address outside it. */
  inside(pathname: string): string | undefined {
    return `${pathname}/`.startsWith(`${this.base}/`) ? pathname.slice(this.base.length) || '/' : undefined;
  }
}

export const site = new Site(import.meta.url);
