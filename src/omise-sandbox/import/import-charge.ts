import { createHash } from 'node:crypto';
import { cardOf } from '../cards/card.ts';
import { brandOf } from '../cards/card-brand.ts';
import { predeterminedFailure } from '../cards/test-cards.ts';
import { type Charge, capture } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import { debitOfRefund, netOfCapture } from '../records/transaction.ts';
import type { Refund } from '../refunds/refund.ts';
import { wouldVoid } from '../refunds/refundability.ts';
import type { PastCharge } from './import-routes.ts';

/** A charge of the past, with the times it is told of. One that was imported before is left as it is. */
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

/** Looks like any other id, but always the same for the same key, so that an import can be repeated. */
const idOf = (prefix: 'card' | 'chrg' | 'rfnd' | 'trxn', { key, createdAt }: { key: string; createdAt: number }) => {
  const time = createdAt.toString(36).padStart(8, '0').slice(-8);
  const hash = createHash('sha256').update(`${prefix} ${key}`).digest('hex').slice(0, 16);
  const chance = BigInt(`0x${hash}`).toString(36).padStart(11, '0').slice(-11);
  return `${prefix}_test_${time}${chance}`;
};
