import { Problem } from '#kernel/problem.ts';

export const bookingNotFound = () => new Problem(404, 'booking.not-found', 'There is no such booking.');

/** One answer for a reference that nobody has and for another's e-mail. */
export const noSuchPair = () =>
  new Problem(404, 'booking.not-found', 'No booking has this reference and this e-mail together.');

export const vehicleNotFound = () =>
  new Problem(404, 'vehicle.not-found', 'Vehicle Not Found', { fields: { vehicleId: 'Vehicle Not Found' } });

/** In the workshop, or of a category that is switched off. */
export const vehicleNotOffered = () =>
  new Problem(409, 'booking.vehicle-not-offered', 'Vehicle is not available for selected dates');

export const cannotMove = (state: string, action: string) =>
  new Problem(409, 'booking.cannot-move', `This booking is ${state} and cannot ${action}.`, { details: { state } });

const STATES: Record<string, string> = {
  'picked-up': 'The vehicle has been picked up. Please call us to change the rental.',
  completed: 'This rental is over and can no longer be changed.',
  cancelled: 'This booking is cancelled and can no longer be changed.',
};

export const cannotChange = (state: string) =>
  new Problem(409, 'booking.cannot-change', STATES[state] ?? 'This booking can no longer be changed.', {
    details: { state },
  });

export const tooLateToChange = (hours: number) =>
  new Problem(
    409,
    'booking.too-late-to-change',
    `A booking can be changed until ${hours} hours before the pick-up. Please call us.`,
    { details: { hours } },
  );

export const tooLateToCancel = () =>
  new Problem(409, 'booking.too-late-to-cancel', 'The pick-up time has passed. Please call us to end the rental.');

export const alreadyCancelled = () =>
  new Problem(409, 'booking.already-cancelled', 'This booking is cancelled already.');

export const holdOver = () =>
  new Problem(409, 'booking.hold-over', 'The vehicle is no longer held for you. Please book again.');

export const changedMeanwhile = () =>
  new Problem(409, 'booking.changed-meanwhile', 'This booking has changed meanwhile. Please look at it again.');

export const refundChanged = (cancellation: unknown) =>
  new Problem(409, 'booking.refund-changed', 'What goes back has changed. Nothing has been cancelled yet.', {
    details: { cancellation },
  });

export const paymentUnderWay = () =>
  new Problem(409, 'payment.in-progress', 'A payment for this booking is under way. Please wait for its result.');

export const priceChanged = (quote: unknown, sentence = 'The price has changed. Nothing has been booked yet.') =>
  new Problem(409, 'booking.price-changed', sentence, {
    details: { quote },
  });

export const tooManyHolds = ({ most, retryAfterSeconds }: { most: number; retryAfterSeconds: number }) =>
  new Problem(429, 'booking.too-many-holds', `You already hold ${most} vehicles. Pay for one, or let one go first.`, {
    details: { most, retryAfterSeconds },
  });

export const noSuchPlace = ({ pickUp, dropOff }: { pickUp: boolean; dropOff: boolean }) =>
  wrongBooking({
    ...(!pickUp && { pickupLocation: 'There is no such pick-up location' }),
    ...(!dropOff && { dropoffLocation: 'There is no such return location' }),
  });

export const notTheSamePlace = () =>
  wrongBooking({ dropoffLocation: 'Please return the vehicle where you pick it up' });

export const addonGone = () => wrongBooking({ selectedAddons: 'One of the add-ons is not available' });

export const noPoints = () => wrongBooking({ usePoints: 'You have no points to spend' });
export const pointsNeedProof = () => wrongBooking({ usePoints: 'Confirm your e-mail to spend points' });
export const tooManyPoints = (left: number) => wrongBooking({ usePoints: `You have ${left} points to spend` });

export const coverGone = () => wrongBooking({ selectedInsurance: 'This insurance is not available for the vehicle' });

/** Wrong answers of a booking form, a sentence per field; the message joins them as the specification does. */
export const wrongBooking = (fields: Record<string, string>) =>
  new Problem(422, 'form.invalid', Object.values(fields).join(', '), { fields });
