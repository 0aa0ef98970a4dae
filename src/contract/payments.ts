import { z } from 'zod';
import { type ProblemCode, problemText } from '#kernel/problem.ts';
import { PaymentPlan, PaymentStatus } from './booking.ts';
import { answer, endpoints, ListQuery, listOf } from './endpoint.ts';
import { Baht, BangkokDateTime, Id, neededNumber, TWO_DECIMALS, twoDecimals } from './fields.ts';

/** How the customer pays: entering a card, on another page or in an app, by scanning a QR code, or directly to us. */
export const PaymentFlow = z.enum(['card', 'redirect', 'qr', 'offline']);
export type PaymentFlow = z.infer<typeof PaymentFlow>;

export const PaymentMethodShape = z.object({
  methodType: z.string(),
  flow: PaymentFlow,
  /** Banks to choose from for mobile banking; empty for other methods. Send `code` as `bank`. */
  banks: z.array(z.object({ code: z.string(), name: z.string(), nameInThai: z.string() })),
  /** Whether the method needs the customer's mobile number (TrueMoney). */
  needsPhone: z.boolean(),
  displayName: z.string(),
  displayNameInThai: z.string().nullable(),
  description: z.string(),
  descriptionInThai: z.string().nullable(),
  /** The method's fee, in percent of the amount due; it is added to that amount. */
  processingFee: z.number(),
  minAmount: Baht,
  maxAmount: Baht,
  /** Accepted brands; only for cards. */
  acceptedCards: z.array(z.enum(['visa', 'mastercard', 'amex', 'jcb'])).optional(),
  /** Only for bank transfer: whether the booking will tell the account, so that nobody has to send it. */
  tellsAccount: z.boolean().optional(),
});
export type PaymentMethodShape = z.infer<typeof PaymentMethodShape>;

export const ChargeStatus = z.enum(['successful', 'pending', 'failed', 'expired']);
export type ChargeStatus = z.infer<typeof ChargeStatus>;

const digits = (fewest: number, most: number, wrong: ProblemCode) =>
  z.string().regex(new RegExp(`^\\d{${fewest},${most}}$`), problemText(wrong));

export const ChargeResult = z.object({
  status: ChargeStatus,
  chargeId: z.string(),
  transactionId: z.string().nullable(),
  /** Baht, including the fee. */
  amount: Baht,
  failureCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  bookingId: Id,
  bookingNumber: z.string(),
  bookingStatus: z.string(),
  paymentStatus: PaymentStatus,
  card: z.object({ brand: z.string(), lastDigits: z.string() }).nullable(),
  paymentMethod: z.string(),
  /** The URL where the customer approves the payment, while approval is pending. */
  authorize_uri: z.string().nullable(),
  /** The QR code as a `data:` URL, while the payment waits for the scan. */
  scannable_code: z.string().nullable(),
  /** When an unpaid charge expires. */
  expiresAt: BangkokDateTime.nullable(),
});
export type ChargeResult = z.infer<typeof ChargeResult>;

/** A payment or refund in a booking's ledger. Amounts are baht and positive. */
export const LedgerEntryShape = z.object({
  id: Id,
  kind: z.enum(['payment', 'refund']),
  method: z.string(),
  amount: Baht,
  fee: Baht,
  reference: z.string().nullable(),
  note: z.string().nullable(),
  /** The staff member who recorded the entry; null when the provider reported it. */
  recordedBy: Id.nullable(),
  createdAt: BangkokDateTime,
});

/** A refund that staff transfer by hand, because it cannot be made through the provider. */
export const TransferTaskShape = z.object({
  id: Id,
  bookingId: Id,
  bookingNumber: z.string(),
  customerName: z.string(),
  email: z.string(),
  method: z.string(),
  amount: Baht,
  status: z.enum(['open', 'done']),
  reference: z.string().nullable(),
  createdAt: BangkokDateTime,
});

