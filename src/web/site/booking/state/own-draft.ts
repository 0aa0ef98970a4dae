import {
  type BookingDraft,
  type DraftCustomer,
  isDone,
  isNobody,
  newBookingDraft,
  noCustomer,
  undecided,
} from './draft.ts';

/**
 * The tab's draft for its current user: `email` is the account's, null for a guest. Another person's draft keeps only
 * vehicle, dates and extras. A guest who signs in keeps a draft with the account's e-mail.
 */
export const ownDraft = (remembered: BookingDraft, email: string | null): BookingDraft => {
  if (isOwn(remembered, email)) return { ...remembered, of: email };
  const { vehicleId, rental, cover, addons } = remembered;
  return { ...newBookingDraft(vehicleId, rental), of: email, cover, addons };
};

/** The draft without personal data, including that in `madeOf`. */
export const withoutPerson = ({ booking, ...draft }: BookingDraft): BookingDraft => ({
  ...draft,
  customer: noCustomer,
  drivers: [],
  payBy: undecided,
  attempt: null,
  booking: booking && { ...booking, madeOf: null },
});

/** The draft without dates that are over by `clock`, the Bangkok wall clock. A booking that is done keeps its dates. */
export const withoutPast = (draft: BookingDraft, clock: string): BookingDraft => {
  const { pickupDate, pickupTime } = draft.rental;
  if (isDone(draft.booking) || `${pickupDate}T${pickupTime}` >= clock) return draft;
  return { ...draft, rental: { ...draft.rental, pickupDate: '', returnDate: '' } };
};

// A booking without a person is done, so its owner is no longer known.
const isOwn = ({ of, customer, booking }: BookingDraft, email: string | null): boolean => {
  if (of !== null || email === null) return of === email;
  return (isNobody(customer) && booking === null) || customer.email.toLowerCase() === email.toLowerCase();
};

/** The customer of a draft; while its fields are empty, the signed-in customer's details. */
export const prefilled = (typed: DraftCustomer, signedIn: DraftCustomer | null): DraftCustomer =>
  signedIn && isNobody(typed) ? signedIn : typed;

/** Limits the draft's points to the balance. An existing booking has already spent its points, so it is not limited. */
export const withPoints = (draft: BookingDraft, left: number): BookingDraft =>
  draft.booking || draft.points <= left ? draft : { ...draft, points: left };
