/** The named parts of a path that fits a pattern such as '/keep/:id'; undefined if it does not fit. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index]!;
    if (!part.startsWith(':')) {
      if (part !== text) return undefined;
      continue;
    }
    try {
      params[part.slice(1)] = decodeURIComponent(text);
    } catch {
      return undefined;
    }
    if (text === '') return undefined;
  }
  return params;
}
