import { toBaht } from '#kernel/money.ts';
import { type CustomerMail, mailCustomer } from '#modules/booking/index.ts';
import { claimsMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { momentText } from '#words/moment-text.ts';
import { claimName } from './claim-name.ts';
import { type Claim, claimsOf } from './claim-store.ts';

/** Several claims are usually made one after the other: one mail then tells of all. */
export const WITH_THE_NEXT = Temporal.Duration.from({ minutes: 5 });

/** Enqueues the mail that tells the customer of all claims of a booking, as they are when it is written. */
export const enqueueClaimsMail = (
  { enqueue, now }: Context,
  bookingId: string,
  after = Temporal.Duration.from({ seconds: 0 }),
): Promise<void> =>
  enqueue({
    task: 'mail-claims',
    payload: { bookingId },
    runAt: now.add(after),
    key: `mail-claims:${bookingId}`,
  });

export const mailClaims = async (ctx: Context, bookingId: string, publicUrl: string): Promise<void> => {
  const claims = await claimsOf(ctx.tx, bookingId);
  // What a mail told is not told again.
  const occasion = claims.map(({ status }) => status).join(' ');
  if (claims.length > 0) await mailCustomer(ctx, bookingId, mailOf(claims), publicUrl, { occasion });
};

const mailOf = (claims: readonly Claim[]): CustomerMail => ({
  kind: 'claims',
  write: (data, language) => {
    const told = claims.map(({ kind, amount, charged, text, status, reason }) => ({
      kind: claimName(kind)[language],
      amount: toBaht(amount),
      charged: charged === null ? null : toBaht(charged),
      text,
      status,
      reason,
    }));
    const open = claims.find(({ status }) => status === 'open');
    return claimsMail(data, { claims: told, answerBy: open ? momentText(open.answerBy, language) : '' }, language);
  },
});
