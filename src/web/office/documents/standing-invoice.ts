import type { Issued, IssuedKind } from './issued.ts';

type Document = Pick<Issued, 'kind' | 'total' | 'creditedAmount'>;

/** The newest document of a kind that stands: an invoice that was credited whole does no more. */
export const standing = <One extends Document>(issued: readonly One[], kind: IssuedKind): One | undefined =>
  issued.find((one) => one.kind === kind && (kind !== 'tax-invoice' || one.creditedAmount < one.total));
