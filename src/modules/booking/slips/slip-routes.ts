import type { SlipShape } from '#contract/slips.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { openBooking } from '../records/booking-access.ts';
import { admitSlips, attachSlips, openSlip } from './attach-slips.ts';
import { type StoredSlip, slipsOf } from './slip-store.ts';

/** The slips of a booking that is paid by bank transfer. */
export const slipRoutes = ({ serve, serveInSteps }: EndpointBinders, { files }: { files: Files }): void => {
  serve('GET /bookings/:id/slips', async ({ tx, actor }, { params }) => {
    const { id } = await openBooking(tx, actor, params.id);
    return { data: (await slipsOf(tx, id)).map(slipShape) };
  });

  serveInSteps(
    'POST /bookings/:id/slips',
    async (steps, { params, files: sent }) => ({
      data: (await attachSlips(steps, files, { bookingId: params.id, sent })).map(slipShape),
    }),
    { beforeFiles: (ctx, { id }) => admitSlips(ctx, id) },
  );

  serve('GET /bookings/:id/slips/:slipId', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    return openSlip(ctx, files, { booking, slipId: params.slipId });
  });
};

export const slipShape = ({ id, type, bytes, createdAt }: StoredSlip): SlipShape => ({
  id,
  type,
  bytes,
  sentAt: toBangkokText(createdAt),
});
