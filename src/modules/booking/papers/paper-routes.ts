import type { SignedAgreement } from '#contract/agreement.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { isBefore } from '#kernel/period.ts';
import { bookingCalendar, bookingConfirmation } from '#modules/documents/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { openBooking, requireBooking } from '../records/booking-access.ts';
import type { Booking } from '../records/booking-store.ts';
import { isSignable, signableFrom } from '../rules/agreement.ts';
import { partsNotAsSigned } from './agreement-evidence-store.ts';
import { agreementPage } from './agreement-page.ts';
import { agreementState } from './agreement-state.ts';
import { type Agreement, agreementsOf } from './agreement-store.ts';
import { type BookingPaperTools, bookingFacts } from './booking-facts.ts';
import { openAgreement } from './open-agreement.ts';
import { signAgreement } from './sign-agreement.ts';
import { agreementTextRoutes } from './text/agreement-text-routes.ts';

/** A booking as files, for whoever may see it. They are made when they are asked for, of what holds then. */
export const bookingPaperRoutes = (serving: EndpointBinders, tools: BookingPaperTools): void => {
  const { serve } = serving;
  agreementRoutes(serving, tools);
  agreementTextRoutes(serving, tools);

  serve('GET /bookings/:id/confirmation', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    return bookingConfirmation(await bookingFacts(ctx, booking, tools), tools.typesetter);
  });

  serve('GET /bookings/:id/calendar', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    return bookingCalendar(await bookingFacts(ctx, booking, tools));
  });
};

/** The rental agreement: signed at the desk, or by the customer on the booking's page. */
const agreementRoutes = ({ serve, serveInSteps }: EndpointBinders, tools: BookingPaperTools): void => {
  serve('GET /admin/bookings/:id/agreement', (ctx, { params, query }) =>
    openAgreement(ctx, tools, { bookingId: params.id, ...query }),
  );

  serve('GET /admin/bookings/:id/agreements', async (ctx, { params }) => {
    const booking = await requireBooking(ctx.tx, params.id);
    return { data: { maySign: isSignable(booking), ...(await agreementFacts(ctx, booking, tools)) } };
  });

  serveInSteps('POST /admin/bookings/:id/agreement', async (steps, { params, body }) => {
    const signed = await signAgreement(steps, tools, { bookingId: params.id, ...signatureIn(body), way: 'desk' });
    return { data: await steps.step(({ tx }) => shapeOf(tx, signed)) };
  });

  serve('GET /bookings/:id/agreements', async (ctx, { params }) => {
    const booking = await openBooking(ctx.tx, ctx.actor, params.id);
    const from = isSignable(booking) ? signableFrom(booking) : null;
    const { paper, ...facts } = await agreementFacts(ctx, booking, tools);
    const isReadable = from !== null && !isBefore(ctx.now, from);
    return { data: { ...facts, paper: isReadable ? paper : null, signableFrom: from && toBangkokText(from) } };
  });

  serve('GET /bookings/:id/agreements/:version', async (ctx, { params: { id, version } }) => {
    await openBooking(ctx.tx, ctx.actor, id);
    return openAgreement(ctx, tools, { bookingId: id, copy: 'signed', version });
  });

  serveInSteps('POST /bookings/:id/agreements', async (steps, { params, body }) => {
    const signed = await signAgreement(steps, tools, { bookingId: params.id, ...signatureIn(body), way: 'page' });
    return { data: await steps.step(({ tx }) => shapeOf(tx, signed)) };
  });
};

type Signed = Readonly<{
  version: number;
  textNumber: number;
  agreesToLaterCharges: boolean;
  signedName: string;
  signature?: string | undefined;
}>;

const signatureIn = ({ signature, ...signed }: Signed) => ({
  ...signed,
  drawn: signature === undefined ? null : Buffer.from(signature, 'base64'),
});

const agreementFacts = async (ctx: Pick<Context, 'tx' | 'now'>, booking: Booking, tools: BookingPaperTools) => {
  const signed = [];
  for (const agreement of await agreementsOf(ctx.tx, booking.id)) signed.push(await shapeOf(ctx.tx, agreement));
  const { version } = booking;
  const paper = await agreementPage(ctx, booking, tools);
  return { ...(await agreementState(ctx.tx, booking)), version, textNumber: paper.text.number, paper, signed };
};

const shapeOf = async (tx: Tx, agreement: Agreement): Promise<SignedAgreement> => {
  const { version, signedName, byName, way, signedAt, signature, facts } = agreement;
  return {
    version,
    signedName,
    way,
    by: byName,
    signedAt: toBangkokText(signedAt),
    isDrawn: signature !== null,
    textNumber: facts.text?.number ?? null,
    agreesToLaterCharges: facts.agreesToLaterCharges ?? null,
    changed: await partsNotAsSigned(tx, agreement),
  };
};
