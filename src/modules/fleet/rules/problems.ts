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
export const yearTooLate = (last: number) => wrongField('year', `Year must be from 1990 to ${last}`);
export const noSuchCategory = () => wrongField('category', 'There is no such category');

export const plateTaken = () =>
  new Problem(409, 'fleet.plate-taken', 'Another vehicle has this licence plate.', {
    fields: { licensePlate: 'Another vehicle has this licence plate' },
  });

export const changedMeanwhile = () =>
  new Problem(409, 'fleet.changed-meanwhile', 'Somebody has changed this meanwhile. Nothing was saved.');

export const locationNotFound = () => new Problem(404, 'fleet.location-not-found', 'There is no such location.');

export const locationNameTaken = () =>
  new Problem(409, 'fleet.location-name-taken', 'Another location has this name.', {
    fields: { name: 'Another location has this name' },
  });

export const lastLocation = () =>
  new Problem(409, 'fleet.last-location', 'This is the last active location. Customers need one to book.', {
    fields: { active: 'This is the last active location' },
  });

export const hoursUnreadable = (days: readonly string[]) => {
  const sentence = 'Write hours like 8:30-18:00, 24/7 or closed';
  return new Problem(422, 'form.invalid', sentence, {
    fields: Object.fromEntries(days.map((day) => [`hours.${day}`, sentence])),
  });
};

export const halfAPoint = (missing: 'latitude' | 'longitude') =>
  wrongField(missing, 'Set both latitude and longitude, or neither');

export const blockNotFound = () => new Problem(404, 'fleet.block-not-found', 'There is no such maintenance.');
export const importNotFound = () => new Problem(404, 'fleet.import-not-found', 'There is no such import.');

type Named = Readonly<{ id: string; bookingNumber: string; pickupDate: string; returnDate: string }>;

/** A vehicle that is out or promised stays in the fleet. */
export const hasBookings = (bookings: readonly Named[]) =>
  new Problem(
    409,
    'fleet.has-bookings',
    `The vehicle has bookings ahead: ${bookings.map(({ bookingNumber }) => bookingNumber).join(', ')}.`,
    { details: { bookings } },
  );

type InTheWay = Readonly<{
  /** Null where another maintenance is in the way. */
  booking: (Named & { blockedUntil: string }) | null;
  offer: { from: string; until: string };
}>;

/** As `vehicleBooked`, with what is in the way and when it could be instead. */
export const blockMeets = ({ booking, offer }: InTheWay) => {
  const what = booking ? `Booking ${booking.bookingNumber}` : 'Another maintenance';
  return new Problem(409, 'fleet.vehicle-booked', `${what} is in the way.`, {
    fields: { from: `${what} is in the way` },
    details: { booking, offer },
  });
};

/** The file itself is wrong, not a line of it. */
export const unreadableFile = (sentence: string) => wrongField('csv', sentence);

export const badLines = (bad: readonly Readonly<{ line: number }>[]) =>
  new Problem(422, 'fleet.bad-lines', `${bad.length} lines cannot be taken. Nothing was written.`, {
    details: { bad },
  });
