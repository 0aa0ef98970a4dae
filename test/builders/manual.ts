import { randomUUID } from 'node:crypto';
import type { CallOf } from '#contract/index.ts';

type Manual = CallOf<'POST /admin/bookings'>['body'];

/** A manual booking of five days in December for ฿5,350 by a new customer. `place` is pick-up and drop-off location. */
export const manual = (vehicleId: string, place: string = randomUUID(), values: Partial<Manual> = {}): Manual => ({
  firstName: 'Malee',
  lastName: 'Chaiyo',
  customerEmail: 'malee@example.com',
  customerPhone: '+66 81 555 0123',
  vehicleId,
  pickupLocationId: place,
  dropoffLocationId: place,
  startDate: '2026-12-05T10:00',
  endDate: '2026-12-10T10:00',
  totalAmount: 5350,
  ...values,
});
