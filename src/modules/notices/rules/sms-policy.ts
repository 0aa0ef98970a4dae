/** The kinds of text message that customers receive. */
export type SmsKind = 'booking-confirmed' | 'booking-reminder' | 'booking-cancelled';

type Switches = Readonly<{ smsNotifications: boolean; bookingConfirmation: boolean; reminderNotifications: boolean }>;

/** The switch of each kind that has one. Both it and the general switch for text messages must be on. */
const ownSwitch: Partial<Record<SmsKind, keyof Switches>> = {
  'booking-confirmed': 'bookingConfirmation',
  'booking-reminder': 'reminderNotifications',
};

export const isSmsEnabled = (kind: SmsKind, switches: Switches): boolean =>
  switches.smsNotifications && switches[ownSwitch[kind] ?? 'smsNotifications'];

/**
 * The hourly limit per number, all kinds together. Anybody can type any number, whether they pay or not and whoever
 * confirms or cancels the booking, so there is no exception.
 */
const MOST_AN_HOUR = 5;

export const isSmsOneTooMany = (sentThisHour: number): boolean => sentThisHour >= MOST_AN_HOUR;
