/** What customers are told by text message. */
export type SmsKind = 'booking-confirmed' | 'booking-reminder' | 'booking-cancelled';

type Switches = Readonly<{ smsNotifications: boolean; bookingConfirmation: boolean; reminderNotifications: boolean }>;

/** The switch for text messages opens the way; what has a switch of its own needs that too, as its mail does. */
const ownSwitch: Partial<Record<SmsKind, keyof Switches>> = {
  'booking-confirmed': 'bookingConfirmation',
  'booking-reminder': 'reminderNotifications',
};

export const isSmsWanted = (kind: SmsKind, switches: Switches): boolean =>
  switches.smsNotifications && switches[ownSwitch[kind] ?? 'smsNotifications'];
