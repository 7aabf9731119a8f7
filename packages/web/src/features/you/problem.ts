/** What to tell someone about a refusal of the server or of their browser, by its code. */
export function problemText(
  code: string,
  problems: Readonly<Record<string, string>>,
  failed: string,
): string {
  return (Object.hasOwn(problems, code) ? problems[code] : undefined) ?? failed;
}
