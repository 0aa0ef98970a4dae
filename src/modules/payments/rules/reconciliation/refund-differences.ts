import {
  type BookedAttempt,
  type BookedRefund,
  type Compared,
  type Difference,
  type HeldRefund,
  isOver,
  isWithin,
  type PlannedRefund,
} from './books.ts';
import type { Matching } from './matched.ts';

/** The differences between refunds. A refund at the provider belongs to the day on which it was made there. */
export const refundDifferences = (
  { period, inFlightSince, provider, books }: Compared,
  { attemptOfCharge }: Matching,
): Difference[] => {
  const booked = new Map(books.refunds.map((refund) => [refund.reference, refund]));
  const planned = new Map(books.planned.map((refund) => [refund.id, refund]));
  const held = new Set(provider.refunds.map(({ id }) => id));
  const heldPlans = new Set(provider.refunds.map(({ refundId }) => refundId));
  const isDue = ({ at }: BookedRefund | PlannedRefund) => isWithin(period, at) && isOver(at, inFlightSince);
  return [
    ...provider.refunds
      .filter(({ at }) => isWithin(period, at))
      .flatMap((refund) => {
        const booking = booked.get(refund.id);
        const attempt = attemptOfCharge(refund.chargeId);
        if (!booking) return missingInLedger(refund, attempt, planned.get(refund.refundId ?? ''));
        return booking.amount === refund.amount ? [] : [amountDiffers(refund, booking)];
      }),
    ...books.refunds
      .filter((refund) => isDue(refund) && !held.has(refund.reference ?? ''))
      .map((refund) => missingAtProvider(refund, { status: 'done', maySettle: false })),
    ...books.planned
      .filter((refund) => isDue(refund) && isOpen(refund) && !heldPlans.has(refund.id))
      .map((refund) => missingAtProvider(refund, { status: refund.status, maySettle: true })),
  ];
};

/** A refund that staff transfer is neither sent again nor written twice: staff explain its difference. */
const isOpen = ({ status }: PlannedRefund): boolean => status === 'asked' || status === 'sent';

const missingInLedger = (
  { id, chargeId, amount, at }: HeldRefund,
  attempt: BookedAttempt | undefined,
  plan: PlannedRefund | undefined,
): Difference => {
  const fits = attempt?.entry ? amount <= attempt.entry.left : false;
  return {
    key: `refund-missing-in-ledger:${id}`,
    kind: 'refund-missing-in-ledger',
    chargeId,
    refundId: id,
    at,
    ...whose(attempt && { ...attempt, attemptId: attempt.id }),
    providerAmount: amount,
    ledgerAmount: null,
    providerStatus: 'closed',
    ledgerStatus: plan?.status ?? null,
    plannedId: plan?.id ?? null,
    maySettle: plan ? isOpen(plan) : fits,
  };
};

const amountDiffers = ({ id, chargeId, amount, at }: HeldRefund, booking: BookedRefund): Difference => ({
  key: `amount-differs:${id}`,
  kind: 'amount-differs',
  chargeId,
  refundId: id,
  at,
  ...whose(booking),
  providerAmount: amount,
  ledgerAmount: booking.amount,
  providerStatus: 'closed',
  ledgerStatus: 'done',
  plannedId: null,
  maySettle: false,
});

const missingAtProvider = (
  refund: BookedRefund | PlannedRefund,
  { status, maySettle }: { status: string; maySettle: boolean },
): Difference => ({
  key: `refund-missing-at-provider:${refund.id}`,
  kind: 'refund-missing-at-provider',
  at: refund.at,
  chargeId: refund.chargeId,
  refundId: 'reference' in refund ? refund.reference : null,
  plannedId: 'reference' in refund ? null : refund.id,
  ...whose(refund),
  providerAmount: null,
  ledgerAmount: refund.amount,
  providerStatus: null,
  ledgerStatus: status,
  maySettle,
});

type Owner = Readonly<{ attemptId: string; bookingId: string; bookingNumber: string }>;

const whose = (booking: Owner | undefined) => ({
  attemptId: booking?.attemptId ?? null,
  bookingId: booking?.bookingId ?? null,
  bookingNumber: booking?.bookingNumber ?? null,
});
