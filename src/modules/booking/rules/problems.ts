import { Problem } from '#kernel/problem.ts';

export const bookingNotFound = () => new Problem(404, 'booking.not-found', 'There is no such booking.');

export const vehicleNotFound = () =>
  new Problem(404, 'vehicle.not-found', 'Vehicle Not Found', { fields: { vehicleId: 'Vehicle Not Found' } });

/** In the workshop, or of a category that is switched off. */
export const vehicleNotOffered = () =>
  new Problem(409, 'booking.vehicle-not-offered', 'Vehicle is not available for selected dates');

export const cannotMove = (state: string, action: string) =>
  new Problem(409, 'booking.cannot-move', `This booking is ${state} and cannot ${action}.`);

export const paymentUnderWay = () =>
  new Problem(409, 'payment.in-progress', 'A payment for this booking is under way. Please wait for its result.');

export const priceChanged = (quote: unknown) =>
  new Problem(409, 'booking.price-changed', 'The price has changed. Nothing has been booked yet.', {
    details: { quote },
  });

export const tooManyHolds = (retryAfterSeconds: number) =>
  new Problem(429, 'booking.too-many-holds', 'You already hold three vehicles. Pay for one, or let one go first.', {
    details: { retryAfterSeconds },
  });

/** Wrong answers of a booking form, a sentence per field; the message joins them as the specification does. */
export const wrongBooking = (fields: Record<string, string>) =>
  new Problem(422, 'form.invalid', Object.values(fields).join(', '), { fields });
