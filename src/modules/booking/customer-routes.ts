import type { z } from 'zod';
import type { BookingChange, ChangeShape } from '#contract/booking.ts';
import { toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { ownProblems } from '#kernel/parse-period.ts';
import { toQuoteShape } from '#modules/pricing/index.ts';
import type { Settings } from '#modules/settings/index.ts';
import { type Context, isStaff } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { cancelBooking } from './change/cancel-booking.ts';
import { type Changed, changeBooking } from './change/change-booking.ts';
import { dropChange } from './change/drop-change.ts';
import { latestReturn } from './change/keep-longer.ts';
import { noteArrival } from './change/note-arrival.ts';
import type { ChangeRequest } from './change/plan-change.ts';
import { quoteCancellation, quoteCancellationByStaff, toCancellationShape } from './change/quote-cancellation.ts';
import { keepBooking } from './paying/keep-booking.ts';
import { promptPayCode } from './paying/promptpay-code.ts';
import { lookUpBooking, openBooking } from './records/booking-access.ts';
import { toBookingShape } from './records/booking-shape.ts';
import { findPlaces } from './records/find-places.ts';
import type { PaymentsOf } from './records/payments-port.ts';
import { withMore, withQuantities } from './rules/addon-quantities.ts';
import type { AgreedRental } from './rules/change-limits.ts';

/** Customers' routes for an existing booking. */
export const customerBookingRoutes = ({ serve }: EndpointBinders, { paymentsOf }: { paymentsOf: PaymentsOf }): void => {
  const changed = async (ctx: Context, request: ChangeRequest) => ({
    data: await toChangeShape(ctx, await changeBooking(ctx, request), paymentsOf),
  });

  serve('POST /bookings/lookup', async (ctx, { body }) => {
    const { booking, accessToken } = await lookUpBooking(ctx, body);
    return { data: { ...(await toBookingShape(ctx, booking, paymentsOf)), accessToken } };
  });

  serve(
    'POST /bookings/:id/modify',
    async (ctx, { params, body }) => {
      const choose = (agreed: AgreedRental, settings: Settings) => moved(ctx, agreed, { body, settings });
      return changed(ctx, { bookingId: params.id, choose, ...seen(body) });
    },
    {
      alsoWrong: ({ pickupDate, returnDate }) =>
        ownProblems(pickupDate, returnDate, { pickUp: 'pickupDate', dropOff: 'returnDate' }),
    },
  );

  serve('POST /booking-pricing/:bookingId/addons', async (ctx, { params, body }) => {
    const choose = (agreed: AgreedRental) => ({ ...agreed, addons: withMore(agreed.addons, body.addons) });
    return changed(ctx, { bookingId: params.bookingId, choose, ...seen(body) });
  });

  serve('PATCH /booking-pricing/:bookingId/addons', async (ctx, { params, body }) => {
    const choose = (agreed: AgreedRental) => ({ ...agreed, addons: withQuantities(agreed.addons, body.addons) });
    return changed(ctx, { bookingId: params.bookingId, choose, ...seen(body) });
  });

  serve('DELETE /booking-pricing/:bookingId/addons', async (ctx, { params, body }) => {
    const none = body.addonIds.map((addonId) => ({ addonId, quantity: 0 }));
    const choose = (agreed: AgreedRental) => ({ ...agreed, addons: withQuantities(agreed.addons, none) });
    return changed(ctx, { bookingId: params.bookingId, choose, ...seen(body) });
  });

  serve('GET /bookings/:id/extension', async (ctx, { params }) => {
    const until = await latestReturn(ctx, params.id);
    return { data: { until: until && toBangkokText(until) } };
  });

  serve('DELETE /bookings/:id/change', async (ctx, { params }) => ({
    data: await toBookingShape(ctx, await dropChange(ctx, params.id), paymentsOf),
  }));

  serve('POST /bookings/:id/keep', async (ctx, { params }) => ({
    data: await toBookingShape(ctx, await keepBooking(ctx, params.id), paymentsOf),
  }));

  serve('PUT /bookings/:id/arrival', async (ctx, { params, body }) => ({
    data: await toBookingShape(ctx, await noteArrival(ctx, params.id, body), paymentsOf),
  }));

  serve('GET /bookings/:id/promptpay', async ({ tx, actor }, { params }) => ({
    data: await promptPayCode(tx, await openBooking(tx, actor, params.id)),
  }));

  serve('GET /bookings/:id/cancellation', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    const quoted = isStaff(ctx.actor) ? quoteCancellationByStaff : quoteCancellation;
    return { data: toCancellationShape(await quoted(ctx, booking)) };
  });

  serve('POST /bookings/:id/cancel', async (ctx, { params, body }) => {
    const request = { bookingId: params.id, refundAmount: body.refundAmount ?? null, reason: body.reason || null };
    return { data: await toBookingShape(ctx, await cancelBooking(ctx, request), paymentsOf) };
  });
};

type Body = z.output<typeof BookingChange>;

/** The agreed rental with the dates and places that the request names. */
const moved = async (
  { tx }: Context,
  agreed: AgreedRental,
  { body, settings }: { body: Body; settings: Settings },
): Promise<AgreedRental> => {
  const { pickupDate, returnDate, pickupLocation, dropoffLocation } = body;
  const period = {
    from: pickupDate ? toInstant(pickupDate) : agreed.period.from,
    until: returnDate ? toInstant(returnDate) : agreed.period.until,
  };
  if (!pickupLocation && !dropoffLocation) return { ...agreed, period };
  const { pickUp, dropOff } = await findPlaces(
    tx,
    {
      pickUpLocation: pickupLocation ?? agreed.pickUpLocationId,
      dropOffLocation: dropoffLocation ?? agreed.dropOffLocationId,
    },
    settings,
  );
  return { ...agreed, period, pickUpLocationId: pickUp.id, dropOffLocationId: dropOff.id };
};

const seen = (body: Pick<Body, 'dryRun' | 'version' | 'totalAmount'>) => ({
  dryRun: body.dryRun ?? false,
  version: body.version ?? null,
  totalAmount: body.totalAmount ?? null,
});

const toChangeShape = async (
  ctx: Context,
  { booking, plan, due }: Changed,
  paymentsOf: PaymentsOf,
): Promise<ChangeShape> => ({
  booking: await toBookingShape(ctx, booking, paymentsOf),
  quote: toQuoteShape(plan.quote, plan.after.period),
  difference: toBaht(plan.settlement.difference),
  leftToPay: toBaht(plan.settlement.leftToPay),
  refundAmount: toBaht(plan.settlement.refund),
  dueNow: toBaht(due),
});
