import type { ChargeResult } from '#contract/payments.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { openBooking, paymentStatusOf } from '#modules/booking/index.ts';
import type { Steps } from '#platform/context.ts';
import type { Attempt } from '../attempts/attempt-store.ts';

/** An attempt as its customer sees it, with where its booking stands. One whose charge nobody knows has a name of ours. */
export const chargeShape = ({ step }: Steps, attempt: Attempt): Promise<{ data: ChargeResult }> =>
  step(async ({ tx, actor, now }) => {
    const booking = await openBooking(tx, actor, attempt.bookingId);
    const { cardBrand: brand, cardLastDigits: lastDigits } = attempt;
    return {
      data: {
        status: shownStatus[attempt.status],
        chargeId: chargeIdOf(attempt),
        transactionId: attempt.transactionId,
        amount: toBaht(attempt.amount),
        failureCode: attempt.failureCode,
        failureMessage: attempt.failureMessage,
        bookingId: booking.id,
        bookingNumber: booking.reference,
        bookingStatus: booking.status,
        paymentStatus: paymentStatusOf(booking, now),
        card: brand && lastDigits ? { brand, lastDigits } : null,
        paymentMethod: attempt.methodType,
        ...waysToPay(attempt),
      },
    };
  });

const shownStatus = {
  sending: 'pending',
  pending: 'pending',
  'given-up': 'pending',
  successful: 'successful',
  failed: 'failed',
  expired: 'expired',
} as const;

/** Only the attempt that waits leads anywhere. */
const waysToPay = ({ status, authorizeUri, scannableCode, expiresAt }: Attempt) =>
  status === 'pending'
    ? {
        authorize_uri: authorizeUri,
        scannable_code: scannableCode,
        expiresAt: expiresAt && toBangkokText(expiresAt),
      }
    : { authorize_uri: null, scannable_code: null, expiresAt: null };

const chargeIdOf = ({ id, chargeId }: Attempt): string => chargeId ?? `attempt_${id.replaceAll('-', '')}`;

/** The attempt's own id in such a name; null for a charge of the provider. */
export const attemptIdIn = (chargeId: string): string | null => {
  const hex = /^attempt_([0-9a-f]{32})$/.exec(chargeId)?.[1];
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') ?? null;
};
