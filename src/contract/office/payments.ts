import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { PaymentStatus } from '../booking.ts';
import { answer, ExportQuery, endpoints, ListQuery, listOf, StreamedFile } from '../endpoint.ts';
import { Baht, BangkokDateTime, CalendarDate, Id } from '../fields.ts';
import { PaidBaht } from '../payments.ts';
import { BookingStage } from './booking-record.ts';

/** `reversed`: undone at the provider before its money was captured. */
export const TransactionStatus = z.enum(['successful', 'pending', 'failed', 'expired', 'reversed']);
export type TransactionStatus = z.infer<typeof TransactionStatus>;

/** A payment: an attempt at the provider, or money that staff wrote down. Amounts are baht. */
export const TransactionRow = z.object({
  id: Id,
  /** What the screen calls it: the charge's id, else the reference that staff gave, else one made of method and day. */
  transactionId: z.string(),
  chargeId: z.string().nullable(),
  bookingId: Id,
  bookingNumber: z.string(),
  vehicleName: z.string(),
  customerInfo: z.object({ firstName: z.string(), lastName: z.string() }),
  customerEmail: z.string(),
  /** Fee in. */
  amount: Baht,
  fee: Baht,
  /** What of it went back. */
  refundedAmount: Baht,
  currency: z.literal('THB'),
  paymentMethod: z.string(),
  card: z.object({ brand: z.string(), lastDigits: z.string() }).nullable(),
  status: TransactionStatus,
  paid: z.boolean(),
  captured: z.boolean(),
  failureCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  /** What the code means, in the words of the office; null for one that is not known. */
  failureReason: z.string().nullable(),
  /** Who wrote it down; null for what the provider reported. */
  recordedBy: z.string().nullable(),
  createdAt: BangkokDateTime,
  updatedAt: BangkokDateTime,
});
export type TransactionRow = z.infer<typeof TransactionRow>;

export const RefundShape = z.object({
  id: Id,
  amount: Baht,
  /** `asked`, `sent`: the provider has not answered yet. `by-transfer`: staff have to send it. */
  status: z.enum(['asked', 'sent', 'by-transfer', 'done']),
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  /** The open task of whoever sends it by hand. */
  transferTaskId: Id.nullable(),
  by: z.string().nullable(),
  createdAt: BangkokDateTime,
});
export type RefundShape = z.infer<typeof RefundShape>;

/** All that is known of one payment. */
export const Transaction = TransactionRow.extend({
  sourceId: z.string().nullable(),
  externalTransactionId: z.string().nullable(),
  externalPaymentId: z.string().nullable(),
  /** `Omise`, `Omise, sandbox`; null for money that did not come through a provider. */
  paymentProvider: z.string().nullable(),
  omiseChargeId: z.string().nullable(),
  omiseCustomerId: z.string().nullable(),
  pickupDate: BangkokDateTime,
  returnDate: BangkokDateTime,
  /** Of the booking. */
  totalAmount: Baht,
  owedAmount: Baht,
  bookingStage: BookingStage,
  bookingPaymentStatus: PaymentStatus,
  /** The booking's payment page at our site, for whoever asks for a receipt; null where there is none. */
  receiptUrl: z.string().nullable(),
  /** Where the customer approves the payment, while it waits for that. */
  authorizeUri: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  notes: z.string().nullable(),
  refunds: z.array(RefundShape),
  /** Every payment of the booking, this one in, newest first. */
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
      createdAt: true,
    }),
  ),
  /** What can still go back of this payment. */
  refundableAmount: Baht,
  /** What the cancellation policy gives back now, and until when; null once picked up, completed or cancelled. */
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
    /** Ask the provider how it stands, and go on with refunds that wait. */
    check: z.boolean(),
    /** Cancel the booking with the refund. */
    cancelBooking: z.boolean(),
  }),
});
export type Transaction = z.infer<typeof Transaction>;

const Sum = z.object({ count: z.int(), amount: Baht });

/** Expired ones count as failed, reversed ones in the total alone. */
export const TransactionSummary = z.object({
  total: Sum,
  successful: Sum,
  pending: Sum,
  failed: Sum,
  /** The methods that there are payments of, for the filter. */
  methods: z.array(z.string()),
});
export type TransactionSummary = z.infer<typeof TransactionSummary>;

/** The range applies when both dates are given; inclusive days of Bangkok. */
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
  /** Answers the page that holds this payment, whatever `page` says. */
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

