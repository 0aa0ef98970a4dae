import type { ChargeFailure } from '../cards/test-cards.ts';

/** The payer's consent, asked for on a hosted page, in an app or by a picture to scan. */
export type Approval = Readonly<{
  approvedAt: number | null;
  /** When it ended without an answer: in time, or by the merchant. */
  lapsedAt: number | null;
  /** What the bank says once the payer approved; null when it pays. Decided by the card's number. */
  refusedAs: ChargeFailure | null;
}>;

export const awaited = (refusedAs: ChargeFailure | null = null): Approval => ({
  approvedAt: null,
  lapsedAt: null,
  refusedAs,
});
