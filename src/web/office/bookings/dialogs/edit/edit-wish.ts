import type { Asks } from '../../../../api/routes.ts';
import type { Booking } from '../../booking.ts';
import { type EditFields, endOf, fieldsOf, startOf } from './edit-fields.ts';

type Sent = Asks<'PUT /admin/bookings/:id'>['body'];
export type EditWish = Omit<Sent, 'version' | 'dryRun' | 'totalAmount'>;

/** Of what is rented, that which differs from the booking: only this is sent, so nothing else is overwritten. */
export const rentalWish = (fields: EditFields, booking: Booking): EditWish => {
  const was = fieldsOf(booking);
  return {
    ...(startOf(fields) !== startOf(was) && { startDate: startOf(fields) }),
    ...(endOf(fields) !== endOf(was) && { endDate: endOf(fields) }),
    ...(fields.vehicleId !== was.vehicleId && { vehicleId: fields.vehicleId }),
    ...(fields.pickupLocationId !== was.pickupLocationId && { pickupLocationId: fields.pickupLocationId }),
    ...(fields.dropoffLocationId !== was.dropoffLocationId && { dropoffLocationId: fields.dropoffLocationId }),
  };
};

/** The whole wish: what is rented, the note, and money to write down. */
export const editWish = (fields: EditFields, booking: Booking): EditWish => ({
  ...rentalWish(fields, booking),
  ...(fields.notes.trim() !== booking.notes.trim() && { notes: fields.notes }),
  ...paymentWish(fields),
});

const paymentWish = (fields: EditFields): EditWish => {
  const { paymentStatus, paymentAmount, paymentMethod, paymentReference } = fields;
  if (paymentStatus !== 'paid' && paymentStatus !== 'partial' && paymentStatus !== 'refunded') return {};
  return {
    paymentStatus,
    paymentMethod,
    ...(paymentStatus !== 'paid' && { paymentAmount: Number(paymentAmount) }),
    ...(paymentReference.trim() && { paymentReference: paymentReference.trim() }),
  };
};

export type EditProblem = Readonly<{
  field: keyof EditFields;
  what: 'needDates' | 'endAfterStart' | 'reasonRequired' | 'amountRequired';
}>;

/** What is wrong with the fields before they are sent, in the order of the form. */
export const editProblems = (fields: EditFields): EditProblem[] => {
  const { startDate, endDate, status, reason, paymentStatus, paymentAmount } = fields;
  const problems: EditProblem[] = [];
  if (!startDate || !endDate) problems.push({ field: startDate ? 'endDate' : 'startDate', what: 'needDates' });
  else if (endOf(fields) <= startOf(fields)) problems.push({ field: 'endDate', what: 'endAfterStart' });
  if (status.startsWith('force:') && reason.trim() === '') problems.push({ field: 'reason', what: 'reasonRequired' });
  if ((paymentStatus === 'partial' || paymentStatus === 'refunded') && !(Number(paymentAmount) > 0))
    problems.push({ field: 'paymentAmount', what: 'amountRequired' });
  return problems;
};
