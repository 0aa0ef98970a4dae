import { nothing, type Satang, toBaht } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import type { BookingFacts, Typesetter } from '#modules/documents/index.ts';
import { findAnyLocation, findAnyVehicle, isOutsideOpeningHours, type Location, nameOf } from '#modules/fleet/index.ts';
import { fullRefundHours, readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database.ts';
import { momentText } from '#words/moment-text.ts';
import type { Booking } from '../booking-store.ts';
import { placeName } from '../mails/mail-data.ts';
import { policyPickUp, refundLimits } from '../rules/cancellation.ts';
import { dueAtPickUp } from '../rules/due-at-pick-up.ts';
import { quoteLines, taxWithin } from './quote-lines.ts';

/** What papers need beside the booking. */
export type PaperTools = Readonly<{ typesetter: Typesetter; publicUrl: string; testPayments: boolean }>;

/** A booking as its papers tell it, at this moment. */
export const bookingFacts = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booking: Booking & { fees?: Satang },
  { publicUrl, testPayments }: PaperTools,
): Promise<BookingFacts> => {
  const { language, quote, pickUpAt, dropOffAt, firstName, lastName, email, phone, holdUntil } = booking;
  const settings = await readSettings(tx);
  const vehicleName = nameOf(present(await findAnyVehicle(tx, booking.vehicleId)));
  const pickUp = present(await findAnyLocation(tx, booking.pickUpLocationId));
  const dropOff = present(await findAnyLocation(tx, booking.dropOffLocationId));
  const limits = refundLimits(policyPickUp(booking), fullRefundHours(settings.booking.cancellationPolicy));
  const ahead = (at: Temporal.Instant) => (isBefore(now, at) ? momentText(at, language) : null);
  return {
    ...{ language, reference: booking.reference, status: booking.status, version: booking.version, vehicleName },
    isTest: testPayments,
    madeAt: now,
    madeText: momentText(now, language),
    business: businessOf(settings, publicUrl, language),
    customer: { name: `${firstName} ${lastName}`, email, phone },
    days: quote.days,
    pickUp: stopOf(pickUp, pickUpAt, { language, settings }),
    dropOff: stopOf(dropOff, dropOffAt, { language, settings }),
    lines: quoteLines(quote, vehicleName, language),
    taxWithin: taxWithin(quote, language),
    total: toBaht(booking.total),
    paid: toBaht(booking.paid),
    fees: toBaht(booking.fees ?? nothing),
    refunded: toBaht(booking.refunded),
    dueAtPickUp: toBaht(dueAtPickUp(booking)),
    securityDeposit: toBaht(quote.securityDeposit),
    holdUntil: holdUntil && momentText(holdUntil, language),
    fullRefundUntil: ahead(limits.fullRefundUntil),
    halfRefundUntil: ahead(limits.halfRefundUntil),
  };
};

const businessOf = ({ general }: Settings, publicUrl: string, language: Booking['language']) => ({
  siteName: general.siteName,
  address: (language === 'th' && general.addressInThai) || general.address,
  taxId: general.taxId,
  phone: general.contactPhone,
  emergencyPhone: general.emergencyPhone,
  email: general.supportEmail,
  findUrl: `${publicUrl}/booking/find`,
  host: new URL(publicUrl).hostname,
});

const stopOf = (
  place: Location,
  at: Temporal.Instant,
  { language, settings }: { language: Booking['language']; settings: Settings },
) => ({
  at,
  text: momentText(at, language),
  place: placeName(place, language),
  address: (language === 'th' && place.addressInThai) || place.address,
  phone: place.contactPhone,
  isOutsideOpeningHours: isOutsideOpeningHours(place, at, settings),
});
