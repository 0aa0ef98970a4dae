import { releaseUnitsHeldForChange } from '#modules/extras/index.ts';
import { releaseHeldForChange } from '#modules/fleet/index.ts';
import { returnPromotion } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { deleteChange, findChange, type WaitingChange } from '../records/change-store.ts';

/** Frees what a waiting change holds. The caller has locked the vehicle and the booking. */
export const releaseChange = async (ctx: Context, { bookingId, promotionId }: WaitingChange): Promise<void> => {
  await releaseHeldForChange(ctx.tx, bookingId);
  await releaseUnitsHeldForChange(ctx.tx, bookingId);
  if (promotionId) await returnPromotion(ctx, promotionId);
};

/** Forgets the change of a locked booking that waits for its payment, or ended unpaid; frees what it holds. */
export const dropWaitingChange = async (ctx: Context, bookingId: string): Promise<void> => {
  const change = await findChange(ctx.tx, bookingId);
  if (!change) return;
  await releaseChange(ctx, change);
  await deleteChange(ctx.tx, bookingId);
};
