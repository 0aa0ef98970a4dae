import { type Satang, toBaht } from '#kernel/money.ts';
import { awaitOfflinePayment, type Booking, recordByStaff, recordConsent } from '#modules/booking/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { abandonAttempt } from '../attempts/abandon-attempt.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import { findOpenAttempt } from '../records/attempt-store.ts';
import { holdOver, paymentInProgress } from '../rules/problems.ts';
import { authoriseCharge } from './authorise-charge.ts';

type OfflineRequest = Readonly<{ bookingId: string; paymentMethod: 'cash' | 'bank_transfer'; acceptTerms: boolean }>;

const offered = { isOnline: false, capability: null };

/** Marks a booking as to be paid directly: a pending one keeps its vehicle (see `awaitOfflinePayment`). */
export const payOffline = async (
  steps: Steps,
  request: OfflineRequest,
  omise: OmiseClient | null,
): Promise<{ booking: Booking; amount: Satang }> => {
  const waiting = await steps.step(async (ctx) => {
    await authoriseCharge(ctx, choice(request), offered);
    return findOpenAttempt(ctx.tx, request.bookingId);
  });
  if (waiting && omise && waiting.status === 'pending') await abandonAttempt(steps, waiting, omise);
  return steps.step((ctx) => keepForStaff(ctx, request));
};

const choice = ({ bookingId, paymentMethod }: OfflineRequest) => ({
  bookingId,
  paymentMethod,
  plan: 'full' as const,
  amount: null,
});

const keepForStaff = async (ctx: Context, request: OfflineRequest): Promise<{ booking: Booking; amount: Satang }> => {
  const { booking, amount } = await authoriseCharge(ctx, choice(request), offered);
  if (await findOpenAttempt(ctx.tx, booking.id)) throw paymentInProgress();
  if (request.acceptTerms) await recordConsent(ctx, booking.id);
  if (booking.status === 'pending') {
    if (!(await awaitOfflinePayment(ctx, booking, request.paymentMethod))) throw holdOver();
    await ctx.enqueue({ task: 'mail-booking-waiting', payload: { bookingId: booking.id } });
  }
  await recordAnnounced(ctx, booking, { paymentMethod: request.paymentMethod, amount: toBaht(amount) });
  return { booking, amount };
};

// Adds no audit entry if the booking already waits for this payment or is no longer pending.
const recordAnnounced = (
  ctx: Context,
  booking: Booking,
  after: { paymentMethod: OfflineRequest['paymentMethod']; amount: number },
) => {
  const { status, paysBy, holdUntil } = booking;
  const isWaiting = paysBy === after.paymentMethod && holdUntil === null;
  const other = paysBy && { ...after, paymentMethod: paysBy };
  const before = status !== 'pending' || isWaiting ? after : other;
  return recordByStaff(ctx, booking, { action: 'payment.announced', before, after });
};
