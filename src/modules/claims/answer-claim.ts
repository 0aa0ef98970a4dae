import { lockForPayment, openOwnBooking } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { type Claim, findClaim, saveClaim } from './claim-store.ts';
import { alreadyAnswered, claimNotFound, notReturned, whyDisputed } from './rules/problems.ts';
import { settleClaim } from './settle-claim.ts';

type Answer = Readonly<{ bookingId: string; claimId: string; answer: 'accepted' | 'disputed'; text: string | null }>;

/**
 * The customer's answer: what is accepted is owed at once, what is disputed waits for staff. 404 `claim.not-found`; 409
 * `claim.already-answered`, `claim.not-returned`; 422 `claim.why-disputed`.
 */
export const answerClaim = async (ctx: Context, { bookingId, claimId, answer, text }: Answer): Promise<Claim> => {
  const { tx, now, actor } = ctx;
  await openOwnBooking(tx, actor, bookingId);
  const booking = await lockForPayment(ctx, bookingId);
  const claim = await findClaim(tx, claimId);
  if (claim?.bookingId !== bookingId) throw claimNotFound();
  if (claim.status !== 'open') throw alreadyAnswered();
  if (booking.status !== 'completed') throw notReturned();
  if (answer === 'disputed' && text === null) throw whyDisputed();
  const answered = { id: claimId, answeredAt: now, answerText: text };
  if (answer === 'disputed') return saveClaim(tx, { ...answered, status: 'disputed' });
  await saveClaim(tx, answered);
  return settleClaim(ctx, { booking, claim, status: 'accepted', charge: claim.amount });
};
