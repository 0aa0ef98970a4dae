import type { OwnPoints } from '#contract/account.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { notSignedIn } from '#kernel/problem.ts';
import { hasProvenEmail } from '#modules/customers/index.ts';
import { readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import { pointsEarned, pointsIn, pointsLeft, pointsSpent } from '../rules/money/points.ts';
import { noPoints, pointsAlreadySpent, pointsNeedProof, tooManyPoints } from '../rules/problems.ts';
import { accountOfBooking, lockPoints, pointsBookings } from './points-store.ts';

type PointsRequest = Readonly<{
  points: number;
  settings: Settings;
  /** The booking that is given up for this one: what it spends is free again. */
  replaced: string | undefined;
}>;

/**
 * Refuses points that whoever asks may not spend: 422 for `usePoints`. Nobody but an account with a proven e-mail has
 * any, and none are spent while the program is off.
 */
export const refusePointsBeyond = async (
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { points, settings, replaced }: PointsRequest,
): Promise<void> => {
  if (points === 0) return;
  const userId = actor.user?.role === 'CUSTOMER' ? actor.user.id : null;
  if (!userId || !settings.features.enableLoyaltyProgram) throw noPoints();
  if (!(await hasProvenEmail(tx, userId))) throw pointsNeedProof();
  const left = pointsLeft(await pointsBookings(tx, { userId, but: replaced }));
  if (points > left) throw left === 0 ? noPoints() : tooManyPoints(left);
};

/** The same for a booking that is made now: whoever else spends points of the account waits until it is there. */
export const lockAndCheckPoints = async (ctx: Context, request: PointsRequest): Promise<void> => {
  const { user } = ctx.actor;
  if (request.points > 0 && user) await lockPoints(ctx.tx, user.id);
  await refusePointsBeyond(ctx, request);
};

/** 409 `booking.points-spent` where a cancelled booking gave points back that its account no longer has. */
export const refuseSpentPoints = async ({ tx }: Pick<Context, 'tx'>, { id, quote }: Booking): Promise<void> => {
  const points = pointsIn(quote);
  if (points === 0) return;
  const userId = await accountOfBooking(tx, id);
  const left = userId ? pointsLeft(await pointsBookings(tx, { userId })) : 0;
  if (points > left) throw pointsAlreadySpent({ points, left });
};

/** Before the other locks of record 0005: whoever else spends points of the account of a booking waits. */
export const lockPointsOf = async ({ tx }: Pick<Context, 'tx'>, bookingId: string): Promise<void> => {
  const booking = await findBooking(tx, bookingId);
  const userId = booking && pointsIn(booking.quote) > 0 && (await accountOfBooking(tx, bookingId));
  if (userId) await lockPoints(tx, userId);
};

/** The points of whoever is signed in, and the bookings they come from and go to. */
export const readPoints = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>): Promise<OwnPoints> => {
  if (!actor.user) throw notSignedIn();
  const userId = actor.user.id;
  const { features } = await readSettings(tx);
  const bookings = await pointsBookings(tx, { userId });
  const rentals = bookings
    .map((booking) => ({ booking, earned: pointsEarned(booking), spent: pointsSpent(booking) }))
    .filter(({ earned, spent }) => earned > 0 || spent > 0)
    .map(({ booking: { id, reference, returnedAt, createdAt }, earned, spent }) => ({
      bookingId: id,
      bookingNumber: reference,
      earned,
      spent,
      at: toBangkokText(returnedAt ?? createdAt),
    }));
  return {
    isOn: features.enableLoyaltyProgram,
    balance: pointsLeft(bookings),
    needsProof: !(await hasProvenEmail(tx, userId)),
    rentals,
  };
};
