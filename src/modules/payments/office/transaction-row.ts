import type { TransactionRow } from '#contract/office/payments.ts';
import { bangkokDate, toBangkokText } from '#kernel/bangkok-time.ts';
import { satang, toBaht } from '#kernel/money.ts';
import { makeAndModel } from '#modules/fleet/index.ts';
import { chargeIdOf } from '../attempts/charge-id.ts';
import { recordedId } from '../rules/recorded-id.ts';
import { officeStatus } from '../rules/shown-status.ts';
import { failureReason } from './failure-reason.ts';
import type { ListedTransaction } from './transaction-list-store.ts';

/** Which provider is in use, and where our site is. */
export type Gateway = Readonly<{ isSandbox: boolean; publicUrl: string }>;

/** A payment as a line of the office's list. */
export const transactionRow = (listed: ListedTransaction, { isSandbox, publicUrl }: Gateway): TransactionRow => {
  const { transaction, attempt, entry, booking, recorder } = listed;
  const { firstName, lastName } = booking;
  const failureCode = attempt?.failureCode ?? null;
  const isSource = attempt?.payer?.startsWith('src') ?? false;
  return {
    id: transaction.id,
    transactionId: shownId(listed),
    reference: referenceOf(listed),
    chargeId: attempt?.chargeId ?? null,
    bookingId: booking.id,
    bookingNumber: booking.reference,
    vehicleName: makeAndModel(listed.vehicle),
    customerInfo: { firstName, lastName },
    customerEmail: booking.email,
    amount: toBaht(transaction.amount),
    fee: toBaht(transaction.fee),
    refundedAmount: toBaht(satang(Number(listed.back))),
    currency: 'THB',
    paymentMethod: transaction.methodType,
    card: cardOf(attempt),
    status: officeStatus(transaction.status),
    // Nothing is authorised without capture: a paid charge is captured.
    paid: entry !== null,
    captured: entry !== null,
    failureCode,
    failureMessage: attempt?.failureMessage ?? null,
    failureReason: failureReason(failureCode),
    recordedBy: recorder && `${recorder.firstName} ${recorder.lastName}`.trim(),
    at: toBangkokText(transaction.at),
    createdAt: toBangkokText(attempt?.createdAt ?? transaction.at),
    updatedAt: toBangkokText(transaction.updatedAt),
    sourceId: isSource ? (attempt?.payer ?? null) : null,
    externalTransactionId: attempt?.transactionId ?? null,
    externalPaymentId: attempt?.payer ?? null,
    paymentProvider: attempt && (isSandbox ? 'Omise, sandbox' : 'Omise'),
    omiseChargeId: attempt?.chargeId ?? null,
    // Customers at the provider are made for holds alone, which are no payments.
    omiseCustomerId: null,
    pickupDate: toBangkokText(booking.pickUpAt),
    returnDate: toBangkokText(booking.dropOffAt),
    totalAmount: toBaht(booking.total),
    receiptUrl: entry && `${publicUrl}/booking/manage/${booking.id}`,
    authorizeUri: attempt?.status === 'pending' ? attempt.authorizeUri : null,
    metadata: attempt ? { bookingId: booking.id, reference: booking.reference, attemptId: attempt.id } : {},
    notes: entry?.note ?? null,
  };
};

/** The displayed id of a payment, which no other one has: the charge id, or what `recordedId` makes. */
export const shownId = ({ transaction: { id, methodType, at }, attempt }: ListedTransaction): string =>
  attempt ? chargeIdOf(attempt) : recordedId({ id, methodType, day: bangkokDate(at) });

/** The reference that staff gave a payment; several may have the same. */
export const referenceOf = ({ attempt, entry }: ListedTransaction): string | null =>
  attempt ? null : (entry?.reference ?? null);

const cardOf = (attempt: ListedTransaction['attempt']) =>
  attempt?.cardBrand && attempt.cardLastDigits
    ? { brand: attempt.cardBrand, lastDigits: attempt.cardLastDigits }
    : null;
