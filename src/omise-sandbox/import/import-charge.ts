import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cardOf } from '../cards/card.ts';
import { brandOf, isCardNumber } from '../cards/card-brand.ts';
import { predeterminedFailure } from '../cards/test-cards.ts';
import { type Charge, capture } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import { debitOfRefund, netOfCapture } from '../records/transaction.ts';
import type { Refund } from '../refunds/refund.ts';
import { wouldVoid } from '../refunds/refundability.ts';
import { badRequest } from '../wire/refusals.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const amount = z.int().min(1);

const PastCharge = z.object({
  /** The caller's own key for the charge; each key is imported only once. */
  key: z.string().min(1).max(100),
  amount,
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  createdAt: moment,
  card: z.object({
    /** A card number; the brand, last digits and (for test numbers) the decline follow from it. */
    number: z.string().refine(isCardNumber),
    name: z.string().min(1),
    expirationMonth: z.int().min(1).max(12),
    expirationYear: z.int().min(2000).max(9999),
  }),
  /** Held on a customer's stored card, and neither captured nor reversed yet. */
  isHeld: z.boolean().default(false),
  refund: z.object({ amount, createdAt: moment, metadata: z.record(z.string(), z.string()) }).nullable(),
});
type PastCharge = z.output<typeof PastCharge>;

const ImportRequest = z.object({ charges: z.array(PastCharge).max(5_000) });

export const readImportRequest = (body: unknown): PastCharge[] => {
  const read = ImportRequest.safeParse(body);
  if (read.success) return read.data.charges;
  throw badRequest(...read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`));
};

/** Stores a past charge with its original times. Returns an already imported charge unchanged. */
export const importCharge = (sandbox: Sandbox, past: PastCharge): Charge => {
  const { charges, refunds, transactions } = sandbox;
  const id = idOf('chrg', past);
  const stored = charges.find(id);
  if (stored) return stored;
  const authorised = authorisedCharge(sandbox, past, id);
  const { amount, createdAt: at, refund: pastRefund } = past;
  if (authorised.failure !== null) {
    charges.add(id, at, authorised);
    return authorised;
  }
  if (past.isHeld) return importHold(sandbox, past, authorised);
  const taken = { amount, at, transaction: idOf('trxn', past) };
  const paid = capture(authorised, taken);
  transactions.add(taken.transaction, at, netOfCapture(paid, taken));
  const refund = pastRefund && refundOf(sandbox, past, paid, pastRefund);
  const charge = refund ? { ...paid, refunds: [refund] } : paid;
  charges.add(id, at, charge);
  if (refund) {
    refunds.add(refund.id, refund.createdAt, refund);
    transactions.add(refund.transaction, refund.createdAt, debitOfRefund(paid, refund));
  }
  return charge;
};

const importHold = ({ charges, customers }: Sandbox, past: PastCharge, authorised: Charge): Charge => {
  const { createdAt, description, metadata } = past;
  const { card } = authorised;
  const customer = idOf('cust', past);
  const charge = { ...authorised, capture: false, customer };
  const cards = card ? [{ createdAt, card, failure: null, challenge: null }] : [];
  const facts = { email: null, description, metadata, cards, defaultCard: card?.id ?? null };
  customers.add(customer, createdAt, { id: customer, createdAt, ...facts });
  charges.add(charge.id, createdAt, charge);
  return charge;
};

const authorisedCharge = ({ store, terms }: Sandbox, past: PastCharge, id: string): Charge => {
  const { amount, description, metadata, createdAt } = past;
  const card = { ...past.card, brand: brandOf(past.card.number) ?? '', hasSecurityCode: true, address: noAddress };
  return {
    id,
    createdAt,
    amount,
    currency: terms.currency,
    capture: true,
    preAuth: false,
    description,
    metadata,
    ip: null,
    returnUri: null,
    expiresBy: null,
    authentication: null,
    card: { ...cardOf(card, store.fingerprintKey, createdAt), id: idOf('card', past) },
    feeTerms: terms.cardFee,
    failure: predeterminedFailure(past.card.number),
    captured: null,
    reversedAt: null,
  };
};

const noAddress = { street1: null, street2: null, city: null, state: null, phone_number: null, postal_code: null };

type PastRefund = NonNullable<PastCharge['refund']>;

const refundOf = ({ terms }: Sandbox, past: PastCharge, charge: Charge, pastRefund: PastRefund): Refund => {
  const { amount, createdAt, metadata } = pastRefund;
  const voided = wouldVoid(charge, amount, createdAt, terms.settlementHours);
  const ids = { id: idOf('rfnd', past), transaction: idOf('trxn', { ...past, key: `refund of ${past.key}` }) };
  return { ...ids, charge: charge.id, createdAt, amount, currency: charge.currency, metadata, voided };
};

/** An id in the usual format, derived from the key, so that an import can be repeated. */
const idOf = (
  prefix: 'card' | 'chrg' | 'cust' | 'rfnd' | 'trxn',
  { key, createdAt }: { key: string; createdAt: number },
) => {
  const time = createdAt.toString(36).padStart(8, '0').slice(-8);
  const hash = createHash('sha256').update(`${prefix} ${key}`).digest('hex').slice(0, 16);
  const chance = BigInt(`0x${hash}`).toString(36).padStart(11, '0').slice(-11);
  return `${prefix}_test_${time}${chance}`;
};
