import { type Charge, capture } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import { netOfCapture } from '../records/transaction.ts';
import { newId } from '../wire/ids.ts';

/** Captures an authorised charge and credits its net amount to the balance. */
export const captureAndBook = ({ transactions }: Sandbox, charge: Charge, amount: number, at: number): Charge => {
  const taken = { amount, at, transaction: newId('trxn', at) };
  const paid = capture(charge, taken);
  transactions.add(taken.transaction, at, netOfCapture(charge, taken));
  return paid;
};
