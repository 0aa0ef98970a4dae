import { addBookings } from '#modules/booking/index.ts';
import { addCustomers } from '#modules/customers/index.ts';
import { addReservations } from '#modules/extras/index.ts';
import { occupiedByBooking, occupyVehicles } from '#modules/fleet/index.ts';
import { addPayments } from '#modules/payments/index.ts';
import type { Context } from '#platform/context.ts';
import type { History } from './history/plan-history.ts';

export const storeHistory = async ({ tx }: Context, history: History): Promise<void> => {
  const { bookings } = history;
  await addCustomers(
    tx,
    history.customers.map(({ language: _spoken, ...customer }) => customer),
  );
  await addBookings(
    tx,
    bookings.map(({ booking }) => booking),
    bookings.flatMap(({ booking: { id: bookingId }, addons }) => addons.map((addon) => ({ ...addon, bookingId }))),
  );
  const kept = bookings.filter(({ booking }) => booking.status !== 'cancelled');
  await occupyVehicles(
    tx,
    kept.map(({ booking: { id: bookingId, vehicleId, pickUpAt, blockedUntil } }) => ({
      vehicleId,
      bookingId,
      during: occupiedByBooking({ pickUpAt, blockedUntil }),
      heldUntil: null,
    })),
  );
  await addReservations(
    tx,
    kept.flatMap(({ booking: { id: bookingId }, period: during, addons }) =>
      addons.map((addon) => ({ ...addon, bookingId, during, heldUntil: null })),
    ),
  );
  await addPayments(tx, history);
};
