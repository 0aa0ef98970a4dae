import { satang, sum, toBaht, zeroSatang } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { type Booking, findBooking, smsCustomer } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { type Claim, claimsOf } from './claim-store.ts';
import type { ClaimStatus } from './rules/claim.ts';

/** The ends that a customer hears of: what they accepted they know. */
const decidedByOthers: readonly ClaimStatus[] = ['unanswered', 'upheld', 'withdrawn'];

const isDue = ({ status }: Booking) => status === 'completed';

/**
 * Tells a customer by text message what waits for their answer and until when, once for every claim. Its link leads to
 * the page that asks for number and e-mail: a key would be read by whoever sees the phone.
 */
export const textOpenClaims = async (ctx: Context, bookingId: string, publicUrl: string): Promise<void> => {
  const booking = await findBooking(ctx.tx, bookingId);
  const claims = await claimsOf(ctx.tx, bookingId);
  const open = claims.filter(({ status, answerBy }) => status === 'open' && isBefore(ctx.now, answerBy));
  const until = open.map(({ answerBy }) => answerBy).toSorted(Temporal.Instant.compare)[0];
  if (!booking || !until) return;
  const kind = booking.email === '' ? 'claims-made-by-phone' : 'claims-made';
  const details = { amount: amountOf(open, 'amount'), until, link: `${publicUrl}/booking/find` };
  await smsCustomer(ctx, bookingId, { kind, isDue, details }, `${claims.length}`);
};

/** Tells a customer by text message, once no claim of the rental waits any more, what is charged in all. */
export const textSettledClaims = async (ctx: Context, bookingId: string): Promise<void> => {
  const claims = await claimsOf(ctx.tx, bookingId);
  const decided = claims.filter(({ status }) => decidedByOthers.includes(status));
  if (decided.length === 0 || claims.some(({ settledAt }) => settledAt === null)) return;
  const details = { amount: amountOf(claims, 'charged') };
  await smsCustomer(ctx, bookingId, { kind: 'claims-settled', isDue, details }, `${decided.length}`);
};

/** Baht. */
const amountOf = (claims: readonly Claim[], of: 'amount' | 'charged'): number =>
  toBaht(sum(claims.map((claim) => satang(claim[of] ?? zeroSatang))));
