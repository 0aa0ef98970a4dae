import type { ClaimKind } from '#kernel/claim-kinds.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import { refuseWrong } from '#kernel/problem.ts';
import {
  agreesToLaterCharges,
  type Booking,
  bookingArchived,
  coverOf,
  lockForPayment,
  recordByStaff,
} from '#modules/booking/index.ts';
import { findDamage, type NewDamage, recordDamage } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { type Claim, claimsOf, insertClaim, photosAmong } from './claim-store.ts';
import { enqueueClaimsMail, WITH_THE_NEXT } from './mail-claims.ts';
import { answerUntil, claimProblems, refuseOverExcess, withoutAnswer } from './rules/claim.ts';
import { refuseDamage } from './rules/damage-once.ts';
import { needsDamage, noSuchPhotoOfBooking, notReturned } from './rules/problems.ts';

type Made = Readonly<{
  bookingId: string;
  kind: ClaimKind;
  amount: Satang;
  isTaxed: boolean;
  text: string;
  photos: readonly string[];
  /** For damage: one of what the rental brought, or one that is recorded with the claim. */
  damageId?: string | undefined;
  newDamage?: NewDamage | undefined;
}>;

/**
 * Makes a claim after a rental: its customer is told, and has the hours of the settings to answer. What
 * becomes of it without an answer is settled now. 409
 * `claim.not-returned`, `booking.archived`; 422 `claim.needs-photo`, `claim.photo-not-found`, `claim.over-excess`,
 * `claim.needs-damage`, `.damage-of-other`, `.damage-known`, `.damage-claimed`.
 */
export const makeClaim = async (
  ctx: Context,
  { bookingId, photos, damageId, newDamage, ...made }: Made,
): Promise<Claim> => {
  const { tx, now } = ctx;
  const booking = await lockForPayment(ctx, bookingId);
  if (booking.status !== 'completed') throw notReturned();
  if (booking.archivedAt !== null) throw bookingArchived();
  const photoIds = [...new Set(photos)];
  refuseWrong(claimProblems({ kind: made.kind, photos: photoIds, damageId, newDamage }));
  if ((await photosAmong(tx, bookingId, photoIds)).length < photoIds.length) throw noSuchPhotoOfBooking();
  const excess = (await coverOf(tx, booking))?.excess ?? null;
  const earlier = await claimsOf(tx, bookingId);
  refuseOverExcess(made, earlier, excess);
  const damage = made.kind === 'damage' ? await damageOf(ctx, booking, { damageId, newDamage, earlier }) : null;
  const answerBy = answerUntil(now, (await readSettings(tx)).booking.claimAnswerHours);
  const terms = { hasMail: booking.email !== '', agrees: await agreesToLaterCharges(tx, booking) };
  const open = { status: 'open', madeAt: now, answerBy, withoutAnswer: withoutAnswer(terms) } as const;
  const claim = await insertClaim(tx, { ...made, ...open, bookingId, damageId: damage }, photoIds);
  const { kind, isTaxed } = made;
  // The text is about a customer, and the audit log is permanent.
  const after = { kind, amount: toBaht(made.amount), isTaxed, photos: photoIds.length };
  await recordByStaff(ctx, booking, { action: 'claim.made', after });
  await enqueueClaimsMail(ctx, bookingId, WITH_THE_NEXT);
  return claim;
};

type Chosen = Pick<Made, 'damageId' | 'newDamage'> & Readonly<{ earlier: readonly Claim[] }>;

/** The damage that a claim is about: one of the ledger, or one that was seen after the return and is recorded now. */
const damageOf = async (ctx: Context, booking: Booking, { damageId, newDamage, earlier }: Chosen): Promise<string> => {
  const { id: bookingId, vehicleId } = booking;
  if (damageId !== undefined) {
    refuseDamage(await findDamage(ctx.tx, damageId), booking, earlier);
    return damageId;
  }
  if (!newDamage) throw needsDamage();
  const at = { bookingId, handOver: 'return' as const };
  const [recorded] = await recordDamage(ctx, { vehicleId, at, damage: [newDamage] });
  return returnedRow(recorded).id;
};
