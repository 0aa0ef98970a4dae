import { Problem, wrongField } from '#kernel/problem.ts';

/** What staff cannot do with a booking as it stands. */
export const cannotBecome = (from: string, to: string) =>
  new Problem(409, 'booking.cannot-become', {
    details: { from, to },
    params: { from: inWords(from), to: inWords(to) },
    sentence: 'booking.cannot-become-that',
  });

const inWords = (stage: string) => stage.replace('-', ' ');

export const noPickUp = () => new Problem(409, 'booking.no-pick-up');

export const vehicleOut = ({ reference, id }: { reference: string; id: string }) =>
  new Problem(409, 'booking.vehicle-out', {
    details: { bookingNumber: reference, bookingId: id },
  });

/** Of a booking that is brought back: the points that it gave back pay for something else by now. */
export const pointsSpent = ({ points, left }: { points: number; left: number }) =>
  new Problem(409, 'booking.points-spent', { details: { points, left } });

/** Once a vehicle is out, only its return can be another. */
export const pickedUpAlready = () => new Problem(409, 'booking.picked-up-already');

export const cannotArchive = () => new Problem(409, 'booking.cannot-archive');

export const noMail = () => new Problem(409, 'booking.no-mail');

export const noSuchPhoto = () => new Problem(404, 'booking.photo-not-found');

export const reasonNeeded = () => wrongField('reason', 'reason.missing');

export const endNotAfterStart = () => wrongField('endDate', 'rental.end-not-after-start');

export const noSuchLocation = (field: string) => wrongField(field, 'rental.no-such-place');

export const lessThanAtPickUp = (kilometres: number) =>
  wrongField('mileage', 'hand-over.mileage-below', { kilometres: `${kilometres}` });

export const amountNeeded = () => wrongField('paymentAmount', 'amount.required');

export const methodNeeded = () => wrongField('paymentMethod', 'payment.how-required');

export const calendarOff = () => new Problem(404, 'booking.calendar-off');
