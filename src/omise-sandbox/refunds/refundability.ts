import type { Charge } from '../records/charge-life.ts';
import { kindOf } from '../sources/source-types.ts';
import { refundedAmount, refundsOfCharge } from './charge-refunds.ts';

const hour = 60 * 60 * 1000;
const mostRefunds = 15;
const brandsOf160Days = ['JCB', 'American Express', 'Diners Club'];

/** The amount that can still be refunded: the captured amount less earlier refunds. */
export const refundableRest = (charge: Charge): number => (charge.captured?.amount ?? 0) - refundedAmount(charge);

/** Why the charge cannot be refunded at all at this time; null when it can. */
export const refundObstacle = (charge: Charge, now: number): string | null => {
  if (charge.captured === null) return 'charge is not captured';
  if (charge.source && !kindOf(charge.source.type).refundable) return `${charge.source.type} does not support refund`;
  if (refundableRest(charge) === 0) return 'charge was already fully refunded';
  if (refundsOfCharge(charge).length >= mostRefunds) return `charge was already refunded ${mostRefunds} times`;
  const days = brandsOf160Days.includes(charge.card?.brand ?? '') ? 160 : 365;
  return now - charge.captured.at > days * 24 * hour ? `charge was captured more than ${days} days ago` : null;
};

export const isRefundable = (charge: Charge, now: number): boolean => refundObstacle(charge, now) === null;

/** Whether a refund of this amount voids the charge: a card charge, in full, before its settlement. */
export const wouldVoid = (charge: Charge, amount: number, now: number, settlementHours: number): boolean =>
  charge.card !== null &&
  charge.captured !== null &&
  amount === charge.captured.amount &&
  now - charge.captured.at < settlementHours * hour;
