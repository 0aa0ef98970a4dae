import type { Tx } from '#platform/database/database.ts';

export type VehicleBooking = Readonly<{
  id: string;
  reference: string;
  vehicleId: string;
  pickUpAt: Temporal.Instant;
  dropOffAt: Temporal.Instant;
  /** Return and turnover. */
  blockedUntil: Temporal.Instant;
  isOut: boolean;
}>;

/** What the fleet asks about bookings, which stand above it: the application brings the answers. */
export type VehicleBookings = Readonly<{
  /** Those that vehicles are out with or promised to, in order of time. */
  openBookingsOf: (tx: Tx, vehicleIds: readonly string[], now: Temporal.Instant) => Promise<VehicleBooking[]>;
  /** Whether a vehicle was ever booked. */
  wasBooked: (tx: Tx, vehicleId: string) => Promise<boolean>;
}>;
