import { fillPlaceholders } from '#kernel/fill.ts';
import { isBefore } from '#kernel/period.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import { lockRental } from '#modules/fleet/index.ts';
import { type Context, isStaff, type Steps } from '#platform/context.ts';
import { redrawSignature } from '#platform/pictures/redraw-signature.ts';
import { momentText } from '#words/moment-text.ts';
import { lockAtVersion } from '../paying/lock-for-payment.ts';
import { openOwnBooking, requireBooking } from '../records/booking-access.ts';
import type { Booking } from '../records/booking-store.ts';
import { recordByStaff } from '../records/record-by-staff.ts';
import { isNameOf, isSignable, signableFrom } from '../rules/agreement.ts';
import {
  bookingConflict,
  bookingNotFound,
  notSignable,
  otherName,
  otherText,
  signingTooEarly,
  unusableSignature,
} from '../rules/problems.ts';
import { keepEvidence, newestEvidence } from './agreement-evidence-store.ts';
import { agreementPage } from './agreement-page.ts';
import { bindsNow } from './agreement-state.ts';
import { type Agreement, findAgreement, insertAgreement } from './agreement-store.ts';
import type { BookingPaperTools } from './booking-facts.ts';
import { renderAgreementPdf } from './open-agreement.ts';
import { bilingual } from './paper-words.ts';
import { validText } from './text/agreement-text-store.ts';

type SignRequest = Readonly<{
  bookingId: string;
  version: number;
  signedName: string;
  drawn: Buffer | null;
  /** The version of the text that the signer read. */
  textNumber: number;
  /** Whether they agree that what comes up after the return is charged without their answer. */
  agreesToLaterCharges: boolean;
  /** `page`: the customer signs alone, on the booking's page. */
  way: 'desk' | 'page';
}>;

/**
 * Keeps the agreement as the customer signs it, and mails them a copy. The paper is set while no transaction is open; it
 * is kept if the booking is still the one that stands on it. 409 `agreement.not-now`, `.too-early`, `.other-text`,
 * `booking.changed-meanwhile`; 422 `agreement.bad-signature`, `.other-name`.
 */
export const signAgreement = async (
  steps: Steps,
  tools: BookingPaperTools,
  request: SignRequest,
): Promise<Agreement> => {
  const { bookingId, signedName, drawn, way, agreesToLaterCharges } = request;
  const begun = await steps.step(async (ctx) => {
    const booking = await openToSign(ctx, request);
    await mustBeSignable(ctx, booking, request);
    const version = await nextVersion(ctx, bookingId);
    return {
      version,
      now: ctx.now,
      by: way === 'desk' ? ctx.actor.user : null,
      page: { ...(await agreementPage(ctx, booking, tools)), agreesToLaterCharges },
    };
  });
  const signature = drawn && (await redrawn(drawn));
  const { version, now, by, page } = begun;
  const signed = { name: signedName, drawn: signature, ...stampOf({ version, now, by: by?.name ?? '' }) };
  const pdf = Buffer.from(await renderAgreementPdf(tools.typesetter, page, signed));
  return steps.step(async (ctx) => {
    const booking = await lockAtVersion(ctx, request);
    await mustBeSignable(ctx, booking, request);
    if ((await nextVersion(ctx, bookingId)) !== version) throw bookingConflict();
    const binds = await bindsNow(ctx.tx, booking);
    const row = { bookingId, version, facts: page, binds, signature, signedName, signedAt: now, pdf, way };
    const from = way === 'page' ? { address: ctx.actor.address } : { byId: by?.id ?? null, byName: by?.name ?? null };
    const agreement = await insertAgreement(ctx.tx, { ...row, ...from });
    await keepEvidence(ctx.tx, agreement);
    // The agreement names the vehicle.
    await lockRental(ctx.tx, bookingId);
    await ctx.enqueue({ task: 'mail-agreement-signed', payload: { bookingId, version } });
    const after = { agreement: version, isDrawn: signature !== null };
    await recordByStaff(ctx, booking, { action: 'booking.agreement-signed', after });
    return agreement;
  });
};

/** What stands under a signature: which version it is of, when it was made, and who was there. */
export const stampOf = ({ version, now, by }: Readonly<{ version: number; now: Temporal.Instant; by: string }>) => {
  const moment = bilingual((language) => momentText(now, language));
  return { version: fillPlaceholders('{{version}}', { version }), moment: `${moment.th} / ${moment.en}`, by };
};

/** On the page only the customer signs: nobody of the staff does so for them, whatever opens the booking. */
const openToSign = ({ tx, actor }: Context, { bookingId, way }: SignRequest): Promise<Booking> => {
  if (way === 'desk') return requireBooking(tx, bookingId);
  if (isStaff(actor)) throw bookingNotFound();
  return openOwnBooking(tx, actor, bookingId);
};

const mustBeSignable = async (
  { tx, now }: Context,
  booking: Booking,
  { version, textNumber, signedName, way }: SignRequest,
): Promise<void> => {
  refuseStale(version, booking, bookingConflict);
  if (!isSignable(booking)) throw notSignable();
  if ((await validText(tx, now)).number !== textNumber) throw otherText();
  const from = signableFrom(booking);
  if (way === 'page' && isBefore(now, from)) throw signingTooEarly(from);
  if (!isNameOf(signedName, booking)) throw otherName();
};

/** After an erasure the evidence of earlier ones is still there. */
const nextVersion = async ({ tx }: Context, bookingId: string): Promise<number> =>
  Math.max((await findAgreement(tx, bookingId))?.version ?? 0, await newestEvidence(tx, bookingId)) + 1;

const redrawn = async (drawn: Buffer): Promise<Buffer> => {
  const result = await redrawSignature(drawn);
  if ('problem' in result) throw unusableSignature(result.problem);
  return result.signature;
};
