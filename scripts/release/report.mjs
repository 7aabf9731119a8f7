import { writeFileSync } from 'node:fs';

/** Prints each check as it happens, and counts them. */
export class Report {
  #passed = 0;
  #failed = [];
  #skipped = [];

  /** `run` throws if it fails, and may return a few words. Returns whether it passed. */
  async check(name, run) {
    try {
      const words = await run();
      this.#passed++;
      console.log(`✓ ${name}${words === undefined ? '' : `: ${words}`}`);
      return true;
    } catch (error) {
      this.#failed.push(`${name}\n${error.message}`);
      console.log(`✗ ${name}\n${error.message}`);
      return false;
    }
  }

  skip(what, why) {
    this.#skipped.push(what);
    console.log(`! SKIPPED: ${what} (${why}).`);
  }

  /** For `npm test`, which adds these counts to its own. */
  write(file) {
    const counts = { passed: this.#passed, failed: this.#failed, skipped: this.#skipped };
    if (file !== undefined) writeFileSync(file, JSON.stringify(counts));
    console.log(
      `${this.#passed} passed, ${this.#failed.length} failed, ${this.#skipped.length} skipped: the packages as they are published`,
    );
    process.exitCode = this.#failed.length === 0 ? 0 : 1;
  }
}
