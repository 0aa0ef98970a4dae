import type { Tx } from '#platform/database/database.ts';
import { findBooking } from '../records/booking-store.ts';
import type { PaymentsOf } from '../records/payments-port.ts';

/** The newest payment that came when the vehicle was back, by the id of its entry; undefined without one. */
export const paidSinceReturn = async (tx: Tx, bookingId: string, paymentsOf: PaymentsOf) => {
  const returnedAt = (await findBooking(tx, bookingId))?.returnedAt;
  if (!returnedAt) return undefined;
  const payments = await paymentsOf(tx, bookingId);
  return payments.findLast(({ at }) => Temporal.Instant.compare(at, returnedAt) >= 0)?.id;
};
