import { fieldProblem, Problem, type ProblemCode, wrongField, wrongForm } from '#kernel/problem.ts';

export const bookingNotFound = () => new Problem(404, 'booking.not-found');

/** One answer for a reference that nobody has and for another's e-mail. */
export const noSuchPair = () => new Problem(404, 'booking.not-found', { sentence: 'booking.no-such-pair' });

export const vehicleNotFound = () => new Problem(404, 'vehicle.not-found', { field: 'vehicleId' });

/** In the workshop, or of a category that is switched off. */
export const vehicleNotOffered = () => new Problem(409, 'booking.vehicle-not-offered');

const cannotMoveIn: Readonly<Record<string, ProblemCode>> = {
  'picked-up': 'booking.cannot-move-picked-up',
  completed: 'booking.cannot-move-completed',
};

export const cannotMove = (state: string) =>
  new Problem(409, 'booking.cannot-move', { details: { state }, sentence: cannotMoveIn[state] });

const cannotChangeIn: Readonly<Record<string, ProblemCode>> = {
  'picked-up': 'booking.cannot-change-picked-up',
  completed: 'booking.cannot-change-completed',
  cancelled: 'booking.cannot-change-cancelled',
};

export const cannotChange = (state: string) =>
  new Problem(409, 'booking.cannot-change', { details: { state }, sentence: cannotChangeIn[state] });

export const tooLateToChange = (hours: number) =>
  new Problem(409, 'booking.too-late-to-change', { details: { hours } });

export const tooLateToCancel = () => new Problem(409, 'booking.too-late-to-cancel');

export const alreadyCancelled = () => new Problem(409, 'booking.already-cancelled');

export const holdOver = () => new Problem(409, 'booking.hold-over');

export const changedMeanwhile = () => new Problem(409, 'booking.changed-meanwhile');

export const refundChanged = (cancellation: unknown) =>
  new Problem(409, 'booking.refund-changed', {
    details: { cancellation },
  });

export const paymentUnderWay = () => new Problem(409, 'payment.in-progress');

export const priceChanged = (quote: unknown) => new Problem(409, 'booking.price-changed', { details: { quote } });

export const tooManyHolds = ({ most, retryAfterSeconds }: { most: number; retryAfterSeconds: number }) =>
  new Problem(429, 'booking.too-many-holds', {
    details: { most, retryAfterSeconds },
  });

export const noSuchPlace = ({ pickUp, dropOff }: { pickUp: boolean; dropOff: boolean }) =>
  wrongForm({
    ...(!pickUp && { pickupLocation: fieldProblem('rental.no-pick-up-place') }),
    ...(!dropOff && { dropoffLocation: fieldProblem('rental.no-return-place') }),
  });

export const notTheSamePlace = () => wrongField('dropoffLocation', 'rental.one-place');

export const addonGone = () => wrongField('selectedAddons', 'addons.not-available');

export const noPoints = () => wrongField('usePoints', 'points.none');
export const pointsNeedProof = () => wrongField('usePoints', 'points.not-proven');
export const tooManyPoints = (left: number) => wrongField('usePoints', 'points.too-many', { points: left });

export const coverGone = () => wrongField('selectedInsurance', 'insurance.not-available');
