/** The kinds of text message that customers receive. */
export type SmsKind =
  | 'booking-confirmed'
  | 'booking-reminder'
  | 'booking-cancelled'
  | 'return-reminder'
  /** The same to a customer without an e-mail. */
  | 'return-reminder-by-phone'
  | 'claims-made'
  /** The same to a customer without an e-mail, who opens no page of the booking by themselves. */
  | 'claims-made-by-phone'
  | 'claims-settled'
  | 'deposit-held'
  | 'deposit-not-renewed'
  | 'deposit-given-back'
  | 'deposit-kept';

type Switches = Readonly<{ smsNotifications: boolean; bookingConfirmation: boolean; reminderNotifications: boolean }>;

/** The switch of each kind that has one. Both it and the general switch for text messages must be on. */
const ownSwitch: Partial<Record<SmsKind, keyof Switches>> = {
  'booking-confirmed': 'bookingConfirmation',
  'booking-reminder': 'reminderNotifications',
  'return-reminder': 'reminderNotifications',
  'return-reminder-by-phone': 'reminderNotifications',
};

export const isSmsEnabled = (kind: SmsKind, switches: Switches): boolean =>
  switches.smsNotifications && switches[ownSwitch[kind] ?? 'smsNotifications'];

/**
 * The hourly limit per number, all kinds together. Anybody can type any number, whether they pay or not and whoever
 * confirms or cancels the booking, so there is no exception.
 */
const MOST_AN_HOUR = 5;

export const isSmsOneTooMany = (sentThisHour: number): boolean => sentThisHour >= MOST_AN_HOUR;
