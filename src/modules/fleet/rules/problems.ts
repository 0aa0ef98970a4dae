import { fieldProblem, Problem, type ProblemCode, wrongField } from '#kernel/problem.ts';
import { FIRST_YEAR } from '#kernel/vehicle-limits.ts';

export const vehicleNotFound = () => new Problem(404, 'fleet.vehicle-not-found');

export const vehicleTaken = () => new Problem(409, 'booking.vehicle-taken');

export const vehicleBooked = () =>
  new Problem(409, 'fleet.vehicle-booked', { fields: { from: fieldProblem('fleet.not-free') } });

export const blockBackwards = () => wrongField('until', 'fleet.maintenance-backwards');
export const calendarBackwards = () => wrongField('until', 'fleet.calendar-backwards');
export const calendarTooLong = (days: number) => wrongField('until', 'fleet.calendar-too-long', { days });
export const yearTooLate = (last: number) =>
  wrongField('year', 'fleet.year-too-late', { from: `${FIRST_YEAR}`, to: `${last}` });
export const noSuchCategory = (field: 'category' | 'categoryId') => wrongField(field, 'fleet.no-such-category');
export const unknownVehicleCategory = () => noSuchCategory('category');

export const vinTaken = () => new Problem(409, 'fleet.vin-taken', { field: 'vin' });
export const noSuchHome = () => wrongField('homeLocationId', 'rental.no-such-place');
export const plateTaken = () => new Problem(409, 'fleet.plate-taken', { field: 'licensePlate' });

export const fleetConflict = () => new Problem(409, 'fleet.changed-meanwhile');

export const locationNotFound = () => new Problem(404, 'fleet.location-not-found');

export const locationNameTaken = () => new Problem(409, 'fleet.location-name-taken', { field: 'name' });

export const lastLocation = () => new Problem(409, 'fleet.last-location', { field: 'active' });

export const pairNotFound = () => new Problem(404, 'fleet.pair-not-found');
export const pairExists = () => new Problem(409, 'fleet.pair-exists', { field: 'toId' });
export const sameLocation = () => wrongField('toId', 'fleet.pair-of-one');
export const noSuchPlaceOfPair = (field: 'fromId' | 'toId') => wrongField(field, 'rental.no-such-place');
export const noCategoryOfPair = () => wrongField('categoryFees', 'fleet.no-such-category');

export const blockNotFound = () => new Problem(404, 'fleet.block-not-found');
export const importNotFound = () => new Problem(404, 'fleet.import-not-found');

type Named = Readonly<{ id: string; bookingNumber: string; pickupDate: string; returnDate: string }>;

/** A vehicle that is out or reserved cannot leave the fleet. */
export const hasBookings = (bookings: readonly Named[]) =>
  new Problem(409, 'fleet.has-bookings', { details: { bookings } });

type BlockConflict = Readonly<{
  /** The booking in the way; null if another maintenance block is. */
  booking: (Named & { blockedUntil: string }) | null;
  offer: { from: string; until: string };
}>;

/** `vehicleBooked` with the conflict and an alternative period. */
export const blockMeets = ({ booking, offer }: BlockConflict) =>
  new Problem(409, 'fleet.vehicle-booked', {
    field: 'from',
    sentence: booking ? 'fleet.booking-in-the-way' : 'fleet.maintenance-in-the-way',
    params: { bookingNumber: booking?.bookingNumber },
    details: { booking, offer },
  });

/** The file as a whole cannot be read, rather than one of its lines. */
export const unreadableFile = (code: ProblemCode, facts?: Readonly<Record<string, unknown>>) =>
  wrongField('csv', code, facts);

export const badLines = (bad: readonly Readonly<{ line: number }>[]) =>
  new Problem(422, 'fleet.bad-lines', { details: { bad } });

export const categoryNotFound = () => new Problem(404, 'fleet.category-not-found');
export const categoryIsOff = () => wrongField('category', 'fleet.category-off');

export const categoryNameTaken = () => new Problem(409, 'fleet.category-name-taken', { field: 'name' });

/** Vehicles of the fleet belong to the category, and need another one first. */
export const categoryInUse = (vehicles: number) =>
  new Problem(409, 'fleet.category-in-use', { details: { units: vehicles } });

export const damageNotFound = () => new Problem(404, 'damage.not-found');
export const damageRepaired = () => new Problem(409, 'damage.already-repaired');
