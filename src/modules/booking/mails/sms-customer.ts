import { bookingSms, queueSms, type SmsDetails, type SmsKind } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { bookingDetails, promisedText } from '../records/booking-details.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import { placeName } from '../records/booking-texts.ts';
import { bookingMails } from './mail-catalogue.ts';
import { occasionOf } from './mail-customer.ts';

/** A text message sent in addition to the mail, for customers who do not read mail while travelling. */
export type BookingSms = Readonly<{
  kind: SmsKind;
  isDue: (booking: Booking) => boolean;
  details?: SmsDetails;
}>;

export const confirmedBySms: BookingSms = { kind: 'booking-confirmed', isDue: bookingMails.confirmed.isDue };
export const reminderBySms = {
  kind: 'booking-reminder',
  isDue: bookingMails.reminder.isDue,
} satisfies BookingSms;

/** Whoever has no e-mail cannot open the page of the booking, and is asked to call. */
export const returnReminderBySms = ({ email }: Pick<Booking, 'email'>): BookingSms => ({
  kind: email === '' ? 'return-reminder-by-phone' : 'return-reminder',
  isDue: bookingMails.returnReminder.isDue,
});

/** Only for cancellations by staff: customers who cancelled know. */
export const cancelledBySms: BookingSms = {
  kind: 'booking-cancelled',
  isDue: ({ status, cancelledBecause }) => status === 'cancelled' && cancelledBecause === 'staff',
};

/** Queues a text message to the customer, once for each occasion, if still due. */
export const smsCustomer = async (
  ctx: Context,
  bookingId: string,
  { kind, isDue, details }: BookingSms,
  occasion?: string | undefined,
): Promise<void> => {
  const booking = await findBooking(ctx.tx, bookingId);
  if (!booking || !isDue(booking)) return;
  const { language, reference, firstName, lastName, phone } = booking;
  const { settings, promised, pickUp, dropOff } = await bookingDetails(ctx.tx, booking);
  const { siteName, contactPhone } = settings.general;
  const places = { place: placeName(pickUp.place, language), returnPlace: placeName(dropOff.place, language) };
  const moments = { pickUpAt: pickUp.at, dropOffAt: dropOff.at };
  await queueSms(ctx, {
    occasion: occasionOf(kind, bookingId, occasion),
    kind,
    bookingId,
    language,
    phone,
    name: `${firstName} ${lastName}`,
    text: bookingSms(
      kind,
      { siteName, contactPhone, reference, vehicleName: promisedText(promised, language), ...places, ...moments },
      language,
      details,
    ),
  });
};
