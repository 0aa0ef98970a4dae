import type { DepositEnd } from '#modules/notices/index.ts';
import type { Tx } from '#platform/database/database.ts';

/**
 * What became of a deposit of a booking that ended since then and of which no mail tells yet, with the payment that its
 * kept part became. The module of the deposits stores it; it imports this module, so this one cannot import it.
 */
export type DepositEndOf = (
  tx: Tx,
  bookingId: string,
  since: Temporal.Instant,
) => Promise<(DepositEnd & Readonly<{ paymentId: string | null }>) | null>;
