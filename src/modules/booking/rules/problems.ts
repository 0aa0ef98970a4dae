import { toBangkokText } from '#kernel/bangkok-time.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import { fieldProblem, Problem, type ProblemCode, wrongField, wrongForm } from '#kernel/problem.ts';

export const bookingNotFound = () => new Problem(404, 'booking.not-found');

/** The same answer for an unknown reference and for a wrong e-mail, so that neither can be probed. */
export const lookUpMismatch = () => new Problem(404, 'booking.not-found', { sentence: 'booking.no-such-pair' });

export const noSuchVehicle = () => new Problem(404, 'vehicle.not-found', { field: 'vehicleId' });

/** So many vehicles are held without money that the visitor must show that they read their e-mail. */
export const emailNotProven = () => new Problem(409, 'booking.email-not-proven');

/** Other days would take more of the fleet without money than visitors may hold. */
export const payFirst = () => new Problem(409, 'booking.pay-first');

/** As many vehicles as may be are kept for who pays at the desk or by transfer. */
export const payOnline = () => new Problem(409, 'booking.pay-online');

/** Changes of a booking waited for their payment too often today; `wait` until the next may. */
export const changesUnpaid = (most: number, wait: Temporal.Duration) =>
  new Problem(429, 'booking.changes-unpaid', {
    details: { most, retryAfterSeconds: Math.ceil(wait.total('seconds')) },
  });

/** The mail domain vouches for as many unpaid bookings as it may. */
export const tooManyOfDomain = (domain: string) =>
  new Problem(429, 'booking.too-many-of-domain', { details: { domain } });

/** Whoever asks is not known to read the booking's e-mail. */
export const notProven = () => new Problem(409, 'booking.not-proven');

export const noPromptPay = () => new Problem(409, 'booking.no-promptpay');

export const noTransferAwaited = () => new Problem(409, 'slips.nothing-to-send');

export const tooManySlips = (most: number) => new Problem(409, 'slips.too-many', { params: { max: most } });

export const unreadableSlip = (field: string) => new Problem(422, 'slips.unreadable', { field });

export const slipRecorded = () => new Problem(409, 'slips.recorded');

export const slipOfOthers = () => new Problem(409, 'slips.of-others');

export const noSuchSlip = () => new Problem(404, 'slips.not-found');

/** The vehicle is in maintenance, or its category is switched off. */
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

export const holdExpired = () => new Problem(409, 'booking.hold-over');

export const movesOutdated = () => new Problem(409, 'booking.moves-outdated');

export const bookingConflict = () => new Problem(409, 'booking.changed-meanwhile');

export const refundChanged = (cancellation: unknown) =>
  new Problem(409, 'booking.refund-changed', {
    details: { cancellation },
  });

export const paymentInProgress = () => new Problem(409, 'payment.in-progress');

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

type CodeStatus = 'applied' | 'another-saves-more' | RefusedStatus<ProblemCode>;
/** Every status for which there is a sentence. */
type RefusedStatus<Code> = Code extends `pricing.code-${infer Status}` ? Status : never;

/** 422 for a promo code that would take nothing off. One that saves less than another offer is fine: that one applies. */
export const refuseIdleCode = ({ promo }: { promo: { status: CodeStatus } | null }): void => {
  if (!promo || promo.status === 'applied' || promo.status === 'another-saves-more') return;
  throw wrongField('promoCode', `pricing.code-${promo.status}`);
};

/** 422 for the deposit plan while deposits are off. */
export const refuseIdlePlan = (plan: 'full' | 'deposit', { depositAmount }: { depositAmount: number | null }): void => {
  if (plan === 'deposit' && depositAmount === null) throw wrongField('paymentPlan', 'payment.no-deposit');
};

/** 422 for a discount by hand of more than the vehicle costs: one zero too many would be taken off and paid back. */
export const discountTooHigh = (most: Satang) =>
  wrongField('discount.amount', 'amount.too-high', { max: toBaht(most) });

export const addonGone = () => wrongField('selectedAddons', 'addons.not-available');

export const noPoints = () => wrongField('usePoints', 'points.none');
export const pointsNeedProof = () => wrongField('usePoints', 'points.not-proven');
export const tooManyPoints = (left: number) => wrongField('usePoints', 'points.too-many', { points: left });

export const exactVehicleNotOffered = () => wrongField('exactVehicle', 'rental.exact-vehicle-not-offered');

