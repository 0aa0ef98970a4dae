import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { PaymentStatus } from '../booking.ts';
import { answer } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { OfficeBooking } from './booking-record.ts';

/** The version that the clerk saw. 409 `booking.changed-meanwhile` when the booking has changed since. */
export const seenVersion = { version: z.int() };
export const ofBooking = z.object({ id: Id });
export const wholeBooking = answer(OfficeBooking);
export const NoteText = z
  .string()
  .trim()
  .max(2000, problemText('field.too-long', { max: 2000 }));

export const twoDecimals = (baht: number) => Math.abs(Math.round(baht * 100) / 100 - baht) < 1e-9;
export const TWO_DECIMALS = problemText('amount.two-decimals');

/** A payment recorded by staff. For the list of methods, see docs/decisions/office-bookings.md. */
export const StaffPayment = {
  paymentMethod: z.string().trim().max(40).optional(),
  /**
   * `paid` records a payment of all that is owed, `partial` a payment of `paymentAmount`, `refunded` a refund of it
   * (ignored for a new booking). Other values have no effect. A payment needs a `paymentMethod`.
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
