import type { ChargeResult } from '#contract/payments.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { openBooking, paymentStatusOf } from '#modules/booking/index.ts';
import { isStaff, type Steps } from '#platform/context.ts';
import { chargeIdOf } from '../attempts/charge-id.ts';
import type { Attempt } from '../records/attempt-store.ts';
import { shownFailure } from '../rules/shown-failure.ts';
import { shownStatus } from '../rules/shown-status.ts';

/** An attempt as its customer sees it, with the status of its booking. `chargeId` as by `chargeIdOf`. */
export const chargeShape = ({ step }: Steps, attempt: Attempt): Promise<{ data: ChargeResult }> =>
  step(async ({ tx, actor, now }) => {
    const booking = await openBooking(tx, actor, attempt.bookingId);
    const { cardBrand: brand, cardLastDigits: lastDigits } = attempt;
    return {
      data: {
        status: shownStatus(attempt.status),
        chargeId: chargeIdOf(attempt),
        transactionId: attempt.transactionId,
        amount: toBaht(attempt.amount),
        ...shownFailure({ ...attempt, isReasonTold: attempt.isReasonTold || isStaff(actor) }),
        bookingId: booking.id,
        bookingNumber: booking.reference,
        bookingStatus: booking.status,
        paymentStatus: paymentStatusOf(booking, now),
        card: brand && lastDigits ? { brand, lastDigits } : null,
        paymentMethod: attempt.methodType,
        ...nextStepOf(attempt),
      },
    };
  });

/** Only a pending attempt has a next step. */
const nextStepOf = ({ status, authorizeUri, scannableCode, expiresAt }: Attempt) =>
  status === 'pending'
    ? {
        authorize_uri: authorizeUri,
        scannable_code: scannableCode,
        expiresAt: expiresAt && toBangkokText(expiresAt),
      }
    : { authorize_uri: null, scannable_code: null, expiresAt: null };
