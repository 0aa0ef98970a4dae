import { Problem } from '#kernel/problem.ts';
import { wrongBooking } from '../problems.ts';

/** What staff cannot do with a booking as it stands. */
export const cannotBecome = (from: string, to: string) =>
  new Problem(409, 'booking.cannot-become', `This booking is ${inWords(from)} and cannot become ${inWords(to)}.`, {
    details: { from, to },
  });

const inWords = (stage: string) => stage.replace('-', ' ');

export const noPickUp = () =>
  new Problem(409, 'booking.no-pick-up', 'No pick-up was recorded for this booking. Has the vehicle come back?');

export const vehicleOut = ({ reference, id }: { reference: string; id: string }) =>
  new Problem(409, 'booking.vehicle-out', `The vehicle is still out with ${reference}. Record its return first.`, {
    details: { bookingNumber: reference, bookingId: id },
  });

/** Of a booking that is brought back: the points that it gave back pay for something else by now. */
export const pointsSpent = ({ points, left }: { points: number; left: number }) =>
  new Problem(
    409,
    'booking.points-spent',
    `This booking was paid with ${points} points, and its customer has ${left} left. Make a new booking instead.`,
    { details: { points, left } },
  );

/** Once a vehicle is out, only its return can be another. */
export const pickedUpAlready = () =>
  new Problem(409, 'booking.picked-up-already', 'The vehicle has been picked up: only its return can be changed.');

export const cannotArchive = () =>
  new Problem(409, 'booking.cannot-archive', 'Only cancelled and completed bookings can be deleted.');

export const noMail = () => new Problem(409, 'booking.no-mail', 'There is no mail about this booking yet.');

export const noSuchPhoto = () => new Problem(404, 'booking.photo-not-found', 'There is no such photograph.');

export const reasonNeeded = () => wrongBooking({ reason: 'Please give a reason' });

export const endNotAfterStart = () => wrongBooking({ endDate: 'End date must be after start date' });

export const noSuchLocation = (field: string) => wrongBooking({ [field]: 'There is no such location' });

export const lessThanAtPickUp = (kilometres: number) =>
  wrongBooking({ mileage: `At the pick-up it was ${kilometres} km: enter no less` });

export const amountNeeded = () => wrongBooking({ paymentAmount: 'Please enter the amount' });

export const methodNeeded = () => wrongBooking({ paymentMethod: 'Please choose how it was paid' });

export const calendarOff = () =>
  new Problem(404, 'booking.calendar-off', 'The calendar is switched off in the settings.');
