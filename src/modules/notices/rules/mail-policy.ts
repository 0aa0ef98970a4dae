import type { SmsKind } from './sms-policy.ts';

export type MailKind =
  | 'booking-received'
  | 'booking-waiting'
  | 'booking-confirmed'
  | 'booking-changed'
  | 'booking-cancelled'
  | 'booking-expired'
  | 'change-ended'
  | 'booking-reminder'
  | 'return-reminder'
  | 'late-return'
  | 'claims'
  | 'agreement-signed'
  | 'deposit-held'
  | 'deposit-not-renewed'
  | 'deposit-ended'
  | 'payment-received'
  | 'payment-failed'
  | 'payment-refunded'
  | 'payment-refunded-late'
  | 'contact-message'
  | 'message-reply'
  | 'review-invitation'
  | 'email-code'
  | 'staff-unpaid-share'
  | 'staff-booking-waiting'
  | 'staff-booking-paid'
  | 'staff-slip'
  | 'staff-transfer'
  | 'staff-refunded-late'
  | 'staff-digest'
  | AccountMailKind;

/** What the outbox has: mails and text messages. */
export type MessageKind = MailKind | SmsKind;

/** Mails about an account, to its owner. */
export type AccountMailKind =
  | 'verify-email'
  | 'change-email'
  | 'email-known'
  | 'reset-password'
  | 'invitation'
  | 'password-changed'
  | 'email-changed'
  | 'two-factor-changed'
  | 'account-notice'
  | 'account-deleted';

type Switches = Readonly<{
  emailNotifications: boolean;
  bookingConfirmation: boolean;
  paymentConfirmation: boolean;
  reminderNotifications: boolean;
  adminNotifications: boolean;
  paidBookingNotifications: boolean;
}>;

/** The settings switch of each kind that has one. All other kinds are sent whenever mail is enabled. */
const ownSwitch: Partial<Record<MailKind, keyof Switches>> = {
  'booking-received': 'bookingConfirmation',
  'booking-waiting': 'bookingConfirmation',
  'booking-confirmed': 'bookingConfirmation',
  'booking-reminder': 'reminderNotifications',
  'return-reminder': 'reminderNotifications',
  'payment-received': 'paymentConfirmation',
  'contact-message': 'adminNotifications',
  'staff-booking-waiting': 'adminNotifications',
  'staff-booking-paid': 'paidBookingNotifications',
  'staff-slip': 'adminNotifications',
  'staff-transfer': 'adminNotifications',
  'staff-refunded-late': 'adminNotifications',
  'staff-unpaid-share': 'adminNotifications',
};

/**
 * Mails that no switch turns off, because people need them to get into their account or to learn that somebody else
 * did.
 */
export const accountMails: ReadonlySet<MessageKind> = new Set<AccountMailKind>([
  'verify-email',
  'change-email',
  'email-known',
  'reset-password',
  'invitation',
  'password-changed',
  'email-changed',
  'two-factor-changed',
  'account-notice',
  'account-deleted',
]);

/**
 * A reply that a staff member wrote is a letter, and a code is what its reader asked for: not a notification that can be
 * switched off.
 */
const isWanted = (kind: MailKind) => kind === 'message-reply' || kind === 'email-code';

export const isMailEnabled = (kind: MailKind, switches: Switches): boolean =>
  accountMails.has(kind) ||
  isWanted(kind) ||
  (switches.emailNotifications && switches[ownSwitch[kind] ?? 'emailNotifications']);

/** Mails that anybody can cause for anybody's address without paying, by booking in its name. */
const withoutPayment: readonly MailKind[] = [
  'booking-received',
  'booking-waiting',
  'booking-expired',
  'booking-changed',
  'booking-cancelled',
  'payment-failed',
];

/** News of an account; anybody can have one made for anybody's address. */
const newsOfAccount: readonly MailKind[] = [
  'password-changed',
  'email-changed',
  'two-factor-changed',
  'account-notice',
];

/** The hourly limit per address for all kinds of a list together. */
const MOST_TOGETHER = 12;

/**
 * The hourly limit per address for each kind. Anybody can book in anybody's name, so mails caused by a booking alone
 * are limited; mails caused by a payment are not. Mails to the staff all go to one address, which must not be flooded:
 * beyond the limit they come in a digest.
 */
const mostAnHour: Partial<Record<MailKind, number>> = {
  'booking-received': 5,
  'booking-expired': 5,
  'change-ended': 5,
  'booking-changed': 10,
  'booking-cancelled': 10,
  'payment-failed': 10,
  'contact-message': 60,
  'staff-booking-waiting': 60,
  'staff-booking-paid': 60,
  'staff-slip': 60,
  // Anybody can request these for somebody else's address.
  'email-code': 3,
  'verify-email': 3,
  'change-email': 3,
  'email-known': 3,
  'reset-password': 3,
};

/**
 * The limits of a mail: which kinds are counted together, and how many of them an address may get in an hour.
 * `followsPayment`: it is about a booking for which something was paid.
 */
export const hourlyLimits = (
  kind: MailKind,
  { followsPayment = false } = {},
): readonly Readonly<{ kinds: readonly MailKind[]; most: number }>[] => {
  const own = mostAnHour[kind];
  const lists = followsPayment ? [newsOfAccount] : [newsOfAccount, withoutPayment];
  return [
    ...(own === undefined ? [] : [{ kinds: [kind], most: own }]),
    ...lists.filter((kinds) => kinds.includes(kind)).map((kinds) => ({ kinds, most: MOST_TOGETHER })),
  ];
};
