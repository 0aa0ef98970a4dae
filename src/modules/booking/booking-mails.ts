import { bangkokDate, bangkokTime } from '#kernel/bangkok-time.ts';
import { nothing, toBaht } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import { findAnyLocation, findAnyVehicle, type Location, nameOf } from '#modules/fleet/index.ts';
import {
  type BookingMailData,
  bookingConfirmedMail,
  bookingExpiredMail,
  bookingReceivedMail,
  type MailKind,
  paymentRefundedLateMail,
  queueMail,
} from '#modules/notices/index.ts';
import { fullRefundHours, readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { present } from '#platform/database.ts';
import { grantAccess } from './booking-access.ts';
import { mailLines } from './booking-mail-lines.ts';
import { type Booking, findBooking } from './booking-store.ts';
import { refundLimits } from './rules/cancellation.ts';
import { dueAtPickUp } from './rules/due-at-pick-up.ts';

/** What is told, and to which page the mail leads: to the booking where nothing else is said. */
export type News = {
  kind: MailKind;
  write: typeof bookingConfirmedMail;
  pathOf?: (booking: Booking) => string;
};

/** Tells the customer where the booking stands, once for each kind of news. */
export const mailBooking = async (
  ctx: Context,
  bookingId: string,
  { kind, write, pathOf = pathToBooking }: News,
  publicUrl: string,
): Promise<void> => {
  const booking = await findBooking(ctx.tx, bookingId);
  if (!booking) return;
  const { language, firstName, lastName, email } = booking;
  await queueMail(ctx, {
    occasion: `${kind}:${bookingId}`,
    kind,
    bookingId,
    language,
    to: { name: `${firstName} ${lastName}`, address: email },
    content: await write(await dataOf(ctx, booking, `${publicUrl}${pathOf(booking)}`), language),
  });
};

export const received: News = { kind: 'booking-received', write: bookingReceivedMail };
export const confirmed: News = { kind: 'booking-confirmed', write: bookingConfirmedMail };
export const expired: News = { kind: 'booking-expired', write: bookingExpiredMail };
export const refundedLate: News = { kind: 'payment-refunded-late', write: paymentRefundedLateMail };

const dataOf = async (ctx: Context, booking: Booking, url: string): Promise<BookingMailData> => {
  const { tx, now } = ctx;
  const { language, quote, holdUntil } = booking;
  const settings = await readSettings(tx);
  const vehicleName = nameOf(present(await findAnyVehicle(tx, booking.vehicleId)));
  const { fullRefundUntil } = refundLimits(booking.pickUpAt, fullRefundHours(settings.booking.cancellationPolicy));
  const moment = (at: Temporal.Instant) => momentText(at, language);
  return {
    siteName: settings.general.siteName,
    firstName: booking.firstName,
    reference: booking.reference,
    vehicleName,
    pickUp: {
      text: moment(booking.pickUpAt),
      place: placeName(await findAnyLocation(tx, booking.pickUpLocationId), language),
    },
    dropOff: {
      text: moment(booking.dropOffAt),
      place: placeName(await findAnyLocation(tx, booking.dropOffLocationId), language),
    },
    days: quote.days,
    lines: mailLines(quote, vehicleName, language),
    total: toBaht(booking.total),
    // A mail about a refund names what goes back.
    paid: toBaht(booking.refunded > nothing ? booking.refunded : booking.paid),
    dueAtPickUp: toBaht(dueAtPickUp(booking)),
    // The token stands behind the #, so that it reaches no server and no log; the page takes it from there.
    manageUrl: `${url}#access=${await grantAccess(ctx, booking.id)}`,
    contactPhone: settings.general.contactPhone,
    supportEmail: settings.general.supportEmail,
    fullRefundUntil: isBefore(now, fullRefundUntil) ? moment(fullRefundUntil) : null,
    holdUntil: holdUntil && moment(holdUntil),
  };
};

const pathToBooking = ({ id, vehicleId, paid }: Booking) => {
  const step = paid === nothing ? PAYMENT_STEP : CONFIRMATION_STEP;
  return `/booking?vehicle=${vehicleId}&step=${step}&bookingId=${id}`;
};

const PAYMENT_STEP = 3;
const CONFIRMATION_STEP = 4;

const placeName = (place: Location | undefined, language: 'en' | 'th') =>
  (language === 'th' && place?.nameInThai) || (place?.name ?? '');

const locales = { en: 'en-GB', th: 'th-TH' };

const momentText = (at: Temporal.Instant, language: 'en' | 'th') => {
  const day = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const date = day.format(new Date(`${bangkokDate(at)}T00:00:00Z`));
  return language === 'th' ? `${date} เวลา ${bangkokTime(at)} น.` : `${date}, ${bangkokTime(at)}`;
};
