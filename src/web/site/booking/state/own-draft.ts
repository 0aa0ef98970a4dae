import { type BookingDraft, type DraftCustomer, isNobody, newBookingDraft, noCustomer, undecided } from './draft.ts';

/**
 * What a tab remembers, for whoever uses it now: `email` is that of the account, null for a guest. Of what somebody else
 * wrote only vehicle, dates and extras stay. A guest who then signs in goes on with what has the account's e-mail.
 */
export const ownDraft = (remembered: BookingDraft, email: string | null): BookingDraft => {
  if (isOwn(remembered, email)) return { ...remembered, of: email };
  const { vehicleId, rental, cover, addons } = remembered;
  return { ...newBookingDraft(vehicleId, rental), of: email, cover, addons };
};

/** The same without anything that was typed about a person; what the booking was made of names them too. */
export const withoutPerson = ({ booking, ...draft }: BookingDraft): BookingDraft => ({
  ...draft,
  customer: noCustomer,
  payBy: undecided,
  attempt: null,
  booking: booking && { ...booking, madeOf: null },
});

// A booking without a person is done: whose it was is not known here any more.
const isOwn = ({ of, customer, booking }: BookingDraft, email: string | null): boolean => {
  if (of !== null || email === null) return of === email;
  return (isNobody(customer) && booking === null) || customer.email.toLowerCase() === email.toLowerCase();
};

/** The customer of a draft; where nothing was typed yet, what the account of whoever is signed in knows. */
export const prefilled = (typed: DraftCustomer, signedIn: DraftCustomer | null): DraftCustomer =>
  signedIn && isNobody(typed) ? signedIn : typed;

/** A draft that spends no more points than there are now. What its own hold has spent already is not among those. */
export const withPoints = (draft: BookingDraft, left: number): BookingDraft =>
  draft.booking || draft.points <= left ? draft : { ...draft, points: left };
