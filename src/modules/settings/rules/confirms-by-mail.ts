type Facts = Readonly<{
  email: Readonly<{ smtpHost: string }>;
  notifications: Readonly<{ emailNotifications: boolean; bookingConfirmation: boolean }>;
}>;

/**
 * Whether bookings are confirmed by mail: the environment or the settings name a mail server, and these mails are on. A
 * server that is down counts, because mails wait for it.
 */
export const confirmsByMail = ({ email, notifications }: Facts, hasMailServer: boolean): boolean =>
  (hasMailServer || email.smtpHost !== '') && notifications.emailNotifications && notifications.bookingConfirmation;
