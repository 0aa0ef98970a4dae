import { toBaht } from '#kernel/money.ts';
import { type Booking, toBookingShape } from '#modules/booking/index.ts';
import { paymentsOf, shownFailure } from '#modules/payments/index.ts';
import type { Context } from '#platform/context.ts';
import {
  agreementsData,
  attemptsData,
  bookingTracesData,
  cardHoldsData,
  claimsData,
  damageData,
  documentsData,
  handOversData,
  invitationsData,
  ledgerData,
  refundsData,
  reviewsData,
  securityDepositsData,
  slipsData,
} from './export-rental-store.ts';

/** Each booking with its price, payments, documents and review. */
export const bookingsPart = async (ctx: Context, bookings: readonly Booking[]) => {
  const { tx } = ctx;
  const ids = bookings.map(({ id }) => id);
  const traces = await bookingTracesData(tx, ids);
  const ledger = await ledgerData(tx, ids);
  const attempts = await attemptsData(tx, ids);
  const handOvers = await handOversData(tx, ids);
  const damage = await damageData(tx, ids);
  const agreements = await agreementsData(tx, ids);
  const slips = await slipsData(tx, ids);
  const documents = await documentsData(tx, ids);
  const refunds = await refundsData(tx, ids);
  const securityDeposits = await securityDepositsData(tx, ids);
  const cardHolds = await cardHoldsData(tx, ids);
  const claims = await claimsData(tx, ids);
  const reviews = await reviewsData(tx, ids);
  const invitations = await invitationsData(tx, ids);
  const exported = [];
  for (const booking of bookings) {
    const isOfIt = ({ bookingId }: { bookingId: string | null }) => bookingId === booking.id;
    const trace = traces.find(({ id }) => id === booking.id);
    exported.push({
      ...(await toBookingShape(ctx, booking, paymentsOf)),
      language: trace?.language,
      browser: trace?.client ? A_BROWSER : null,
      cancelReason: trace?.cancelReason ?? null,
      notes: trace?.notes ?? '',
      handOvers: handOvers.filter(isOfIt).map(({ bookingId: _booking, ...handOver }) => handOver),
      damage: damage.filter(isOfIt).map(({ bookingId: _booking, ...one }) => one),
      slips: slips.filter(isOfIt).map(({ bookingId: _booking, ...slip }) => slip),
      agreements: agreements.filter(isOfIt).map(({ bookingId: _booking, ...agreement }) => agreement),
      documents: documents.filter(isOfIt).map(documentText),
      consents: { termsAndPrivacy: trace?.termsAcceptedAt ?? null },
      payments: ledger.filter(isOfIt).map(paymentText),
      paymentAttempts: attempts.filter(isOfIt).map(attemptText),
      refunds: refunds.filter(({ refund }) => isOfIt(refund)).map(refundText),
      securityDeposits: securityDeposits.filter(isOfIt).map(securityDepositText),
      cardHolds: cardHolds.filter(isOfIt).map(cardHoldText),
      claims: claims.filter(isOfIt).map(claimText),
      review: reviews.find(isOfIt) ?? null,
      askedForReviewAt: invitations.find(isOfIt)?.createdAt ?? null,
    });
  }
  return exported;
};

type Row<Read extends (...args: never[]) => PromiseLike<readonly unknown[]>> = Awaited<ReturnType<Read>>[number];

/** Amounts in baht. The provider's identifier of the payer is left out as confidential. */
const paymentText = ({ kind, methodType, amount, fee, reference, note, createdAt }: Row<typeof ledgerData>) => ({
  kind,
  method: methodType,
  amount: toBaht(amount),
  fee: toBaht(fee),
  reference,
  note,
  createdAt,
});

const attemptText = (attempt: Row<typeof attemptsData>) => {
  const { methodType, amount, fee, status, chargeId, transactionId, createdAt } = attempt;
  return {
    method: methodType,
    amount: toBaht(amount),
    fee: toBaht(fee),
    status,
    chargeId,
    transactionId,
    createdAt,
    card: attempt.cardLastDigits && { brand: attempt.cardBrand, lastDigits: attempt.cardLastDigits },
    failureMessage: shownFailure(attempt).failureMessage,
  };
};

const documentText = ({ bookingId: _booking, total, tax, ...facts }: Row<typeof documentsData>) => ({
  ...facts,
  total: toBaht(total),
  tax: toBaht(tax),
});

const refundText = ({ refund, transfer }: Row<typeof refundsData>) => ({
  amount: toBaht(refund.amount),
  status: refund.status,
  reason: refund.reason,
  createdAt: refund.createdAt,
  transfer: transfer && { status: transfer.status, reference: transfer.reference, doneAt: transfer.doneAt },
});

const securityDepositText = ({
  methodType,
  amount,
  kept,
  reference,
  leftAt,
  endedAt,
}: Row<typeof securityDepositsData>) => ({
  method: methodType,
  amount: toBaht(amount),
  kept: kept === null ? null : toBaht(kept),
  reference,
  leftAt,
  endedAt,
});

const cardHoldText = ({
  status,
  amount,
  captured,
  refunded,
  cardBrand,
  cardLastDigits,
  expiresAt,
  failureCode,
  createdAt,
}: Row<typeof cardHoldsData>) => ({
  status,
  amount: toBaht(amount),
  taken: toBaht(captured),
  givenBack: toBaht(refunded),
  cardBrand,
  cardLastDigits,
  expiresAt,
  failureCode,
  createdAt,
});

const claimText = ({ id: _id, bookingId: _booking, amount, charged, ...claim }: Row<typeof claimsData>) => ({
  ...claim,
  amount: toBaht(amount),
  charged: charged === null ? null : toBaht(charged),
});

/**
 * Exported instead of a browser's cookie hash, because the cookie acts as a key: whoever has it counts as being in a
 * known place.
 */
export const A_BROWSER = 'a browser';

type Place = Readonly<{ place: string; lastAt: Temporal.Instant }>;

export const placeText = ({ place, lastAt }: Place): Place => ({
  place: place.startsWith('browser ') ? A_BROWSER : place,
  lastAt,
});
