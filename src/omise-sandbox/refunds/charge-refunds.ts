import type { Charge } from '../records/charge-life.ts';
import { type ListParams, list, sliceOf } from '../wire/lists.ts';
import { type Refund, refundObject } from './refund.ts';

/** The refunds of a charge, oldest first. */
export const refundsOfCharge = ({ refunds = [] }: Charge): readonly Refund[] => refunds;

export const refundedAmount = (charge: Charge): number =>
  refundsOfCharge(charge).reduce((sum, { amount }) => sum + amount, 0);

export const isVoided = (charge: Charge): boolean => refundsOfCharge(charge).some(({ voided }) => voided);

export const refundList = (charge: Charge, range: ListParams) => {
  const { data, total } = sliceOf(refundsOfCharge(charge), range);
  return list(`/charges/${charge.id}/refunds`, range, { data: data.map(refundObject), total });
};
