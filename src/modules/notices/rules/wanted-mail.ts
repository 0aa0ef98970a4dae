export type MailKind = 'booking-received' | 'booking-confirmed' | 'booking-expired' | 'payment-refunded-late';

type Switches = Readonly<{ emailNotifications: boolean; bookingConfirmation: boolean }>;

/** Mails that have a switch of their own in the settings. The others go out whenever mail does. */
const ownSwitch: Partial<Record<MailKind, keyof Switches>> = {
  'booking-received': 'bookingConfirmation',
  'booking-confirmed': 'bookingConfirmation',
};

export const isWanted = (kind: MailKind, switches: Switches): boolean =>
  switches.emailNotifications && switches[ownSwitch[kind] ?? 'emailNotifications'];
