import { hasProvenEmail } from '#modules/customers/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { pointsLeft } from '../rules/money/points.ts';
import { noPoints, pointsNeedProof, tooManyPoints } from '../rules/problems.ts';
import { lockPoints, pointsBookings } from './points-store.ts';

type Asked = Readonly<{
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
  { points, settings, replaced }: Asked,
): Promise<void> => {
  if (points === 0) return;
  const userId = actor.user?.role === 'CUSTOMER' ? actor.user.id : null;
  if (!userId || !settings.features.enableLoyaltyProgram) throw noPoints();
  if (!(await hasProvenEmail(tx, userId))) throw pointsNeedProof();
  const left = pointsLeft(await pointsBookings(tx, { userId, but: replaced }));
  if (points > left) throw left === 0 ? noPoints() : tooManyPoints(left);
};

/** The same for a booking that is made now: whoever else spends points of the account waits until it is there. */
export const takePoints = async (ctx: Context, asked: Asked): Promise<void> => {
  const { user } = ctx.actor;
  if (asked.points > 0 && user) await lockPoints(ctx.tx, user.id);
  await refusePointsBeyond(ctx, asked);
};
