import type { OwnSlip, SlipShape } from '#contract/slips.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { openBooking } from '../records/booking-access.ts';
import type { PaymentsOf } from '../records/payments-port.ts';
import { admitSlips, attachSlips, openSlip } from './attach-slips.ts';
import type { NumberedSlip } from './slip-store.ts';
import { type ListedSlip, listSlips, takeSlipBack } from './withdraw-slip.ts';

type Options = Readonly<{ files: Files; paymentsOf: PaymentsOf }>;

/** The slips of a booking that is paid by bank transfer. */
export const slipRoutes = ({ serve, serveInSteps }: EndpointBinders, { files, paymentsOf }: Options): void => {
  serve('GET /bookings/:id/slips', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    return { data: (await listSlips(ctx, booking, paymentsOf)).map(ownSlip) };
  });

  serveInSteps(
    'POST /bookings/:id/slips',
    async (steps, { params, files: sent }) => ({
      data: (await attachSlips(steps, files, { bookingId: params.id, sent, paymentsOf })).map(ownSlip),
    }),
    { beforeFiles: (ctx, { id }) => admitSlips(ctx, id) },
  );

  serve('GET /bookings/:id/slips/:slipId', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    return openSlip(ctx, files, { booking, slipId: params.slipId });
  });

  serve('DELETE /bookings/:id/slips/:slipId', async (ctx, { params: { id, slipId } }) => ({
    data: (await takeSlipBack(ctx, { bookingId: id, slipId, paymentsOf })).map(ownSlip),
  }));
};

const ownSlip = ({ mayWithdraw, ...slip }: ListedSlip): OwnSlip => ({ ...slipShape(slip), mayWithdraw });

export const slipShape = ({ id, number, type, bytes, createdAt }: NumberedSlip): SlipShape => ({
  id,
  number,
  type,
  bytes,
  sentAt: toBangkokText(createdAt),
});
