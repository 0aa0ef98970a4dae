import { type Booking, toBookingShape } from '#modules/booking/index.ts';
import { paymentsOf } from '#modules/payments/index.ts';
import type { Context } from '#platform/context.ts';
import {
  agreementsData,
  attemptsData,
  bookingTracesData,
  documentsData,
  handOversData,
  invitationsData,
  ledgerData,
  refundsData,
  reviewsData,
} from './own-rental-data-store.ts';
import { documentText, paymentText, refundText, triedText } from './payment-texts.ts';
import { A_BROWSER } from './place-text.ts';

/** Each booking with its price, its money and its review. */
export const bookingsPart = async (ctx: Context, bookings: readonly Booking[]) => {
  const { tx } = ctx;
  const ids = bookings.map(({ id }) => id);
  const traces = await bookingTracesData(tx, ids);
  const ledger = await ledgerData(tx, ids);
  const attempts = await attemptsData(tx, ids);
  const handOvers = await handOversData(tx, ids);
  const agreements = await agreementsData(tx, ids);
  const documents = await documentsData(tx, ids);
  const refunds = await refundsData(tx, ids);
  const reviews = await reviewsData(tx, ids);
  const invitations = await invitationsData(tx, ids);
  const told = [];
  for (const booking of bookings) {
    const isOfIt = ({ bookingId }: { bookingId: string }) => bookingId === booking.id;
    const trace = traces.find(({ id }) => id === booking.id);
    told.push({
      ...(await toBookingShape(ctx, booking, paymentsOf)),
      language: trace?.language,
      browser: trace?.client ? A_BROWSER : null,
      cancelReason: trace?.cancelReason ?? null,
      notes: trace?.notes ?? '',
      handOvers: handOvers.filter(isOfIt).map(({ bookingId: _booking, ...handOver }) => handOver),
      agreements: agreements.filter(isOfIt).map(({ bookingId: _booking, ...agreement }) => agreement),
      documents: documents.filter(isOfIt).map(documentText),
      consents: { termsAndPrivacy: trace?.termsAcceptedAt ?? null },
      payments: ledger.filter(isOfIt).map(paymentText),
      paymentAttempts: attempts.filter(isOfIt).map(triedText),
      refunds: refunds.filter(({ refund }) => isOfIt(refund)).map(refundText),
      review: reviews.find(isOfIt) ?? null,
      askedForReviewAt: invitations.find(isOfIt)?.createdAt ?? null,
    });
  }
  return told;
};
