import type { RouteInput } from '../../../api/routes.ts';
import { dateOf, timeOf } from '../../../ui/dates.ts';
import { numberIn } from '../../form/typed-number.ts';
import type { Booking } from '../booking.ts';
import { type ExtrasFields, extrasFieldsOf, extrasWish, isNoDiscount } from './edit-extras.ts';

/** The values of the edit form's fields. */
export type EditFields = Readonly<{
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  vehicleId: string;
  pickupLocationId: string;
  dropoffLocationId: string;
  flightNumber: string;
  arrivalNote: string;
  firstName: string;
  lastName: string;
  customerEmail: string;
  customerPhone: string;
  notes: string;
  /** The stage to move to; empty to leave it. Forced stages begin with `force:`. */
  status: string;
  reason: string;
  /** `paid`, `partial` or `refunded`, to record money; empty to leave it. */
  paymentStatus: string;
  paymentAmount: string;
  paymentMethod: string;
  paymentReference: string;
}> &
  ExtrasFields;

/** The fields filled from the booking. How money came is for staff to say. */
export const fieldsOf = (booking: Booking): EditFields => ({
  startDate: dateOf(booking.pickupDate),
  startTime: timeOf(booking.pickupDate),
  endDate: dateOf(booking.returnDate),
  endTime: timeOf(booking.returnDate),
  vehicleId: booking.vehicleId,
  pickupLocationId: booking.pickupLocationId,
  dropoffLocationId: booking.returnLocationId,
  flightNumber: booking.flightNumber,
  arrivalNote: booking.arrivalNote,
  firstName: booking.firstName,
  lastName: booking.lastName,
  customerEmail: booking.customerEmail,
  customerPhone: booking.customerPhone,
  notes: booking.notes,
  status: '',
  reason: '',
  paymentStatus: '',
  paymentAmount: '',
  paymentMethod: '',
  paymentReference: '',
  ...extrasFieldsOf(booking),
});

export const startOf = ({ startDate, startTime }: EditFields): string => `${startDate}T${startTime}`;
export const endOf = ({ endDate, endTime }: EditFields): string => `${endDate}T${endTime}`;

/** Reapplies edited fields to a newer version of the booking; untouched fields take the new values. */
export const rebased = (fields: EditFields, seen: Booking, now: Booking): EditFields => {
  const before = fieldsOf(seen);
  const names = Object.keys(before) as (keyof EditFields)[];
  const touched = names
    .filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(before[name]))
    .map((name) => [name, fields[name]]);
  return { ...fieldsOf(now), ...Object.fromEntries(touched) };
};

type Sent = RouteInput<'PUT /admin/bookings/:id'>['body'];
export type EditWish = Omit<Sent, 'version' | 'dryRun' | 'totalAmount'>;

/** The rental fields, extras and discount that differ from the booking: only these are sent, so nothing else is overwritten. */
export const rentalWish = (fields: EditFields, booking: Booking): EditWish => {
  const was = fieldsOf(booking);
  return {
    ...(startOf(fields) !== startOf(was) && { startDate: startOf(fields) }),
    ...(endOf(fields) !== endOf(was) && { endDate: endOf(fields) }),
    ...(fields.vehicleId !== was.vehicleId && { vehicleId: fields.vehicleId }),
    ...(fields.pickupLocationId !== was.pickupLocationId && { pickupLocationId: fields.pickupLocationId }),
    ...(fields.dropoffLocationId !== was.dropoffLocationId && { dropoffLocationId: fields.dropoffLocationId }),
    ...extrasWish(fields, booking),
  };
};

const contactNames = ['firstName', 'lastName', 'customerEmail', 'customerPhone'] as const;

const contactWish = (fields: EditFields, booking: Booking): EditWish =>
  Object.fromEntries(
    contactNames.filter((name) => fields[name].trim() !== booking[name].trim()).map((name) => [name, fields[name]]),
  );

