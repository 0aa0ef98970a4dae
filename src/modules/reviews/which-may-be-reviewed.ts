import type { Booking } from '#modules/booking/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { reviewedAmong } from './review-store.ts';
import { refusalOf } from './rules/may-review.ts';

/** Which of a customer's bookings may be reviewed now, by id. None while reviews are switched off. */
export const whichMayBeReviewed = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  bookings: readonly Booking[],
): Promise<ReadonlySet<string>> => {
  const { features } = await readSettings(tx);
  if (!features.enableReviews) return new Set();
  const written = await reviewedAmong(
    tx,
    bookings.map(({ id }) => id),
  );
  const open = bookings.filter((booking) => !refusalOf(booking, { isWritten: written.has(booking.id), now }));
  return new Set(open.map(({ id }) => id));
};
