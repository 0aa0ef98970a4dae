import type { Period } from '#kernel/period.ts';

/** Invitations are sent from two hours until two weeks after the return. */
const SOONEST_HOURS = 2;
const LATEST_DAYS = 14;

/** The period of returns whose customers are to be invited now. */
export const returnsToInvite = (now: Temporal.Instant): Period => ({
  from: now.subtract({ hours: LATEST_DAYS * 24 }),
  until: now.subtract({ hours: SOONEST_HOURS }),
});

type Switches = Readonly<{
  features: { enableReviews: boolean };
  notifications: { emailNotifications: boolean };
}>;

/**
 * Invitations are off while reviews are off, and while mail is off, so that nobody is marked as invited without a mail.
 */
export const invitationsAreOn = ({ features, notifications }: Switches): boolean =>
  features.enableReviews && notifications.emailNotifications;
