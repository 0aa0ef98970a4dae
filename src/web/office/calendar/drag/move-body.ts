import type { Asks } from '../../../api/routes.ts';
import { toLocalText } from '../plan/local-text.ts';
import type { Move } from './move.ts';

type Edit = Asks<'PUT /admin/bookings/:id'>['body'];

/** What is sent for a move: what is other than it was, and the version that was seen. */
export const moveBody = ({ bar, row, from, until }: Move): Edit => ({
  version: bar.booking.version,
  ...(row.vehicle.id !== bar.booking.vehicleId && { vehicleId: row.vehicle.id }),
  ...(from !== bar.from && { startDate: toLocalText(from) }),
  ...(until !== bar.until && { endDate: toLocalText(until) }),
});
