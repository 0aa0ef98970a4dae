import type { SignedAgreement } from '#contract/office/agreement.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { bookingCalendar, bookingConfirmation } from '#modules/documents/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { openBooking, requireBooking } from '../records/booking-access.ts';
import { stateOf } from '../rules/lifecycle.ts';
import { agreementPage } from './agreement-page.ts';
import { type Agreement, agreementsOf } from './agreement-store.ts';
import { type BookingPaperTools, bookingFacts } from './booking-facts.ts';
import { openAgreement } from './open-agreement.ts';
import { signAgreement } from './sign-agreement.ts';

/** A booking as files, for whoever may see it. They are made when they are asked for, of what holds then. */
export const bookingPaperRoutes = (serving: EndpointBinders, tools: BookingPaperTools): void => {
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

/** The rental agreement, for staff. */
const agreementRoutes = ({ serve, serveInSteps }: EndpointBinders, tools: BookingPaperTools): void => {
  serve('GET /admin/bookings/:id/agreement', (ctx, { params, query }) =>
    openAgreement(ctx, tools, { bookingId: params.id, ...query }),
  );

  serve('GET /admin/bookings/:id/agreements', async (ctx, { params }) => {
    const booking = await requireBooking(ctx.tx, params.id);
    const paper = await agreementPage(ctx, booking, tools);
    const signed = await agreementsOf(ctx.tx, booking.id);
    return { data: { maySign: stateOf(booking) === 'picked-up', paper, signed: signed.map(shapeOf) } };
  });

  serveInSteps('POST /admin/bookings/:id/agreement', async (steps, { params, body }) => {
    const { version, signedName, signature } = body;
    const drawn = signature === undefined ? null : Buffer.from(signature, 'base64');
    return { data: shapeOf(await signAgreement(steps, tools, { bookingId: params.id, version, signedName, drawn })) };
  });
};

type Shown = Pick<Agreement, 'version' | 'signedName' | 'signedAt' | 'signature' | 'byName'>;

const shapeOf = ({ version, signedName, signedAt, signature, byName }: Shown): SignedAgreement => ({
  version,
  signedName,
  by: byName,
  signedAt: toBangkokText(signedAt),
  isDrawn: signature !== null,
});
