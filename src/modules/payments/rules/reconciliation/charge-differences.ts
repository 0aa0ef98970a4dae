import { isPaid, outcomeOf, statusAfter } from '../charge-outcome.ts';
import { officeStatus } from '../shown-status.ts';
import { type BookedAttempt, type Compared, type Difference, type HeldCharge, isOver, isWithin } from './books.ts';
import type { Matching } from './matched.ts';

/**
 * The differences between charges and attempts. A charge and its attempt belong to the day on which the provider made
 * the charge; an attempt without a charge belongs to the day on which it began.
 */
export const chargeDifferences = (
  { period, inFlightSince, provider, books }: Compared,
  { attemptOf, chargeOf }: Matching,
): Difference[] => [
  ...provider.charges
    .filter(({ at }) => isWithin(period, at))
    .flatMap((charge) => ofCharge(charge, attemptOf(charge), inFlightSince) ?? []),
  ...books.attempts
    .filter((attempt) => isWithin(period, attempt.at) && isOver(attempt.at, inFlightSince) && !chargeOf(attempt))
    .flatMap((attempt) => withoutCharge(attempt) ?? []),
];

const ofCharge = (
  charge: HeldCharge,
  attempt: BookedAttempt | undefined,
  inFlightSince: Temporal.Instant,
): Difference | null => {
  const isMoney = isPaid(charge);
  // An unpaid charge without an attempt moved no money.
  if (!attempt) return isMoney ? of('unknown-charge', charge, null) : null;
  const { entry } = attempt;
  if (entry && entry.reference !== charge.id && attempt.chargeId !== charge.id)
    return isMoney ? { ...of('unknown-charge', charge, attempt), ledgerAmount: null, ledgerStatus: null } : null;
  const isOurs = charge.metadata.attemptId === attempt.id;
  if (isMoney) {
    if (!entry) return { ...of('missing-in-ledger', charge, attempt), maySettle: isOurs };
    return entry.amount === charge.amount ? null : of('amount-differs', charge, attempt);
  }
  if (entry) return of('status-differs', charge, attempt);
  if (attempt.status === 'sending' && !isOver(attempt.at, inFlightSince)) return null;
  const ours = officeStatus(attempt.status) === 'pending';
  if (ours === (charge.status === 'pending')) return null;
  const outcome = outcomeOf(charge, attempt);
  const maySettle = outcome !== 'foreign' && statusAfter(attempt, outcome) !== attempt.status;
  return { ...of('status-differs', charge, attempt), maySettle };
};

/** Null unless the attempt has a payment in the ledger, or is pending with a known charge id. */
const withoutCharge = (attempt: BookedAttempt): Difference | null => {
  const isExpected =
    attempt.entry !== null || (attempt.chargeId !== null && officeStatus(attempt.status) === 'pending');
  return isExpected ? of('missing-at-provider', null, attempt) : null;
};

const of = (kind: Difference['kind'], charge: HeldCharge | null, attempt: BookedAttempt | null): Difference => ({
  key: `${kind}:${charge?.id ?? attempt?.id}`,
  kind,
  chargeId: charge?.id ?? attempt?.chargeId ?? null,
  refundId: null,
  plannedId: null,
  attemptId: attempt?.id ?? null,
  bookingId: attempt?.bookingId ?? null,
  bookingNumber: attempt?.bookingNumber ?? null,
  at: charge?.at ?? attempt?.at ?? neverAt,
  providerAmount: charge?.amount ?? null,
  ledgerAmount: attempt ? (attempt.entry?.amount ?? null) : null,
  providerStatus: charge?.status ?? null,
  ledgerStatus: attempt && officeStatus(attempt.status),
  maySettle: false,
});

const neverAt = Temporal.Instant.fromEpochMilliseconds(0);
