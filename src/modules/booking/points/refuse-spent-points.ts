import type { Context } from '#platform/context.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import { pointsIn, pointsLeft } from '../rules/money/points.ts';
import { pointsSpent } from '../rules/office/office-problems.ts';
import { accountOf, lockPoints, pointsBookings } from './points-store.ts';

/** 409 `booking.points-spent` where a cancelled booking gave points back that its account no longer has. */
export const refuseSpentPoints = async ({ tx }: Pick<Context, 'tx'>, { id, quote }: Booking): Promise<void> => {
  const points = pointsIn(quote);
  if (points === 0) return;
  const userId = await accountOf(tx, id);
  const left = userId ? pointsLeft(await pointsBookings(tx, { userId })) : 0;
  if (points > left) throw pointsSpent({ points, left });
};

/** Before the other locks of record 0005: whoever else spends points of the account of a booking waits. */
export const lockPointsOf = async ({ tx }: Pick<Context, 'tx'>, bookingId: string): Promise<void> => {
  const booking = await findBooking(tx, bookingId);
  const userId = booking && pointsIn(booking.quote) > 0 && (await accountOf(tx, bookingId));
  if (userId) await lockPoints(tx, userId);
};
