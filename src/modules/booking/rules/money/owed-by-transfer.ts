import { type Balance, beyondDeposit, type Secured, stillOwed } from '#kernel/balance.ts';
import { type Satang, zeroSatang } from '#kernel/money.ts';
import { isHold } from '../hold.ts';

type Facts = Balance &
  Secured &
  Readonly<{
    total: Satang;
    holdUntil: Temporal.Instant | null;
    paysBy: 'cash' | 'bank_transfer' | null;
  }>;

/** What a customer who said that they pay by bank transfer still has to send, beyond a deposit that covers it. A hold waits to be paid online. */
export const owedByTransfer = (booking: Facts): Satang => {
  const { paysBy, status, total } = booking;
  if (paysBy !== 'bank_transfer' || status === 'cancelled' || isHold(booking)) return zeroSatang;
  return beyondDeposit(stillOwed(total, booking), booking);
};
