export type MailKind =
  | 'booking-received'
  | 'booking-waiting'
  | 'booking-confirmed'
  | 'booking-changed'
  | 'booking-cancelled'
  | 'booking-expired'
  | 'booking-reminder'
  | 'payment-received'
  | 'payment-failed'
  | 'payment-refunded'
  | 'payment-refunded-late'
  | 'contact-message'
  | 'review-invitation'
  | 'staff-booking-waiting'
  | 'staff-transfer';

type Switches = Readonly<{
  emailNotifications: boolean;
  bookingConfirmation: boolean;
  paymentConfirmation: boolean;
  reminderNotifications: boolean;
  adminNotifications: boolean;
}>;

/** Mails that have a switch of their own in the settings. The others go out whenever mail does. */
const ownSwitch: Partial<Record<MailKind, keyof Switches>> = {
  'booking-received': 'bookingConfirmation',
  'booking-waiting': 'bookingConfirmation',
  'booking-confirmed': 'bookingConfirmation',
  'booking-reminder': 'reminderNotifications',
  'payment-received': 'paymentConfirmation',
  'contact-message': 'adminNotifications',
  'staff-booking-waiting': 'adminNotifications',
  'staff-transfer': 'adminNotifications',
};

export const isWanted = (kind: MailKind, switches: Switches): boolean =>
  switches.emailNotifications && switches[ownSwitch[kind] ?? 'emailNotifications'];

/**
 * How many of a kind one address gets in an hour. Anybody can book in anybody's name, so what a booking alone brings
 * about is held down; what follows a payment is not. What is for the staff all goes to one address of the business,
 * which a flood shall not fill; the messages and bookings themselves are stored.
 */
const mostAnHour: Partial<Record<MailKind, number>> = {
  'booking-received': 5,
  'booking-expired': 5,
  'booking-changed': 10,
  'booking-cancelled': 10,
  'payment-failed': 10,
  'contact-message': 60,
  'staff-booking-waiting': 60,
};

export const isTooMany = (kind: MailKind, sentThisHour: number): boolean =>
  sentThisHour >= (mostAnHour[kind] ?? Infinity);
