/** A token of tokens.css as a plain colour, for files and for what CSS does not paint; `scheme` instead of the page's. */
export function tokenColour(token: `--${string}`, scheme?: 'light' | 'dark'): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  if (scheme !== undefined) probe.dataset['scheme'] = scheme;
  document.documentElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
