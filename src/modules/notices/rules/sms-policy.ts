/** What customers are told by text message. */
export type SmsKind = 'booking-confirmed' | 'booking-reminder' | 'booking-cancelled';

type Switches = Readonly<{ smsNotifications: boolean; bookingConfirmation: boolean; reminderNotifications: boolean }>;

/** The switch for text messages opens the way; what has a switch of its own needs that too, as its mail does. */
const ownSwitch: Partial<Record<SmsKind, keyof Switches>> = {
  'booking-confirmed': 'bookingConfirmation',
  'booking-reminder': 'reminderNotifications',
};

export const isSmsEnabled = (kind: SmsKind, switches: Switches): boolean =>
  switches.smsNotifications && switches[ownSwitch[kind] ?? 'smsNotifications'];

/**
 * How many one number gets in an hour, of every kind together. Anybody can type any number, also who pays, and also
 * where staff confirm or end the booking: so nothing is left out.
 */
const MOST_AN_HOUR = 5;

export const isSmsOneTooMany = (sentThisHour: number): boolean => sentThisHour >= MOST_AN_HOUR;
