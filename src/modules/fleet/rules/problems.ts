import { Problem } from '#kernel/problem.ts';

export const vehicleNotFound = () => new Problem(404, 'fleet.vehicle-not-found', 'Vehicle Not Found');

export const vehicleTaken = () =>
  new Problem(409, 'booking.vehicle-taken', 'Vehicle is not available for selected dates');

export const vehicleBooked = () =>
  new Problem(409, 'fleet.vehicle-booked', 'The vehicle is booked or blocked for a part of this time.', {
    fields: { from: 'Choose a time in which the vehicle is free' },
  });

const wrongField = (field: string, sentence: string) =>
  new Problem(422, 'form.invalid', sentence, { fields: { [field]: sentence } });

export const blockBackwards = () => wrongField('until', 'The end must be after the start');
export const calendarBackwards = () => wrongField('until', 'The last day must not be before the first');
export const calendarTooLong = (days: number) => wrongField('until', `Ask for at most ${days} days`);
