import { z } from 'zod';
import { MOST_NEW_DAMAGE } from '#kernel/damage.ts';
import { DRIVERS_AT_MOST } from '#kernel/driver-limits.ts';
import { hasSomethingToRead } from '#kernel/people.ts';
import { problemText } from '#kernel/problem.ts';
import { NewDamage } from '../damage.ts';
import { answer, endpoints } from '../endpoint.ts';
import { Baht, DateTimeText, Id, numberText, TWO_DECIMALS, twoDecimals } from '../fields.ts';
import { HandOverPhotoShape, handOverPhotos, PhotoPlaceQuery } from '../photos.ts';
import { NoteText, ofBooking, seenVersion, wholeBooking } from './booking-fields.ts';
import { HandOverShape } from './booking-record.ts';

/** Fuel or battery level in eighths: 8 is full. */
const Fuel = z.int().min(0, problemText('hand-over.fuel')).max(8, problemText('hand-over.fuel'));
/** A week. */
const LONGEST_AGO_S = 604_800;
const AGO = problemText('hand-over.too-long-ago');
const Mileage = z
  .int(problemText('hand-over.kilometres'))
  .min(0, problemText('hand-over.mileage-negative'))
  .max(2_000_000, problemText('hand-over.mileage-too-high'));

/**
 * What a device sends that may have been without a connection: its own name for what it sends, which takes effect once,
 * and how long ago that happened, since its clock may be wrong.
 */
const fromDevice = { id: Id.optional(), secondsAgo: z.int(AGO).min(0, AGO).max(LONGEST_AGO_S, AGO).optional() };
/** Damage that was first seen at this hand-over, for the ledger of the vehicle. */
const NewDamages = z
  .array(NewDamage)
  .max(MOST_NEW_DAMAGE, problemText('damage.too-many', { max: MOST_NEW_DAMAGE }))
  .optional();

/** Somebody looked around the vehicle and saw nothing new. Beside new damage it counts as not said. */
const Inspected = z.boolean().optional();

/** Endpoints for handing over a vehicle and taking it back. */
export const handOverEndpoints = endpoints({
  'POST /admin/bookings/:id/pick-up': {
    summary:
      'Records the pick-up: mileage, fuel, licence checked, damage that was there before. The vehicle becomes `rented`. 409 `booking.cannot-become` unless confirmed, `agreement.unsigned`, `agreement.outdated` without a signature that stands, `booking.vehicle-out` while another booking has the vehicle; 403 for `withoutAgreement` of others than admins',
    access: 'staff',
    params: ofBooking,
    body: z.object({
      ...seenVersion,
      ...fromDevice,
      mileage: Mileage,
      fuel: Fuel,
      /** Drivers of the booking whose licences were seen, by their ids. */
      licensesSeen: z.array(Id).max(DRIVERS_AT_MOST).optional(),
      licenseChecked: z.literal(true, problemText('hand-over.license-unchecked')),
      damage: NoteText.optional(),
      newDamage: NewDamages,
      inspected: Inspected,
      note: NoteText.optional(),
      /** Why an admin lets the keys go without a signed agreement. */
      withoutAgreement: z
        .string()
        .trim()
        .refine(hasSomethingToRead, problemText('reason.missing'))
        .max(300, problemText('field.too-long', { max: 300 }))
        .optional(),
    }),
    reply: wholeBooking,
  },
  'GET /admin/bookings/:id/return': {
    summary:
      'How late a return would be, now or `at` a moment, and the fee that the grace rule suggests; what an early one gives back. 409 `booking.cannot-become` unless confirmed',
    access: 'staff',
    params: ofBooking,
    query: z.object({ at: DateTimeText.optional() }),
    reply: answer(
      z.object({
        lateMinutes: z.int(),
        earlyMinutes: z.int(),
        graceMinutes: z.int(),
        lateDays: z.int(),
        /** Days late times the vehicle's daily rate in the quote, including tax. */
        proposedFee: Baht,
        /** The price and the money if the rental ends early; null where that is no cheaper or nothing goes back. */
        early: z.object({ totalAmount: Baht, refundAmount: Baht, retainedAmount: Baht, leftToPay: Baht }).nullable(),
        pickUp: HandOverShape.nullable(),
      }),
    ),
  },
  'POST /admin/bookings/:id/return': {
    summary:
      'Records the return: mileage, fuel, damage that the rental brought, and the late fee set by staff. The vehicle becomes `available`, unless staff have put it in maintenance. 409 `booking.cannot-become` unless confirmed, `booking.no-pick-up` if no pick-up was recorded, unless `withoutPickUp`, `booking.price-changed`; 422 for less mileage than at pick-up, and for a moment before the pick-up or still to come',
    access: 'staff',
    params: ofBooking,
    body: z.object({
      ...seenVersion,
      ...fromDevice,
      mileage: Mileage,
      fuel: Fuel,
      damage: NoteText.optional(),
      newDamage: NewDamages,
      inspected: Inspected,
      note: NoteText.optional(),
      /** Baht, including tax; 0 for none. It is added to the amount owed by the customer. */
      lateFee: z
        .number()
        .min(0, problemText('hand-over.fee-negative'))
        .max(1_000_000, problemText('hand-over.fee-too-high'))
        .refine(twoDecimals, TWO_DECIMALS)
        .optional(),
      /** Why nothing is charged for a late return. The audit log keeps it. */
      lateFeeReason: z
        .string()
        .trim()
        .refine(hasSomethingToRead, problemText('reason.missing'))
        .max(300, problemText('field.too-long', { max: 300 }))
        .optional(),
      /** What an early return costs in all, as staff saw it: what was paid beyond goes back by the policy. Without it the price stays. */
      earlyTotal: Baht.optional(),
      withoutPickUp: z.boolean().optional(),
      /** When the vehicle came back, if not now: the lateness counts from then. */
      returnedAt: DateTimeText.optional(),
      /** The mileage at pick-up as it should have been read, and why. The audit log keeps both readings. */
      pickUpMileage: z
        .object({
          mileage: Mileage,
          reason: z
            .string(problemText('reason.missing'))
            .trim()
            .refine(hasSomethingToRead, problemText('reason.missing'))
            .max(300, problemText('field.too-long', { max: 300 })),
        })
        .optional(),
    }),
    reply: wholeBooking,
  },
  'POST /admin/bookings/:id/photos/:kind': {
    summary:
      'Stores up to 10 photographs of the vehicle at pick-up or return, of one place of it where `place` says so. Returns all photographs of that hand-over',
    access: 'staff',
    params: z.object({ id: Id, kind: z.enum(['pick-up', 'return']) }),
    query: PhotoPlaceQuery.extend({
      id: Id.optional(),
      secondsAgo: numberText(z.number(AGO).int(AGO).min(0, AGO).max(LONGEST_AGO_S, AGO)).optional(),
    }),
    files: handOverPhotos,
    reply: answer(z.array(HandOverPhotoShape)),
    perMinute: 60,
  },
});
