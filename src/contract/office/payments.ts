import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { PaymentStatus } from '../booking.ts';
import { answer, ExportQuery, endpoints, ListQuery, listOf, StreamedFile } from '../endpoint.ts';
import { Baht, BangkokDateTime, CalendarDate, Id } from '../fields.ts';
import { PaidBaht } from '../payments.ts';
import { BookingStage } from './booking-record.ts';

/** `reversed`: voided at the provider before capture. */
export const TransactionStatus = z.enum(['successful', 'pending', 'failed', 'expired', 'reversed']);
export type TransactionStatus = z.infer<typeof TransactionStatus>;

/** A payment attempt at the provider, or a payment recorded by staff. Amounts are baht. */
export const TransactionRow = z.object({
  id: Id,
  /** The displayed id: of the charge or attempt; of what staff recorded, its method, its day and the end of `id`. */
  transactionId: z.string(),
  /** As staff typed it; null for a payment through the provider. Several payments may have the same. */
  reference: z.string().nullable(),
  chargeId: z.string().nullable(),
  bookingId: Id,
  bookingNumber: z.string(),
  vehicleName: z.string(),
  customerInfo: z.object({ firstName: z.string(), lastName: z.string() }),
  customerEmail: z.string(),
  /** Including `fee`. */
  amount: Baht,
  fee: Baht,
  /** The refunded part of the amount. */
  refundedAmount: Baht,
  currency: z.literal('THB'),
  paymentMethod: z.string(),
  card: z.object({ brand: z.string(), lastDigits: z.string() }).nullable(),
  status: TransactionStatus,
  paid: z.boolean(),
  captured: z.boolean(),
  failureCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  /** The failure code explained for staff; null for unknown codes. */
  failureReason: z.string().nullable(),
  /** The staff member who recorded the payment; null for a payment through the provider. */
  recordedBy: z.string().nullable(),
  /** When its money came in; when it was begun, where none has. Days and order of the list go by it. */
  at: BangkokDateTime,
  /** When it was begun. */
  createdAt: BangkokDateTime,
  updatedAt: BangkokDateTime,
  sourceId: z.string().nullable(),
  externalTransactionId: z.string().nullable(),
  externalPaymentId: z.string().nullable(),
  /** `Omise`, `Omise, sandbox`; null for money that did not come through a provider. */
  paymentProvider: z.string().nullable(),
  omiseChargeId: z.string().nullable(),
  omiseCustomerId: z.string().nullable(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  /** The total of the booking. */
  totalAmount: Baht,
  /** The booking's page on our site, for customers who want a receipt; null if the payment brought no money. */
  receiptUrl: z.string().nullable(),
  /** The URL where the customer approves the payment, while approval is pending. */
  authorizeUri: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  notes: z.string().nullable(),
});
export type TransactionRow = z.infer<typeof TransactionRow>;

export const RefundShape = z.object({
  id: Id,
  amount: Baht,
  /** `asked`, `sent`: the provider has not answered yet. `by-transfer`: staff must transfer the money. */
  status: z.enum(['asked', 'sent', 'by-transfer', 'done']),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  /** The open task of transferring the refund by hand; null without one. */
  transferTaskId: Id.nullable(),
  by: z.string().nullable(),
  createdAt: BangkokDateTime,
});
export type RefundShape = z.infer<typeof RefundShape>;

/** A payment with all details. */
export const Transaction = TransactionRow.extend({
  /** All that is still owed of the booking, with insurance paid at pick-up; 0 if cancelled. */
  owedAmount: Baht,
  /** What was paid for the booking and stays. */
  keptAmount: Baht,
  bookingStage: BookingStage,
  bookingPaymentStatus: PaymentStatus,
  refunds: z.array(RefundShape),
  /** Every payment of the booking, including this one, newest first. */
  attempts: z.array(
    TransactionRow.pick({
      id: true,
      amount: true,
      paymentMethod: true,
      card: true,
      status: true,
      failureCode: true,
      failureMessage: true,
      failureReason: true,
      at: true,
    }),
  ),
  /** The part of this payment that can still be refunded. */
  refundableAmount: Baht,
  /** The refund under the cancellation policy now, with its deadlines; null once picked up, completed or cancelled. */
  policy: z
    .object({
      percent: z.int(),
      amount: Baht,
      fullUntil: BangkokDateTime,
      halfUntil: BangkokDateTime,
      pickUp: BangkokDateTime,
    })
    .nullable(),
  may: z.object({
    refund: z.boolean(),
    /** Query the status at the provider, and retry pending refunds. */
    check: z.boolean(),
    /** Cancel the booking together with the refund. */
    cancelBooking: z.boolean(),
  }),
});
export type Transaction = z.infer<typeof Transaction>;

const Sum = z.object({ count: z.int(), amount: Baht });

/**
 * `total` counts every payment, and its amount is what came in and stayed: `successful` less `refunded`. Expired payments
 * count as failed, reversed ones in the total alone.
 */
export const TransactionSummary = z.object({
  total: Sum,
  successful: Sum,
  pending: Sum,
  failed: Sum,
  /** Payments of which something went back, and how much. */
  refunded: Sum,
  /** Methods with at least one payment, for the filter. */
  methods: z.array(z.string()),
});
export type TransactionSummary = z.infer<typeof TransactionSummary>;

/** The date range applies only if both dates are given; dates in Bangkok, both included. */
const Filters = z.object({
  search: z.string().trim().max(100).optional(),
  status: TransactionStatus.optional(),
  paymentMethod: z.string().max(40).optional(),
  refunded: z.enum(['yes']).optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
});

const TransactionsQuery = ListQuery.extend({
  ...Filters.omit({ search: true }).shape,
  sort: z.enum(['-createdAt', 'createdAt', '-amount', 'amount']).optional(),
  /** Returns the page that contains this payment, whatever `page` says; ignored if the list does not contain it. */
  around: Id.optional(),
});

export const DIFFERENCES = [
  'missing-in-ledger',
  'missing-at-provider',
  'amount-differs',
  'status-differs',
  'refund-missing-in-ledger',
  'refund-missing-at-provider',
  'unknown-charge',
] as const;
export const DifferenceKind = z.enum(DIFFERENCES);
export type DifferenceKind = z.infer<typeof DifferenceKind>;

/** A discrepancy between the provider and our ledger. */
export const Difference = z.object({
  /** Identifies the discrepancy when settling or explaining it; stable across runs. */
  key: z.string(),
  kind: DifferenceKind,
  chargeId: z.string().nullable(),
  refundId: z.string().nullable(),
  /** The id of our payment; null if we have none. */
  transactionId: Id.nullable(),
  bookingId: Id.nullable(),
  bookingNumber: z.string().nullable(),
  at: BangkokDateTime,
  /** Null when that side has no record of the payment or refund. */
  providerAmount: Baht.nullable(),
  ledgerAmount: Baht.nullable(),
  providerStatus: z.string().nullable(),
  ledgerStatus: z.string().nullable(),
  explanation: z.object({ text: z.string(), by: z.string(), at: BangkokDateTime }).nullable(),
  /** Whether settling can remove the discrepancy; otherwise staff can only explain it. */
  maySettle: z.boolean(),
});
export type Difference = z.infer<typeof Difference>;

const Side = z.object({ payments: Sum, refunds: Sum });

export const Reconciliation = z.object({
  checkedAt: BangkokDateTime,
  from: CalendarDate,
  to: CalendarDate,
  provider: Side.extend({
    /** The provider's fees, including tax on them. */
    fees: Baht,
  }),
  ledger: Side,
  differences: z.array(Difference),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

const DifferenceKey = z.string().regex(/^[a-z-]{1,40}:[\w-]{1,80}$/, problemText('reconciliation.key'));
const Range = { from: CalendarDate, to: CalendarDate };

/** Back-office endpoints for payments. */
export const paymentsOfficeEndpoints = endpoints({
  'GET /admin/payments': {
    summary:
      'Payments, newest first unless `sort` says otherwise. Search finds booking, customer, e-mail, vehicle, transaction and method. `around` returns the page that contains a payment',
    access: 'staff',
    query: TransactionsQuery,
    reply: listOf(TransactionRow),
  },
  'GET /admin/payments/summary': {
    summary: 'Count and amount of the payments of the filtered list, in all and by outcome, and of refunds of them',
    access: 'staff',
    query: Filters,
    reply: answer(TransactionSummary),
  },
  'GET /admin/payments/export': {
    summary: 'All payments of the filtered list as CSV. Leaves an audit entry',
    access: 'staff',
    query: TransactionsQuery.omit({ page: true, limit: true, around: true }).extend(ExportQuery.shape),
    file: 'text/csv',
    perMinute: 20,
    reply: StreamedFile,
  },
  'GET /admin/payments/:id': {
    summary: 'One payment in full. 404 `payment.not-found`',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(Transaction),
  },
  'POST /admin/payments/:id/check': {
    summary:
      'Updates a payment from the provider, and sends its waiting refunds again. 409 `payment.nothing-to-check` for money that did not come through the provider, `payment.other-account`, `payment.off`; 503 `payment.provider-unreachable`',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({}),
    reply: answer(Transaction),
  },
  'POST /admin/payments/:id/refund': {
    summary:
      "Refunds this payment, in full or in part; with `cancelBooking` also cancels the booking, with this amount instead of the policy's. 409 `payment.more-than-left` for more than `refundableAmount`",
    access: 'staff',
    idempotent: true,
    params: z.object({ id: Id }),
    body: z.object({
      amount: PaidBaht,
      reason: z.string().trim().min(1, problemText('reason.missing')).max(500),
      /** `recorded`: the money was already handed over; this call only records it. */
      way: z.enum(['automatic', 'recorded']).optional(),
      /** True when the payment was a mistake and its amount is owed again; otherwise the refund is goodwill. */
      isOwedAgain: z.boolean().optional(),
      reference: z.string().trim().max(100).optional(),
      cancelBooking: z.boolean().optional(),
    }),
    reply: answer(Transaction),
  },
  'GET /admin/reconciliation': {
    summary:
      "The provider's payments and refunds of a period compared with our ledger, and every difference. 422 for more than 92 days; 409 `payment.off`; 503 `payment.provider-unreachable`",
    access: 'staff',
    perMinute: 20,
    query: z.object(Range),
    reply: answer(Reconciliation),
  },
  'POST /admin/reconciliation/settle': {
    summary:
      "Settles one difference, once: sends the refund of `refund-missing-at-provider` again, adopts the provider's record for any other. 409 `reconciliation.cannot-settle` unless `maySettle`, 404 `reconciliation.no-difference` if it no longer exists",
    access: 'staff',
    body: z.object({ ...Range, key: DifferenceKey }),
    reply: answer(Reconciliation),
  },
  'POST /admin/reconciliation/explain': {
    summary: 'Saves the explanation of a difference; an empty text deletes it. 404 `reconciliation.no-difference`',
    access: 'staff',
    body: z.object({ ...Range, key: DifferenceKey, text: z.string().trim().max(500) }),
    reply: answer(Reconciliation),
  },
});