/** The whole change: rental fields, the customer, the arrival, the note, and money to record. */
export const editWish = (fields: EditFields, booking: Booking): EditWish => ({
  ...rentalWish(fields, booking),
  ...contactWish(fields, booking),
  ...(fields.flightNumber.trim() !== booking.flightNumber && { flightNumber: fields.flightNumber }),
  ...(fields.arrivalNote.trim() !== booking.arrivalNote && { arrivalNote: fields.arrivalNote }),
  ...(fields.notes.trim() !== booking.notes.trim() && { notes: fields.notes }),
  ...paymentWish(fields),
});

const paymentWish = (fields: EditFields): EditWish => {
  const { paymentStatus, paymentAmount, paymentMethod, paymentReference } = fields;
  if (paymentStatus !== 'paid' && paymentStatus !== 'partial' && paymentStatus !== 'refunded') return {};
  return {
    paymentStatus,
    paymentMethod,
    ...(paymentStatus !== 'paid' && { paymentAmount: numberIn(paymentAmount) }),
    ...(paymentReference.trim() && { paymentReference: paymentReference.trim() }),
  };
};

export type EditProblem = Readonly<{
  field: keyof EditFields;
  what: 'needDates' | 'endAfterStart' | 'reasonRequired' | 'amountRequired' | 'methodRequired';
}>;

/** The problems found in the fields before sending, in the order of the form. */
export const editProblems = (fields: EditFields): EditProblem[] => {
  const { startDate, endDate, status, reason, paymentStatus, paymentAmount, paymentMethod } = fields;
  const problems: EditProblem[] = [];
  if (!startDate || !endDate) problems.push({ field: startDate ? 'endDate' : 'startDate', what: 'needDates' });
  else if (endOf(fields) <= startOf(fields)) problems.push({ field: 'endDate', what: 'endAfterStart' });
  if (status.startsWith('force:') && reason.trim() === '') problems.push({ field: 'reason', what: 'reasonRequired' });
  const isMissing = (text: string) => text.trim() === '';
  if (isNoDiscount(fields)) problems.push({ field: 'discountAmount', what: 'amountRequired' });
  else if (!isMissing(fields.discountAmount) && isMissing(fields.discountReason))
    problems.push({ field: 'discountReason', what: 'reasonRequired' });
  if (fields.keepsPrice && isMissing(fields.keepReason)) problems.push({ field: 'keepReason', what: 'reasonRequired' });
  if ((paymentStatus === 'partial' || paymentStatus === 'refunded') && numberIn(paymentAmount) <= 0)
    problems.push({ field: 'paymentAmount', what: 'amountRequired' });
  if (paymentStatus !== '' && paymentMethod === '') problems.push({ field: 'paymentMethod', what: 'methodRequired' });
  return problems;
};

type Stage = Booking['stage'];
type Change = RouteInput<'PUT /admin/bookings/:id/status'>['body'];

/** The stages that the booking may move to now; an admin may force others. */
export const stagesAllowed = ({ may }: Pick<Booking, 'may'>): Stage[] => [
  ...(may.confirm ? (['confirmed'] as const) : []),
  ...(may.return ? (['completed'] as const) : []),
  ...(may.cancel ? (['cancelled'] as const) : []),
];

/** The request for a chosen stage; null if none was chosen. */
export const statusChange = (
  { status, reason }: Pick<EditFields, 'status' | 'reason'>,
  { version, stage: from }: Pick<Booking, 'version' | 'stage'>,
  refundAmount: number | undefined,
): Change | null => {
  if (status === '') return null;
  const isForced = status.startsWith('force:');
  const stage = status.replace('force:', '') as Stage;
  return {
    status: stage,
    version,
    ...(reason.trim() && { reason: reason.trim() }),
    ...(isForced && { force: true }),
    ...(stage === 'completed' && from !== 'picked-up' && !isForced && { withoutPickUp: true }),
    ...(stage === 'cancelled' && !isForced && refundAmount !== undefined && { refundAmount }),
  };
};
