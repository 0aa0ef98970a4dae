import { bookingCalendar, bookingConfirmation } from '#modules/documents/index.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { openBooking } from '../records/booking-access.ts';
import { agreementRoutes } from './agreement/agreement-routes.ts';
import { bookingFacts, type PaperTools } from './booking-facts.ts';

/** A booking as files, for whoever may see it. They are made when they are asked for, of what holds then. */
export const bookingPaperRoutes = (serving: Serving, tools: PaperTools): void => {
  const { serve } = serving;
  agreementRoutes(serving, tools);

  serve('GET /bookings/:id/confirmation', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    return bookingConfirmation(await bookingFacts(ctx, booking, tools), tools.typesetter);
  });

  serve('GET /bookings/:id/calendar', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    return bookingCalendar(await bookingFacts(ctx, booking, tools));
  });
};