/** Something that the provider and our books tell differently. */
export const Difference = z.object({
  /** By which it is settled or explained; the same each time it is found. */
  key: z.string(),
  kind: DifferenceKind,
  chargeId: z.string().nullable(),
  refundId: z.string().nullable(),
  /** The payment in our books. */
  transactionId: Id.nullable(),
  bookingId: Id.nullable(),
  bookingNumber: z.string().nullable(),
  at: BangkokDateTime,
  /** Null where that side knows nothing of it. */
  providerAmount: Baht.nullable(),
  ledgerAmount: Baht.nullable(),
  providerStatus: z.string().nullable(),
  ledgerStatus: z.string().nullable(),
  explanation: z.object({ text: z.string(), by: z.string(), at: BangkokDateTime }).nullable(),
  /** Whether our books can follow the provider by themselves. What cannot is explained. */
  maySettle: z.boolean(),
});
export type Difference = z.infer<typeof Difference>;

const Side = z.object({ payments: Sum, refunds: Sum });

export const Reconciliation = z.object({
  checkedAt: BangkokDateTime,
  from: CalendarDate,
  to: CalendarDate,
  provider: Side.extend({
    /** What the provider keeps for itself, its tax in. */
    fees: Baht,
  }),
  ledger: Side,
  differences: z.array(Difference),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

const DifferenceKey = z.string().regex(/^[a-z-]{1,40}:[\w-]{1,80}$/, problemText('reconciliation.key'));
const Range = { from: CalendarDate, to: CalendarDate };

/** The payments of the office. */
export const paymentsOfficeEndpoints = endpoints({
  'GET /admin/payments': {
    summary:
      'Payments, newest first. Searches booking, customer, e-mail, transaction and method. `around` answers the page that holds a payment',
    access: 'staff',
    query: TransactionsQuery,
    reply: listOf(TransactionRow),
  },
  'GET /admin/payments/summary': {
    summary: 'How many payments there are of each kind and over how much, of those that the filters leave',
    access: 'staff',
    query: Filters,
    reply: answer(TransactionSummary),
  },
  'GET /admin/payments/export': {
    summary: 'The payments of the list as CSV, all pages of it. The audit log keeps who took it',
    access: 'staff',
    query: TransactionsQuery.omit({ page: true, limit: true, around: true }).extend(ExportQuery.shape),
    file: 'text/csv',
    perMinute: 20,
    reply: StreamedFile,
  },
  'GET /admin/payments/:id': {
    summary: 'All about one payment. 404 `payment.not-found`',
    access: 'staff',
    params: z.object({ id: Id }),
    reply: answer(Transaction),
  },
  'POST /admin/payments/:id/check': {
    summary:
      'Asks the provider how the payment stands and writes it down; refunds of it that wait are asked for again. 409 `payment.nothing-to-check`, `payment.other-account`; 503 `payment.provider-unreachable`',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({}),
    reply: answer(Transaction),
  },
  'POST /admin/payments/:id/refund': {
    summary:
      'Gives money of this payment back, in full or in part; with `cancelBooking` the booking is cancelled too, with this amount in place of what the policy gives. 409 above what is left',
    access: 'staff',
    idempotent: true,
    params: z.object({ id: Id }),
    body: z.object({
      amount: PaidBaht,
      reason: z.string().trim().min(1, problemText('reason.missing')).max(500),
      /** `recorded`: the money was already handed over, and this only writes it down. */
      way: z.enum(['automatic', 'recorded']).optional(),
      /** The customer has to pay it again: it was taken, or written down, by mistake. Else it is goodwill and owed no more. */
      isOwedAgain: z.boolean().optional(),
      reference: z.string().trim().max(100).optional(),
      cancelBooking: z.boolean().optional(),
    }),
    reply: answer(Transaction),
  },
  'GET /admin/reconciliation': {
    summary:
      'What the provider took and gave back in a period, against our ledger, and every difference. At most 92 days. 503 `payment.provider-unreachable`',
    access: 'staff',
    perMinute: 20,
    query: z.object(Range),
    reply: answer(Reconciliation),
  },
  'POST /admin/reconciliation/settle': {
    summary:
      'Makes our books follow the provider in one difference, once. 409 `reconciliation.cannot-settle` for one that has to be explained, 404 `reconciliation.no-difference` when there is none any more',
    access: 'staff',
    body: z.object({ ...Range, key: DifferenceKey }),
    reply: answer(Reconciliation),
  },
  'POST /admin/reconciliation/explain': {
    summary: 'Writes down why a difference is as it is; an empty text takes that back',
    access: 'staff',
    body: z.object({ ...Range, key: DifferenceKey, text: z.string().trim().max(500) }),
    reply: answer(Reconciliation),
  },
});
