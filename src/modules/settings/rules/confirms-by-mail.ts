type Facts = Readonly<{
  email: Readonly<{ smtpHost: string }>;
  notifications: Readonly<{ emailNotifications: boolean; bookingConfirmation: boolean }>;
}>;

/**
 * Whether who books gets mails about it: there is a mail server, of the environment or of the settings, and these mails
 * are not switched off. One that is down for a while is a mail server: what waits for it goes out later.
 */
export const confirmsByMail = ({ email, notifications }: Facts, hasMailServer: boolean): boolean =>
  (hasMailServer || email.smtpHost !== '') && notifications.emailNotifications && notifications.bookingConfirmation;