export const coverGone = () => wrongField('selectedInsurance', 'insurance.not-available');

/** Staff asked for a status that the booking's state does not lead to. */
export const cannotBecome = (from: string, to: string) =>
  new Problem(409, 'booking.cannot-become', {
    details: { from, to },
    params: { from: inWords(from), to: inWords(to) },
    sentence: 'booking.cannot-become-that',
  });

const inWords = (stage: string) => stage.replace('-', ' ');

export const noPickUpRecorded = () => new Problem(409, 'booking.no-pick-up');

export const vehicleAlreadyOut = ({ reference, id }: { reference: string; id: string }) =>
  new Problem(409, 'booking.vehicle-out', {
    details: { bookingNumber: reference, bookingId: id },
  });

/** Reviving a booking needs the points it had returned, and the customer has spent them since. */
export const pointsAlreadySpent = ({ points, left }: { points: number; left: number }) =>
  new Problem(409, 'booking.points-spent', { details: { points, left } });

/** The vehicle is out: only the return can still change. */
export const pickedUpAlready = () => new Problem(409, 'booking.picked-up-already');

export const cannotArchive = () => new Problem(409, 'booking.cannot-archive');

export const bookingArchived = () => new Problem(409, 'booking.archived');

/** An erased customer is not called or reached any more. */
export const contactErased = () => new Problem(409, 'customers.anonymised');

export const noAddress = () => new Problem(409, 'booking.no-address');

export const noMail = () => new Problem(409, 'booking.no-mail');

export const noSuchPhoto = () => new Problem(404, 'booking.photo-not-found');

export const reasonNeeded = () => wrongField('reason', 'reason.missing');

export const endNotAfterStart = () => wrongField('endDate', 'rental.end-not-after-start');

export const nothingToKeep = () => wrongField('keepPrice', 'rental.same-vehicle');

export const noSuchLocation = (field: string) => wrongField(field, 'rental.no-such-place');

export const lessThanAtPickUp = (kilometres: number) =>
  wrongField('mileage', 'hand-over.mileage-below', { kilometres: `${kilometres}` });

export const returnStillToCome = () => wrongField('returnedAt', 'hand-over.to-come');
export const returnBeforePickUp = () => wrongField('returnedAt', 'hand-over.before-pick-up');
export const noPickUpToCorrect = () => wrongField('pickUpMileage', 'hand-over.no-pick-up');

export const amountNeeded = () => wrongField('paymentAmount', 'amount.required');

export const amountNotRecorded = () => wrongField('paymentAmount', 'amount.not-recorded');

export const statusWorkedOut = () => wrongField('paymentStatus', 'payment.status-worked-out');

export const methodNeeded = () => wrongField('paymentMethod', 'payment.how-required');

export const calendarOff = () => new Problem(404, 'booking.calendar-off');

export const tooManyPhotos = (max: number) => new Problem(409, 'photo.too-many', { details: { max } });

/** The customer adds photographs while the pick-up is fresh. */
export const tooLateForPhotos = () => new Problem(409, 'photo.too-late');

export const noSuchAgreement = () => new Problem(404, 'agreement.not-found');

/** An agreement is signed from the confirmation until the return. */
export const notSignable = () => new Problem(409, 'agreement.not-now');

/** On the booking's page it is signed from some hours before the pick-up on. */
export const signingTooEarly = (from: Temporal.Instant) =>
  new Problem(409, 'agreement.too-early', { details: { from: toBangkokText(from) } });

/** The text of the agreement is another by now than the signer read. */
export const otherText = () => new Problem(409, 'agreement.other-text');

export const noSuchText = () => new Problem(404, 'agreement-text.not-found');

/** Somebody wrote a version since this one was begun. */
export const textConflict = () => new Problem(409, 'agreement-text.changed-meanwhile');

/** The signed name has nothing of the customer's. */
export const otherName = () => wrongField('signedName', 'agreement.other-name');

export const agreementUnsigned = () => new Problem(409, 'agreement.unsigned');

/** `changed`: in what the booking is not as it was signed. */
export const agreementOutdated = (changed: readonly string[]) =>
  new Problem(409, 'agreement.outdated', { details: { changed } });

export const unusableSignature = (wrong: 'not-a-png' | 'measures' | 'empty') =>
  new Problem(422, 'agreement.bad-signature', { field: 'signature', sentence: `agreement.${wrong}` });
