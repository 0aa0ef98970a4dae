import type { OwnPoints } from '#contract/account.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { notSignedIn } from '#kernel/problem.ts';
import { provenEmail } from '#modules/customers/index.ts';
import { readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Booking } from '../records/booking-store.ts';
import { pointsEarned, pointsIn, pointsLeft, pointsSpent } from '../rules/money/points.ts';
import { noPoints, pointsAlreadySpent, pointsNeedProof, tooManyPoints } from '../rules/problems.ts';
import { accountOfBooking, lockPoints, pointsBookings } from './points-store.ts';

type PointsRequest = Readonly<{
  points: number;
  settings: Settings;
  /** The booking that this one replaces: its points can be spent again. */
  replaced: string | undefined;
}>;

/**
 * Refuses points that the actor may not spend: 422 for `usePoints`. Only accounts with a verified e-mail have points,
 * and none can be spent while the program is off.
 */
export const refusePointsBeyond = async (
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { points, settings, replaced }: PointsRequest,
): Promise<void> => {
  if (points === 0) return;
  const userId = actor.user?.role === 'CUSTOMER' ? actor.user.id : null;
  if (!userId || !settings.features.enableLoyaltyProgram) throw noPoints();
  if (!(await provenEmail(tx, userId))) throw pointsNeedProof();
  const left = pointsLeft(await pointsBookings(tx, { userId, but: replaced }));
  if (points > left) throw left === 0 ? noPoints() : tooManyPoints(left);
};

/** As `refusePointsBeyond`, and locks the account's points until the booking is created. */
export const lockAndCheckPoints = async (ctx: Context, request: PointsRequest): Promise<void> => {
  const { user } = ctx.actor;
  if (request.points > 0 && user) await lockPoints(ctx.tx, user.id);
  await refusePointsBeyond(ctx, request);
};

/** 409 `booking.points-spent` if the account no longer has the points that its cancelled booking had returned. */
export const refuseSpentPoints = async ({ tx }: Pick<Context, 'tx'>, { id, quote }: Booking): Promise<void> => {
  const points = pointsIn(quote);
  if (points === 0) return;
  const userId = await accountOfBooking(tx, id);
  const left = userId ? pointsLeft(await pointsBookings(tx, { userId })) : 0;
  if (points > left) throw pointsAlreadySpent({ points, left });
};

/** The actor's points, and the bookings that earned or spent them. */
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
    needsProof: !(await provenEmail(tx, userId)),
    rentals,
  };
};
