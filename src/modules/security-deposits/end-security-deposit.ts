import { minus, type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import { type Booking, lockForPayment, owedInAll, recordByStaff } from '#modules/booking/index.ts';
import { bookingCancelled, moreThanOwed, type OmiseClient, recordPayment } from '#modules/payments/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import { type CardHold, findHold, findStanding, saveHold } from './card-hold/card-hold-store.ts';
import { followHold } from './card-hold/follow-hold.ts';
import { enqueueDepositNews } from './deposit-news.ts';
import { alreadyEnded, depositNotFound, holdEnding, moreThanDeposit, notCaptured } from './rules/problems.ts';
import { endDeposit, findDeposit, type SecurityDeposit } from './security-deposit-store.ts';

type End = Readonly<{
  id: string;
  /** An amount, or what says it once the booking is locked; null ends nothing. */
  kept: Satang | ((ctx: Context, booking: Booking) => Promise<Satang | null>);
}>;

/**
 * Ends a deposit, once: what is kept pays what the customer owes, the rest goes back. A hold is let go, or taken and the
 * rest given back; where the provider does not answer it ends once it does. 404; 409 `security-deposit.already-ended`,
 * `.ending`, `.not-captured`, `payment.more-than-owed`, `payment.booking-cancelled`; 422
 * `security-deposit.more-than-left`.
 */
export const endSecurityDeposit = async (
  steps: Steps,
  end: End,
  omise: OmiseClient | null,
): Promise<SecurityDeposit> => {
  const { deposit, hold } = await steps.step((ctx) => decide(ctx, end));
  if (!hold || !omise) return deposit;
  await followHold(steps, hold, omise);
  const after = await steps.step(async ({ tx }) => ({
    deposit: returnedRow(await findDeposit(tx, end.id)),
    hold: returnedRow(await findHold(tx, hold.id)),
  }));
  // While it is being taken, only the refund of the rest was refused.
  const { status, failureMessage } = after.hold;
  if (failureMessage !== null && status !== 'capturing' && status !== 'captured') throw notCaptured(failureMessage);
  return after.deposit;
};

const decide = async (
  ctx: Context,
  { id, kept: decides }: End,
): Promise<{ deposit: SecurityDeposit; hold: CardHold | null }> => {
  const seen = await findDeposit(ctx.tx, id);
  if (!seen) throw depositNotFound();
  const booking = await lockForPayment(ctx, seen.bookingId);
  const deposit = await findDeposit(ctx.tx, id);
  if (!deposit || deposit.endedAt) throw alreadyEnded();
  const { amount } = deposit;
  const kept = typeof decides === 'function' ? await decides(ctx, booking) : decides;
  if (kept === null) return { deposit, hold: null };
  if (kept > amount) throw moreThanDeposit(toBaht(amount));
  const held = await findStanding(ctx.tx, id);
  if (held?.status === 'capturing') throw holdEnding();
  const ended = held ? await endHold(ctx, { booking, deposit, held, kept }) : await endLeft(ctx, deposit, kept);
  const after = { amount: toBaht(amount), kept: toBaht(kept), givenBack: toBaht(minus(amount, kept)) };
  await recordByStaff(ctx, booking, { action: 'security-deposit.ended', after });
  return ended;
};

const endLeft = async (ctx: Context, { id, bookingId, methodType }: SecurityDeposit, kept: Satang) => {
  const paid = { bookingId, amount: kept, methodType, reference: null, note: null, isNotifiedWithBooking: true };
  const payment = kept > zeroSatang ? await recordPayment(ctx, paid) : null;
  const deposit = await endDeposit(ctx.tx, id, { endedAt: ctx.now, kept, paymentId: payment?.id ?? null });
  await enqueueDepositNews(ctx, { depositId: id, news: 'ended' });
  return { deposit, hold: null };
};

type Held = Readonly<{ booking: Booking; deposit: SecurityDeposit; held: CardHold; kept: Satang }>;

/** What is let go ends now; what is kept ends the deposit once the provider took it. */
const endHold = async (ctx: Context, { booking, deposit, held, kept }: Held) => {
  const { id } = held;
  if (kept === zeroSatang) {
    const hold = await saveHold(ctx.tx, { id, status: 'releasing', updatedAt: ctx.now });
    await enqueueDepositNews(ctx, { depositId: deposit.id, news: 'ended' });
    return { hold, deposit: await endDeposit(ctx.tx, deposit.id, { endedAt: ctx.now, kept, paymentId: null }) };
  }
  if (booking.status === 'cancelled') throw bookingCancelled();
  const owed = owedInAll(booking);
  if (kept > owed) throw moreThanOwed(toBaht(owed));
  return { hold: await saveHold(ctx.tx, { id, status: 'capturing', keep: kept, updatedAt: ctx.now }), deposit };
};
