import * as v from 'valibot';

/** As the server names them: it is your turn, your time is running out, your circle has a new game. */
export const NOTIFICATIONS = ['turn', 'reminder', 'circle'] as const;

const minutes = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(24 * 60 - 1));
/** Minutes after midnight. */
export const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** What this device wants to be told, and when it is quiet; null is never. */
export const notificationWishes = v.object({
  wants: v.array(v.picklist(NOTIFICATIONS)),
  quiet: v.nullable(v.object({ from: minutes, to: minutes })),
});

export type NotificationWishes = v.InferOutput<typeof notificationWishes>;

export const USUAL_WISHES: NotificationWishes = { wants: [...NOTIFICATIONS], quiet: NIGHT };
