/** Who holds the device that people pass round. */
export class DeviceHolder {
  #seat = $state(-1);

  /** The seat to hand it to; `undefined` while nobody is asked (−1), and if the player who is asked already has it. */
  next(asked: number): number | undefined {
    return asked >= 0 && asked !== this.#seat ? asked : undefined;
  }

  take(seat: number): void {
    this.#seat = seat;
  }
}
