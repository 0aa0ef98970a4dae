import type { OwnPoints } from '#contract/account.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { notSignedIn } from '#kernel/problem.ts';
import { hasProvenEmail } from '#modules/customers/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { pointsEarned, pointsLeft, pointsSpent } from '../rules/money/points.ts';
import { pointsBookings } from './points-store.ts';

/** The points of whoever is signed in, and the bookings they come from and go to. */
export const readPoints = async ({ tx, actor }: Pick<Context, 'tx' | 'actor'>): Promise<OwnPoints> => {
  if (!actor.user) throw notSignedIn();
  const userId = actor.user.id;
  const { features } = await readSettings(tx);
  const known = await pointsBookings(tx, { userId });
  const rentals = known
    .map((booking) => ({ booking, earned: pointsEarned(booking), spent: pointsSpent(booking) }))
    .filter(({ earned, spent }) => earned > 0 || spent > 0)
    .map(({ booking: { id, reference, returnedAt, createdAt }, earned, spent }) => ({
      ...{ bookingId: id, bookingNumber: reference, earned, spent },
      at: toBangkokText(returnedAt ?? createdAt),
    }));
  return {
    isOn: features.enableLoyaltyProgram,
    balance: pointsLeft(known),
    needsProof: !(await hasProvenEmail(tx, userId)),
    rentals,
  };
};
