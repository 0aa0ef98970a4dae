import { fillPlaceholders } from '#kernel/fill.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context, Steps } from '#platform/context.ts';
import { redrawSignature } from '#platform/pictures/redraw-signature.ts';
import { momentText } from '#words/moment-text.ts';
import { lockAtVersion } from '../paying/lock-for-payment.ts';
import { requireBooking } from '../records/booking-access.ts';
import type { Booking } from '../records/booking-store.ts';
import { recordByStaff } from '../records/record-by-staff.ts';
import { stateOf } from '../rules/lifecycle.ts';
import { bookingConflict, notPickedUp, unusableSignature } from '../rules/problems.ts';
import { agreementPage } from './agreement-page.ts';
import { type Agreement, findAgreement, insertAgreement } from './agreement-store.ts';
import { bilingual } from './agreement-texts.ts';
import type { BookingPaperTools } from './booking-facts.ts';
import { renderAgreementPdf } from './open-agreement.ts';

type SignRequest = Readonly<{ bookingId: string; version: number; signedName: string; drawn: Buffer | null }>;

/**
 * Keeps the agreement as the customer signs it. The paper is set while no transaction is open; it is kept if the booking
 * is still the one that stands on it.
 */
export const signAgreement = async (
  steps: Steps,
  tools: BookingPaperTools,
  request: SignRequest,
): Promise<Agreement> => {
  const { bookingId, signedName, drawn } = request;
  const signature = drawn && (await redrawn(drawn));
  const begun = await steps.step(async (ctx) => {
    const booking = await requireBooking(ctx.tx, bookingId);
    mustBeSignable(booking, request.version);
    const version = await nextVersion(ctx, bookingId);
    return { version, now: ctx.now, by: ctx.actor.user, page: await agreementPage(ctx, booking, tools) };
  });
  const { version, now, by, page } = begun;
  const moment = bilingual((language) => momentText(now, language));
  const stamp = { moment: `${moment.th} / ${moment.en}`, by: by?.name ?? '' };
  const signed = { name: signedName, version: fillPlaceholders('{{version}}', { version }), ...stamp };
  const pdf = Buffer.from(await renderAgreementPdf(tools.typesetter, page, { ...signed, drawn: signature }));
  return steps.step(async (ctx) => {
    const booking = await lockAtVersion(ctx, request);
    mustBeSignable(booking, request.version);
    if ((await nextVersion(ctx, bookingId)) !== version) throw bookingConflict();
    const row = { bookingId, version, facts: page, signature, signedName, signedAt: now, pdf };
    const agreement = await insertAgreement(ctx.tx, { ...row, byId: by?.id ?? null, byName: by?.name ?? null });
    const after = { agreement: version, isDrawn: signature !== null };
    await recordByStaff(ctx, booking, { action: 'booking.agreement-signed', after });
    return agreement;
  });
};

const mustBeSignable = (booking: Booking, version: number): void => {
  refuseStale(version, booking, bookingConflict);
  if (stateOf(booking) !== 'picked-up') throw notPickedUp();
};

const nextVersion = async ({ tx }: Context, bookingId: string): Promise<number> =>
  ((await findAgreement(tx, bookingId))?.version ?? 0) + 1;

const redrawn = async (drawn: Buffer): Promise<Buffer> => {
  const result = await redrawSignature(drawn);
  if ('problem' in result) throw unusableSignature(result.problem);
  return result.signature;
};
