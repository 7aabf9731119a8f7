import { ServerError } from './ask.ts';

/** Something that someone waits for: busy until it has ended, however it ends. */
export class Task {
  busy = $state(false);
  /** Why the last one failed. */
  error = $state.raw<ServerError>();

  /** Returns whether it was done; does nothing while another one is on its way. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = undefined;
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      this.error = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
