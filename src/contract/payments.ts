import { z } from 'zod';
import { PaymentPlan, PaymentStatus } from './booking.ts';
import { answer, endpoints } from './endpoint.ts';
import { Baht, Id } from './fields.ts';

export const PaymentMethodShape = z.object({
  methodType: z.string(),
  displayName: z.string(),
  displayNameInThai: z.string().nullable(),
  description: z.string(),
  descriptionInThai: z.string().nullable(),
  /** Percent of the amount paid with it. */
  processingFee: z.number(),
  minAmount: Baht,
  maxAmount: Baht,
});
export type PaymentMethodShape = z.infer<typeof PaymentMethodShape>;

export const ChargeStatus = z.enum(['successful', 'pending', 'failed', 'expired']);
export type ChargeStatus = z.infer<typeof ChargeStatus>;

const digits = (fewest: number, most: number, sentence: string) =>
  z.string().regex(new RegExp(`^\\d{${fewest},${most}}$`), sentence);

export const ChargeResult = z.object({
  status: ChargeStatus,
  chargeId: z.string(),
  transactionId: z.string().nullable(),
  /** Baht, fee in. */
  amount: Baht,
  failureCode: z.string().nullable(),
  failureMessage: z.string().nullable(),
  bookingId: Id,
  bookingNumber: z.string(),
  bookingStatus: z.string(),
  paymentStatus: PaymentStatus,
  card: z.object({ brand: z.string(), lastDigits: z.string() }).nullable(),
});

export const paymentEndpoints = endpoints({
  'GET /payments/methods': {
    summary: 'The methods that can be used now, and where a browser sends card data',
    access: 'public',
    reply: answer(z.array(PaymentMethodShape)).extend({
      /** Null when online payment is off. `testPayments`: no money moves. */
      provider: z.object({ vaultUrl: z.string(), publicKey: z.string(), testPayments: z.boolean() }).nullable(),
    }),
  },
  'POST /payments/create-token': {
    summary: 'Card token for clients that are not browsers; forwarded to the vault, never stored. Off unless allowed',
    access: 'public',
    perMinute: 120,
    body: z.object({
      cardNumber: z.string().regex(/^[\d ]{13,23}$/, 'Please enter a valid card number'),
      expiryMonth: digits(1, 2, 'Please enter expiry date'),
      expiryYear: digits(2, 4, 'Please enter expiry date'),
      securityCode: digits(3, 4, 'Please enter a valid CVV'),
      cardholderName: z.string().trim().min(1, 'Please enter cardholder name').max(100),
    }),
    reply: answer(z.object({ token: z.string() })),
  },
  'POST /payments/charge': {
    summary:
      "Charge a booking with a card token. The amount is the server's; an `amount` that differs is answered 409. A decline is a success of the call with status `failed`",
    access: 'guest',
    perMinute: 120,
    body: z.object({
      bookingId: Id,
      cardToken: z.string().max(100).optional(),
      sourceId: z.string().max(100).optional(),
      amount: z.number().optional(),
      currency: z.string().regex(/^thb$/i, 'Only THB is charged').optional(),
      description: z.string().max(250).optional(),
      customerEmail: z.string().max(254).optional(),
      paymentMethod: z.string().max(40).optional(),
      paymentPlan: PaymentPlan.optional(),
      returnUri: z.string().max(500).optional(),
    }),
    reply: answer(ChargeResult),
  },
  'GET /payments/verify/:chargeId': {
    summary: 'How a charge stands, asked from the provider while it is pending',
    access: 'guest',
    params: z.object({ chargeId: z.string().regex(/^[a-z0-9_]{5,60}$/) }),
    reply: answer(ChargeResult),
  },
});
