import { type CustomerMail, mailCustomer } from '#modules/booking/index.ts';
import { reviewInvitationMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { type Crontab, each, type Tasks } from '#platform/jobs/jobs.ts';
import { bookingsToInvite, claimInvitation } from './invitation-store.ts';
import { invitationsAreOn, returnsToInvite } from './rules/invitation.ts';

export const reviewsTasks = ({ publicUrl }: { publicUrl: string }): Tasks => ({
  'ask-for-reviews': (steps) => askForReviews(steps, { publicUrl }),
});

export const reviewsCrontab: Crontab = ['*/15 * * * * ask-for-reviews'];

const MOST_AT_ONCE = 100;

/** Invites customers to review their rentals, each once, one booking per transaction. */
const askForReviews = async ({ step }: Steps, { publicUrl }: { publicUrl: string }): Promise<void> => {
  const bookingIds = await step(readBookingsToInvite);
  await each(bookingIds, (bookingId) => step((ctx) => sendInvitation(ctx, bookingId, publicUrl)));
};

const readBookingsToInvite = async ({ tx, now }: Context): Promise<string[]> =>
  invitationsAreOn(await readSettings(tx)) ? bookingsToInvite(tx, returnsToInvite(now), { most: MOST_AT_ONCE }) : [];

/** Inserts the invitation and queues the mail in one transaction: of concurrent processes, only one does so. */
const sendInvitation = async (ctx: Context, bookingId: string, publicUrl: string): Promise<void> => {
  if (await claimInvitation(ctx.tx, { bookingId, createdAt: ctx.now }))
    await mailCustomer(ctx, bookingId, invitation, publicUrl);
};

const invitation: CustomerMail = {
  kind: 'review-invitation',
  write: reviewInvitationMail,
  pathOf: ({ id }) => `/review/${id}`,
};
