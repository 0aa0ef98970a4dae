import type { Charge } from '../charge-life.ts';
import type { Sandbox } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { findCharge } from '../find-charge.ts';
import { debitOfRefund } from '../transaction.ts';
import { newId } from '../wire/ids.ts';
import type { Params } from '../wire/params.ts';
import { failedRefund } from '../wire/refusals.ts';
import { refundsOf } from './charge-refunds.ts';
import { type Refund, refundObject } from './refund.ts';
import { readRefundRequest } from './refund-request.ts';
import { refundableRest, refundObstacle, wouldVoid } from './refundability.ts';

/** Gives money of a captured charge back. Refund, charge and balance change together, or none; else `failed_refund`. */
export const makeRefund = (sandbox: Sandbox, chargeId: string, body: Params, createdAt: number): Refund => {
  const { store, charges, refunds, transactions, terms } = sandbox;
  return store.together(() => {
    const charge = findCharge(sandbox, chargeId);
    const { amount, metadata, onlyAsVoid } = readRefundRequest(body);
    refuseUnlessAllowed(charge, amount, createdAt);
    const voided = wouldVoid(charge, amount, createdAt, terms.settlementHours);
    if (onlyAsVoid && !voided) throw failedRefund('charge cannot be voided');

    const id = newId('rfnd', createdAt);
    const transaction = newId('trxn', createdAt);
    const { currency } = charge;
    const refund: Refund = { id, charge: charge.id, createdAt, amount, currency, metadata, voided, transaction };
    refunds.add(id, createdAt, refund);
    charges.save(charge.id, { ...charge, refunds: [...refundsOf(charge), refund] });
    transactions.add(transaction, createdAt, debitOfRefund(charge, refund));
    recordEvent(sandbox, 'refund.create', refundObject(refund), { charge: charge.id });
    return refund;
  });
};

const refuseUnlessAllowed = (charge: Charge, amount: number, now: number): void => {
  const obstacle = refundObstacle(charge, now);
  if (obstacle !== null) throw failedRefund(obstacle);
  const unit = `(${charge.currency.toLowerCase()} subunits)`;
  const rest = refundableRest(charge);
  if (amount < 1) throw failedRefund(`amount must be greater than or equal to 1 ${unit}`);
  if (amount > rest) throw failedRefund(`amount must be less than or equal to ${rest} ${unit}`);
};