const StaffMethod = z.string().trim().min(1, problemText('payment.method-required')).max(40);
const EnteredBaht = z
  .number(neededNumber(problemText('amount.required'), problemText('amount.baht')))
  .max(10_000_000, problemText('amount.too-high', { max: 10_000_000 }))
  .refine(twoDecimals, TWO_DECIMALS);

/** An amount in baht entered by staff for a payment or refund. */
export const PaidBaht = EnteredBaht.gte(0.01, problemText('amount.positive'));

/** What staff keep or charge of an amount, in baht: 0 is nothing of it. */
export const BahtOrNothing = EnteredBaht.gte(0, problemText('amount.not-negative'));

export const paymentEndpoints = endpoints({
  'GET /payments/methods': {
    summary: 'The payment methods offered now, and where browsers send card data',
    access: 'public',
    reply: answer(z.array(PaymentMethodShape)).extend({
      /** Null when online payment is off. `testPayments`: no money moves. */
      provider: z.object({ vaultUrl: z.string(), publicKey: z.string(), testPayments: z.boolean() }).nullable(),
    }),
  },
  'POST /payments/create-token': {
    summary:
      'Exchanges card data for a token, for clients that are not browsers. The card data goes to the vault and is never stored. 404 unless `ALLOW_SERVER_TOKENIZATION` is on',
    access: 'public',
    perMinute: 120,
    body: z.object({
      cardNumber: z.string().regex(/^[\d ]{13,23}$/, problemText('card.number')),
      expiryMonth: digits(1, 2, problemText('card.expiry')),
      expiryYear: digits(2, 4, problemText('card.expiry')),
      securityCode: digits(3, 4, problemText('card.cvv')),
      cardholderName: z.string().trim().min(1, problemText('card.holder')).max(100),
    }),
    reply: answer(z.object({ token: z.string() })),
  },
  'POST /payments/charge': {
    summary:
      'Charges a booking with a card token or a source. The server determines the amount; 409 `payment.amount-differs` if `amount` is sent or the source is for another one (details.amount, details.sourceAmount), 422 for the plan `deposit` where the booking has none. A declined payment is a successful call with status `failed`',
    access: 'guest',
    perMinute: 120,
    body: z.object({
      bookingId: Id,
      cardToken: z.string().max(100).optional(),
      sourceId: z.string().max(100).optional(),
      amount: z.number().optional(),
      currency: z.string().regex(/^thb$/i, problemText('payment.only-baht')).optional(),
      description: z.string().max(250).optional(),
      customerEmail: z.string().max(254).optional(),
      paymentMethod: z.string().max(40).optional(),
      paymentPlan: PaymentPlan.optional(),
      returnUri: z.string().max(500).optional(),
      /** Consent to terms and privacy; recorded with the booking. */
      acceptTerms: z.boolean().optional(),
    }),
    reply: answer(ChargeResult),
  },
  'POST /payments/create-source': {
    summary:
      "Creates a source at the provider; `type` is our name of the payment method. The amount must be within the method's limits, and the charge refuses a source of another amount than is due",
    access: 'public',
    perMinute: 120,
    body: z.object({
      type: z.string().max(40),
      amount: z.number().gt(0, problemText('amount.positive')),
      currency: z.string().regex(/^thb$/i, problemText('payment.only-baht')).optional(),
      /** For mobile banking: one of the method's banks. */
      bank: z.string().max(40).optional(),
      phone: z.string().max(40).optional(),
      email: z.string().max(254).optional(),
    }),
    reply: answer(
      z.object({
        sourceId: z.string(),
        flow: PaymentFlow,
        authorize_uri: z.string().nullable(),
        scannable_code: z.string().nullable(),
      }),
    ),
  },
  'POST /payments/offline': {
    summary:
      'Chooses cash or bank transfer: a pending booking then waits for staff and keeps its vehicle: until the pick-up, or for hours while its e-mail is not proven (`keptUntil`). 422 if the method is not offered; 409 if nothing is due, the hold is over, or a payment is in progress',
    access: 'guest',
    body: z.object({
      bookingId: Id,
      paymentMethod: z.enum(['cash', 'bank_transfer']),
      acceptTerms: z.boolean().optional(),
    }),
    reply: answer(z.object({ bookingId: Id, bookingNumber: z.string(), bookingStatus: z.string(), amount: Baht })),
  },
  'GET /payments/latest/:bookingId': {
    summary:
      'The newest charge of a booking, whatever its status, for the page to which a customer returns. Null if none',
    access: 'guest',
    params: z.object({ bookingId: Id }),
    reply: answer(ChargeResult.nullable()),
  },
  'GET /payments/verify/:chargeId': {
    summary: 'The status of a charge, read from the provider while it is pending',
    access: 'guest',
    params: z.object({ chargeId: z.string().regex(/^[a-z0-9_]{5,60}$/) }),
    reply: answer(ChargeResult),
  },
  'POST /payments/simulate': {
    summary: 'Pays a booking with a test card of the sandbox. 404 with the real provider',
    access: 'guest',
    body: z.object({ bookingId: Id, amount: z.number().optional() }),
    reply: answer(ChargeResult),
  },
  'POST /payments/webhook': {
    summary:
      'Receives an event from the provider, which only triggers reading the charge; 401 for a wrong or stale signature if a secret is set',
    access: 'public',
    perMinute: 6000,
    signed: true,
    body: z.looseObject({ object: z.string().optional(), id: z.string().optional(), key: z.string().optional() }),
    reply: answer(z.object({ received: z.literal(true) })),
  },
  'GET /payments/bookings/:bookingId': {
    summary: "A booking's ledger, oldest first",
    access: 'staff',
    params: z.object({ bookingId: Id }),
    reply: answer(z.array(LedgerEntryShape)),
  },
  'POST /payments/records': {
    summary:
      "Records a payment taken by staff: cash, bank transfer, card terminal. 409 for more than is owed plus the method's fee, or if the booking is cancelled",
    access: 'staff',
    idempotent: true,
    body: z.object({
      bookingId: Id,
      amount: PaidBaht,
      paymentMethod: StaffMethod,
      reference: z.string().trim().max(100).optional(),
      note: z.string().trim().max(500).optional(),
    }),
    reply: answer(LedgerEntryShape),
  },
  'POST /payments/refunds': {
    summary:
      'Refunds money, in full or in part: through the provider where possible, otherwise as a transfer task; with `way: recorded` it is only written down. 409 for more than can still be refunded',
    access: 'staff',
    idempotent: true,
    body: z.object({
      bookingId: Id,
      amount: PaidBaht,
      reason: z.string().trim().min(1, problemText('reason.missing')).max(500),
      /** `recorded`: the money was already handed over; this call only records it. */
      way: z.enum(['automatic', 'recorded']).optional(),
      /** True when the payment was a mistake and its amount is owed again; otherwise the refund is goodwill. */
      isOwedAgain: z.boolean().optional(),
      reference: z.string().trim().max(100).optional(),
    }),
    reply: answer(
      z.object({
        bookingId: Id,
        refunded: Baht,
        /** Baht that staff must transfer by hand. */
        byTransfer: Baht,
        /** Baht that the provider has not confirmed yet; a job retries. */
        pending: Baht,
      }),
    ),
  },
  'GET /payments/transfer-tasks': {
    summary: 'Refunds by transfer, oldest first; open and done unless `status` is sent',
    access: 'staff',
    query: ListQuery.extend({ status: z.enum(['open', 'done']).optional() }),
    reply: listOf(TransferTaskShape),
  },
  'POST /payments/transfer-tasks/:id/done': {
    summary: 'Marks the money as sent and writes the refund into the ledger. 409 if that was done already',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({ reference: z.string().trim().min(1, problemText('payment.reference-required')).max(100) }),
    reply: answer(TransferTaskShape),
  },
});
