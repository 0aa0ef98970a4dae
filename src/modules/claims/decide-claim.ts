import { type Satang, toBaht } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { lockForPayment, recordByStaff } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { type Claim, findClaim, saveClaim } from './claim-store.ts';
import { enqueueClaimsMail } from './mail-claims.ts';
import { decided } from './rules/claim.ts';
import { claimNotFound } from './rules/problems.ts';
import { settleClaim } from './settle-claim.ts';

type Decision = Readonly<{ id: string; charge: Satang; reason: string }>;

/**
 * Staff decide a claim; its customer is told why. 404 `claim.not-found`; 409 `claim.already-settled`,
 * `claim.unanswered-yet`; 422 `claim.more-than-claimed`.
 */
export const decideClaim = async (ctx: Context, { id, charge, reason }: Decision): Promise<Claim> => {
  const seen = await findClaim(ctx.tx, id);
  if (!seen) throw claimNotFound();
  const booking = await lockForPayment(ctx, seen.bookingId);
  const claim = (await findClaim(ctx.tx, id)) ?? seen;
  const isDue = claim.withoutAnswer === 'decided' && !isBefore(ctx.now, claim.answerBy);
  const status = decided(claim, charge, isDue && booking.status === 'completed');
  await saveClaim(ctx.tx, { id, reason });
  const settled = await settleClaim(ctx, { booking, claim, status, charge });
  const after = { kind: claim.kind, amount: toBaht(claim.amount), charged: toBaht(charge) };
  await recordByStaff(ctx, booking, { action: actionOf(status, claim), after });
  await enqueueClaimsMail(ctx, booking.id);
  return settled;
};

const actionOf = (status: 'upheld' | 'withdrawn', { answeredAt }: Claim) => {
  if (status === 'withdrawn') return 'claim.withdrawn';
  return answeredAt === null ? 'claim.charged-unanswered' : 'claim.upheld';
};
