import { dateOf, timeOf } from '../../../../ui/dates.ts';
import type { Booking } from '../../booking.ts';

/** What the edit dialog asks for, as its fields hold it. */
export type EditFields = Readonly<{
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  vehicleId: string;
  pickupLocationId: string;
  dropoffLocationId: string;
  notes: string;
  /** A stage to move to; empty to leave it. Forced ones begin with `force:`. */
  status: string;
  reason: string;
  /** `paid`, `partial` or `refunded`, to write money down; empty to leave it. */
  paymentStatus: string;
  paymentAmount: string;
  paymentMethod: string;
  paymentReference: string;
}>;

/** The fields as the booking stands. Card stands first among the methods (document 2, section 9). */
export const fieldsOf = (booking: Booking): EditFields => ({
  startDate: dateOf(booking.pickupDate),
  startTime: timeOf(booking.pickupDate),
  endDate: dateOf(booking.returnDate),
  endTime: timeOf(booking.returnDate),
  vehicleId: booking.vehicleId,
  pickupLocationId: booking.pickupLocationId,
  dropoffLocationId: booking.returnLocationId,
  notes: booking.notes,
  status: '',
  reason: '',
  paymentStatus: '',
  paymentAmount: '',
  paymentMethod: 'card',
  paymentReference: '',
});

export const startOf = ({ startDate, startTime }: EditFields): string => `${startDate}T${startTime}`;
export const endOf = ({ endDate, endTime }: EditFields): string => `${endDate}T${endTime}`;

/** The fields on top of what somebody else has saved meanwhile: what was not touched follows the booking. */
export const rebased = (fields: EditFields, seen: Booking, now: Booking): EditFields => {
  const before = fieldsOf(seen);
  const names = Object.keys(before) as (keyof EditFields)[];
  const touched = names.filter((name) => fields[name] !== before[name]).map((name) => [name, fields[name]]);
  return { ...fieldsOf(now), ...Object.fromEntries(touched) };
};
