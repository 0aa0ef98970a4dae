import type { Charge } from '../charge-life.ts';
import { type ListQuery, list, pageOf } from '../wire/lists.ts';
import { type Refund, refundObject } from './refund.ts';

/** The refunds of a charge, oldest first. */
export const refundsOf = ({ refunds = [] }: Charge): readonly Refund[] => refunds;

export const refundedAmount = (charge: Charge): number =>
  refundsOf(charge).reduce((sum, { amount }) => sum + amount, 0);

export const isVoided = (charge: Charge): boolean => refundsOf(charge).some(({ voided }) => voided);

export const refundList = (charge: Charge, asked: ListQuery) => {
  const { data, total } = pageOf(refundsOf(charge), asked);
  return list(`/charges/${charge.id}/refunds`, asked, { data: data.map(refundObject), total });
};
