import type { ChargeFailure } from '../cards/test-cards.ts';
import { awaitsApproval, type Charge, findCharge } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import type { ChargeEvent } from '../records/event.ts';
import type { Approval } from '../sources/approval.ts';
import { announceCharge } from './announce-charge.ts';
import { captureAndBook } from './capture-and-book.ts';

export type Ending = 'approved' | 'lapsed' | ChargeFailure;

/**
 * Ends the wait for the payer's approval: the charge is captured or authorised, declined, cancelled or expired.
 * Returns null and changes nothing when the charge is no longer waiting.
 */
export const endApproval = (
  sandbox: Sandbox,
  chargeId: string,
  ending: Ending,
  keys: readonly ChargeEvent[] = ['charge.complete'],
): Charge | null => {
  const { store, charges, deadlines, now } = sandbox;
  const ended = store.together(() => {
    const at = now();
    const charge = findCharge(sandbox, chargeId);
    if (!charge.approval || !awaitsApproval(charge, at)) return null;
    const next = endingOf(sandbox, charge, charge.approval, ending, at);
    charges.save(chargeId, next);
    for (const key of keys) announceCharge(sandbox, key, chargeId);
    return next;
  });
  if (ended) deadlines.delete(chargeId);
  return ended;
};

const endingOf = (sandbox: Sandbox, charge: Charge, approval: Approval, ending: Ending, at: number): Charge => {
  if (ending === 'lapsed') return { ...charge, approval: { ...approval, lapsedAt: at } };
  if (ending !== 'approved') return { ...charge, failure: ending };
  if (approval.refusedAs !== null) return { ...charge, failure: approval.refusedAs };
  const authorized = { ...charge, approval: { ...approval, approvedAt: at } };
  return charge.capture ? captureAndBook(sandbox, authorized, charge.amount, at) : authorized;
};
