import { describe } from 'vitest';

/**
 * Tests that need a service, whose address `npm test` passes in a variable. Without it they are skipped with a warning.
 */
export function describeWith(service: string, variable: string, tests: (address: string) => void): void {
  const address = process.env[variable];
  if (address === undefined)
    console.warn(`Skipped: ${service} is missing. Set ${variable}, or run npm test.`);
  describe.skipIf(address === undefined)(`with ${service} (${variable})`, () => {
    tests(address ?? '');
  });
}
