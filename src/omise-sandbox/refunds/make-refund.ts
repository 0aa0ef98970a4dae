import { recordEvent } from '../events/record-event.ts';
import { type Charge, findCharge } from '../records/charge-life.ts';
import { readMetadata } from '../records/charge-request.ts';
import type { Sandbox } from '../records/context.ts';
import { debitOfRefund } from '../records/transaction.ts';
import { newId } from '../wire/ids.ts';
import { flag, type Params, textParam } from '../wire/params.ts';
import { failedRefund } from '../wire/refusals.ts';
import { refundsOfCharge } from './charge-refunds.ts';
import { type Refund, refundObject } from './refund.ts';
import { refundableRest, refundObstacle, wouldVoid } from './refundability.ts';

/** Refunds a captured charge. Stores refund, charge and transaction atomically. Throws `failed_refund` (400). */
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
    charges.save(charge.id, { ...charge, refunds: [...refundsOfCharge(charge), refund] });
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

type RefundRequest = Readonly<{
  amount: number;
  metadata: Params;
  /** Whether to refund only if the refund can still be a void. */
  onlyAsVoid: boolean;
}>;

/** Reads a refund request. Throws `failed_refund` unless `amount` is an integer; does not check the charge's limits. */
const readRefundRequest = (body: Params): RefundRequest => {
  const amount = Number(textParam(body, 'amount') ?? Number.NaN);
  if (Number.isNaN(amount)) throw failedRefund('amount is not a number');
  if (!Number.isSafeInteger(amount)) throw failedRefund('amount must be an integer');
  return { amount, metadata: readMetadata(body), onlyAsVoid: flag(body, 'void', false) };
};
