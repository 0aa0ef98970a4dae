import type { Steps } from '#platform/context.ts';
import { requireBooking } from '../records/booking-access.ts';
import { keepEvidence } from './agreement-evidence-store.ts';
import { agreementPage } from './agreement-page.ts';
import { bindsNow } from './agreement-state.ts';
import { insertAgreement } from './agreement-store.ts';
import type { BookingPaperTools } from './booking-facts.ts';
import { renderAgreementPdf } from './open-agreement.ts';
import { stampOf } from './sign-agreement.ts';

type Past = Readonly<{
  bookingId: string;
  signedAt: Temporal.Instant;
  /** Who of the staff was there. */
  byName: string;
  agreesToLaterCharges: boolean;
}>;

/**
 * The first agreement of a booking as its customer signed it at the desk, by typing the name, before the keys went: of a
 * rental without a late fee, whose price is as it was then. For filling a database.
 */
export const addAgreement = async (
  { step }: Pick<Steps, 'step'>,
  tools: Pick<BookingPaperTools, 'typesetter' | 'testPayments'>,
  { bookingId, signedAt, byName, agreesToLaterCharges }: Past,
): Promise<void> => {
  const { booking, facts } = await step(async ({ tx }) => {
    const booking = await requireBooking(tx, bookingId);
    const page = await agreementPage({ tx, now: signedAt }, booking, tools);
    return { booking, facts: { ...page, agreesToLaterCharges } };
  });
  const signedName = `${booking.firstName} ${booking.lastName}`;
  const signed = { name: signedName, drawn: null, ...stampOf({ version: 1, now: signedAt, by: byName }) };
  const pdf = Buffer.from(await renderAgreementPdf(tools.typesetter, facts, signed));
  await step(async ({ tx }) => {
    const binds = await bindsNow(tx, booking);
    const row = { bookingId, version: 1, facts, binds, signedName, signedAt, byName, pdf, way: 'desk' as const };
    await keepEvidence(tx, await insertAgreement(tx, row));
  });
};
