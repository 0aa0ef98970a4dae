import { markPaying } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { findOpenAttempt } from './attempt-store.ts';

/** After a payment was received: the locked booking goes on being paid while another attempt of it is open. */
export const keepPaying = async (ctx: Context, bookingId: string): Promise<void> => {
  if (await findOpenAttempt(ctx.tx, bookingId)) await markPaying(ctx, bookingId, true);
};
