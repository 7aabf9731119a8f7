/** A figure between two bounds; exact if they are equal. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}
