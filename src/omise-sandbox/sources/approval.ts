import type { ChargeFailure } from '../cards/test-cards.ts';

/** The payer's approval, requested on a hosted page, in an app or by a QR code. */
export type Approval = Readonly<{
  approvedAt: number | null;
  /** When it expired without an answer: by timeout, or by the merchant. */
  lapsedAt: number | null;
  /** The bank's decline reason, applied when the payer approves; null to pay. Predetermined by the card number. */
  refusedAs: ChargeFailure | null;
}>;

export const awaited = (refusedAs: ChargeFailure | null = null): Approval => ({
  approvedAt: null,
  lapsedAt: null,
  refusedAs,
});
