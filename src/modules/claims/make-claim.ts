import { type Satang, toBaht } from '#kernel/money.ts';
import { bookingArchived, coverOf, lockForPayment, recordByStaff } from '#modules/booking/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { type Claim, claimsOf, insertClaim, photosAmong } from './claim-store.ts';
import { enqueueClaimsMail, WITH_THE_NEXT } from './mail-claims.ts';
import { type ClaimKind, refuseOverExcess } from './rules/claim.ts';
import { needsPhoto, noSuchPhotoOfBooking, notReturned } from './rules/problems.ts';

type Made = Readonly<{
  bookingId: string;
  kind: ClaimKind;
  amount: Satang;
  isTaxed: boolean;
  text: string;
  photos: readonly string[];
}>;

/**
 * Makes a claim after a rental: its customer is told, and has the hours of the settings to answer. 409
 * `claim.not-returned`, `booking.archived`; 422 `claim.needs-photo`, `claim.photo-not-found`, `claim.over-excess`.
 */
export const makeClaim = async (ctx: Context, { bookingId, photos, ...made }: Made): Promise<Claim> => {
  const { tx, now } = ctx;
  const booking = await lockForPayment(ctx, bookingId);
  if (booking.status !== 'completed') throw notReturned();
  if (booking.archivedAt !== null) throw bookingArchived();
  const photoIds = [...new Set(photos)];
  if (made.kind === 'damage' && photoIds.length === 0) throw needsPhoto();
  if ((await photosAmong(tx, bookingId, photoIds)).length < photoIds.length) throw noSuchPhotoOfBooking();
  const excess = (await coverOf(tx, booking))?.excess ?? null;
  refuseOverExcess(made, await claimsOf(tx, bookingId), excess);
  const answerBy = now.add({ hours: (await readSettings(tx)).booking.claimAnswerHours });
  const claim = await insertClaim(tx, { ...made, bookingId, status: 'open', madeAt: now, answerBy }, photoIds);
  const { kind, isTaxed } = made;
  // The text is about a customer, and the audit log is permanent.
  const after = { kind, amount: toBaht(made.amount), isTaxed, photos: photoIds.length };
  await recordByStaff(ctx, booking, { action: 'claim.made', after });
  await enqueueClaimsMail(ctx, bookingId, WITH_THE_NEXT);
  return claim;
};
