export type MailKind =
  | 'booking-received'
  | 'booking-confirmed'
  | 'booking-expired'
  | 'payment-refunded-late'
  | 'review-invitation';

type Switches = Readonly<{ emailNotifications: boolean; bookingConfirmation: boolean }>;

/** Mails that have a switch of their own in the settings. The others go out whenever mail does. */
const ownSwitch: Partial<Record<MailKind, keyof Switches>> = {
  'booking-received': 'bookingConfirmation',
  'booking-confirmed': 'bookingConfirmation',
};

export const isWanted = (kind: MailKind, switches: Switches): boolean =>
  switches.emailNotifications && switches[ownSwitch[kind] ?? 'emailNotifications'];

/**
 * How many of a kind one address gets in an hour. Anybody can book in anybody's name, so what a booking alone brings
 * about is held down; what follows a payment is not.
 */
const mostAnHour: Partial<Record<MailKind, number>> = { 'booking-received': 5, 'booking-expired': 5 };

export const isTooMany = (kind: MailKind, sentThisHour: number): boolean =>
  sentThisHour >= (mostAnHour[kind] ?? Infinity);
