import { claimText } from '#kernel/claim-text.ts';
import { toBaht } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { type CustomerMail, mailCustomer } from '#modules/booking/index.ts';
import { claimsMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { damageText } from '#words/damage-text.ts';
import { momentText } from '#words/moment-text.ts';
import { claimName } from './claim-name.ts';
import { type Claim, claimsOf, type DamageOfClaim, damageOfClaims, photosOf } from './claim-store.ts';

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
  if (claims.length === 0) return;
  const photos = await photosOf(
    ctx.tx,
    claims.map(({ id }) => id),
  );
  const damage = await damageOfClaims(ctx.tx, claims);
  const facts = {
    claims,
    damage,
    hasPictures: photos.length > 0,
    now: ctx.now,
  };
  // What a mail told is not told again.
  const occasion = claims.map(({ status }) => status).join(' ');
  await mailCustomer(ctx, bookingId, mailOf(facts), publicUrl, { occasion });
};

type Facts = Readonly<{
  claims: readonly Claim[];
  damage: readonly DamageOfClaim[];
  hasPictures: boolean;
  now: Temporal.Instant;
}>;

const mailOf = ({ claims, damage, hasPictures, now }: Facts): CustomerMail => ({
  kind: 'claims',
  isDue: ({ status }) => status === 'completed',
  write: (data, language) => {
    const nameOf = ({ id, kind }: Claim) => {
      const about = damage.find(({ claimId }) => claimId === id)?.damage;
      return [claimName(kind)[language], about && damageText(about, language)].filter(Boolean).join(', ');
    };
    const inMail = claims.map((claim) => {
      const { amount, charged, text, answerBy, answeredAt, reason } = claim;
      const answer = { isAnswered: answeredAt !== null, isOver: !isBefore(now, answerBy) };
      return {
        kind: nameOf(claim),
        amount: toBaht(amount),
        charged: charged === null ? null : toBaht(charged),
        text,
        state: claimText(claim, answer),
        answerBy: momentText(answerBy, language),
        reason,
      };
    });
    return claimsMail(data, { claims: inMail, hasPictures }, language);
  },
});
