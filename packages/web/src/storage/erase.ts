import { deleteReviews } from './review-database.ts';
import { deviceShelf } from './shelf.ts';

/** Deletes everything that the app has stored on this device. */
export function eraseDevice(): void {
  const shelf = deviceShelf();
  for (const name of shelf.names('')) shelf.remove(name);
  deleteReviews();
}
