export type MailKind =
  | 'booking-received'
  | 'booking-waiting'
  | 'booking-confirmed'
  | 'booking-changed'
  | 'booking-cancelled'
  | 'booking-expired'
  | 'booking-reminder'
  | 'late-return'
  | 'payment-received'
  | 'payment-failed'
  | 'payment-refunded'
  | 'payment-refunded-late'
  | 'contact-message'
  | 'message-reply'
  | 'review-invitation'
  | 'staff-booking-waiting'
  | 'staff-transfer'
  | AccountMailKind;

/** About somebody's account, to its owner. */
export type AccountMailKind =
  | 'verify-email'
  | 'change-email'
  | 'email-known'
  | 'reset-password'
  | 'invitation'
  | 'password-changed'
  | 'email-changed'
  | 'two-factor-changed'
  | 'account-deleted';

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

/** No switch keeps people from getting into their account, or from hearing that somebody else did. */
export const accountMails: ReadonlySet<MailKind> = new Set<AccountMailKind>([
  'verify-email',
  'change-email',
  'email-known',
  'reset-password',
  'invitation',
  'password-changed',
  'email-changed',
  'two-factor-changed',
  'account-deleted',
]);

/** What a person of the staff wrote to somebody is a letter, and no notification that could be switched off. */
const isLetter = (kind: MailKind) => kind === 'message-reply';

export const isMailEnabled = (kind: MailKind, switches: Switches): boolean =>
  accountMails.has(kind) ||
  isLetter(kind) ||
  (switches.emailNotifications && switches[ownSwitch[kind] ?? 'emailNotifications']);

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
  // Anybody can ask for these in another's name.
  'verify-email': 3,
  'change-email': 3,
  'email-known': 3,
  'reset-password': 3,
};

export const isTooMany = (kind: MailKind, sentThisHour: number): boolean =>
  sentThisHour >= (mostAnHour[kind] ?? Infinity);
