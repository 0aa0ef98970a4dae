import type { Period } from '#kernel/period.ts';

/** Asked once the vehicle has been back for two hours; after two weeks nobody is asked any more. */
const SOONEST_HOURS = 2;
const LATEST_DAYS = 14;

/** Between which returns customers are asked for a review now. */
export const returnsToInvite = (now: Temporal.Instant): Period => ({
  from: now.subtract({ hours: LATEST_DAYS * 24 }),
  until: now.subtract({ hours: SOONEST_HOURS }),
});

type Switches = Readonly<{
  features: { enableReviews: boolean };
  notifications: { emailNotifications: boolean };
}>;

/** Nobody is asked for what cannot be written, nor noted as asked while no mail goes out. */
export const invitationsAreOn = ({ features, notifications }: Switches): boolean =>
  features.enableReviews && notifications.emailNotifications;
