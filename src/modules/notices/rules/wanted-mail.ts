export type MailKind =
  | 'booking-received'
  | 'booking-confirmed'
  | 'booking-expired'
  | 'payment-refunded-late'
  | 'contact-message'
  | 'review-invitation';

type Switches = Readonly<{ emailNotifications: boolean; bookingConfirmation: boolean; adminNotifications: boolean }>;

/** Mails that have a switch of their own in the settings. The others go out whenever mail does. */
const ownSwitch: Partial<Record<MailKind, keyof Switches>> = {
  'booking-received': 'bookingConfirmation',
  'booking-confirmed': 'bookingConfirmation',
  'contact-message': 'adminNotifications',
};

export const isWanted = (kind: MailKind, switches: Switches): boolean =>
  switches.emailNotifications && switches[ownSwitch[kind] ?? 'emailNotifications'];

/**
 * How many of a kind one address gets in an hour. Anybody can book in anybody's name, so what a booking alone brings
 * about is held down; what follows a payment is not. Contact messages all go to one address of the business, which a
 * flood shall not fill; the messages themselves are stored.
 */
const mostAnHour: Partial<Record<MailKind, number>> = {
  'booking-received': 5,
  'booking-expired': 5,
  'contact-message': 60,
};

export const isTooMany = (kind: MailKind, sentThisHour: number): boolean =>
  sentThisHour >= (mostAnHour[kind] ?? Infinity);
