import { z } from 'zod';
import { hasSomethingToRead } from '#kernel/people.ts';
import { problemText } from '#kernel/problem.ts';
import { PaymentStatus } from '../booking.ts';
import { answer } from '../endpoint.ts';
import { Id, neededNumber, TWO_DECIMALS, twoDecimals } from '../fields.ts';
import { EmailTextOrNone, LastNameOrNone, PersonName, PhoneText } from '../people.ts';
import { OfficeBooking } from './booking-record.ts';

/** The version that the clerk saw. 409 `booking.changed-meanwhile` when the booking has changed since. */
export const seenVersion = { version: z.int() };
export const ofBooking = z.object({ id: Id });
export const wholeBooking = answer(OfficeBooking);
export const NoteText = z
  .string()
  .trim()
  .max(2000, problemText('field.too-long', { max: 2000 }));

/** How the booking's customer is called and reached. An empty e-mail: nothing is mailed. */
export const BookingContact = {
  firstName: PersonName('customers.needed').optional(),
  lastName: LastNameOrNone.optional(),
  customerEmail: EmailTextOrNone.optional(),
  customerPhone: PhoneText.optional(),
};

/** Why staff gave something by hand. It stands in the price, so it names nobody. */
const GivenReason = z
  .string(problemText('reason.missing'))
  .trim()
  .refine(hasSomethingToRead, problemText('reason.missing'))
  .max(300, problemText('field.too-long', { max: 300 }));

/** The vehicle price stays although the vehicle is another. The reason is kept in the audit log. */
export const RetainedPrice = z.object({ reason: GivenReason });

/** Baht off by hand, before tax; at most what is left of the vehicle price. Null takes it back. */
export const HandDiscount = z
  .object({
    amount: z
      .number(neededNumber('amount.required', 'field.number'))
      .gt(0, problemText('amount.positive'))
      .max(10_000_000, problemText('amount.too-high', { max: 10_000_000 }))
      .refine(twoDecimals, TWO_DECIMALS),
    reason: GivenReason,
  })
  .nullable();

/** A payment recorded by staff. For the list of methods, see docs/decisions/office-bookings.md. */
export const StaffPayment = {
  paymentMethod: z.string().trim().max(40).nullable().optional(),
  /**
   * `paid` records a payment of all that is owed, `partial` a payment of `paymentAmount`, `refunded` a refund of it. A
   * payment needs a `paymentMethod`. Other values follow from the payments, so only the current one is accepted.
   */
  paymentStatus: PaymentStatus.optional(),
  paymentAmount: z
    .number()
    .gt(0, problemText('amount.positive'))
    .max(10_000_000, problemText('amount.too-high', { max: 10_000_000 }))
    .refine(twoDecimals, TWO_DECIMALS)
    .optional(),
  paymentReference: z.string().trim().max(100).optional(),
};
