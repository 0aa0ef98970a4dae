import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { BookingShape } from './booking.ts';
import { answer, endpoints, ListQuery, listOf, SentFile } from './endpoint.ts';
import { BangkokDateTime, CalendarDate, Id, Language } from './fields.ts';
import { UserShape } from './identity.ts';
import { PersonName, PhoneText } from './people.ts';

const optionalText = (longest: number) => z.string().trim().max(longest);

export const AddressShape = z.object({
  street: optionalText(200),
  city: optionalText(100),
  province: optionalText(100),
  postalCode: optionalText(20),
  country: optionalText(100),
});

const BirthDate = z.iso
  .date({ error: problemText('date.invalid', { example: '1990-12-31' }), abort: true })
  .regex(/^(19|20)/, problemText('date.year-from', { from: '1900' }));

/** Customer details needed for a rental. Unknown text fields are empty. */
const Particulars = {
  dateOfBirth: BirthDate.nullable(),
  licenseNumber: optionalText(60),
  licenseExpiryDate: CalendarDate.nullable(),
  nationality: optionalText(60),
  address: AddressShape,
};

export const ProfileShape = UserShape.extend(Particulars);
export type ProfileShape = z.infer<typeof ProfileShape>;

/** A booking in the customer's own list. */
export const OwnBooking = BookingShape.extend({
  /** Whether the customer can review the rental now, with `POST /bookings/:id/review`. */
  mayReview: z.boolean(),
});
export type OwnBooking = z.infer<typeof OwnBooking>;

/**
 * Loyalty points: a rental that ends while the program is on earns one per full 100 baht paid and not refunded. Each
 * point takes one baht off the vehicle price of a later rental.
 */
export const OwnPoints = z.object({
  /** While false, points can be neither earned nor spent, but the balance is kept. */
  isOn: z.boolean(),
  balance: z.int(),
  /** Whether the e-mail must be confirmed before points can be spent. */
  needsProof: z.boolean(),
  /** Bookings that earned or spent points, newest first. `at`: the return of the vehicle, or else the booking. */
  rentals: z.array(
    z.object({ bookingId: Id, bookingNumber: z.string(), at: BangkokDateTime, earned: z.int(), spent: z.int() }),
  ),
});
export type OwnPoints = z.infer<typeof OwnPoints>;

export const accountEndpoints = endpoints({
  'GET /auth/profile': {
    summary: "The caller's profile",
    access: 'customer',
    reply: answer(ProfileShape),
  },
  'GET /account/points': {
    summary: "The caller's loyalty points, and the bookings that earned or spent them",
    access: 'customer',
    reply: answer(OwnPoints),
  },
  'PUT /auth/profile': {
    summary: 'Changes the fields sent. `role`, `isActive`, `email` and `emailVerified` cannot be changed here',
    access: 'customer',
    readBy: 'GET /auth/profile',
    body: z.object({
      firstName: PersonName('name.first-required').optional(),
      lastName: PersonName('name.last-required').optional(),
      phone: PhoneText.nullable().optional(),
      language: Language.optional(),
      dateOfBirth: Particulars.dateOfBirth.optional(),
      licenseNumber: Particulars.licenseNumber.optional(),
      licenseExpiryDate: Particulars.licenseExpiryDate.optional(),
      nationality: Particulars.nationality.optional(),
      address: AddressShape.optional(),
    }),
    reply: answer(ProfileShape),
  },
  'GET /auth/export': {
    summary:
      'The personal data stored about the caller, as a JSON file without secrets: person, bookings, payments, reviews, mails, sessions, consent; contact messages only if the e-mail is verified',
    access: 'customer',
    perMinute: 10,
    file: 'application/json',
    reply: SentFile,
  },
  'POST /auth/delete-account': {
    summary:
      'Deletes the account, and erases or anonymises personal data at once, except what invoices must keep for five years. 403 `account.staff` for staff; 409 `account.open-bookings`, `account.money-under-way`, `account.money-owed`',
    access: 'customer',
    proof: 'always',
    perMinute: 10,
    reply: answer(z.null()),
  },
  'GET /bookings/my-bookings': {
    summary: "The caller's pending and confirmed bookings, earliest pick-up first",
    access: 'customer',
    query: ListQuery,
    reply: listOf(OwnBooking),
  },
  'GET /bookings/my-history': {
    summary: "The caller's past bookings: returned, cancelled or expired; latest end first",
    access: 'customer',
    query: ListQuery,
    reply: listOf(OwnBooking),
  },
});
