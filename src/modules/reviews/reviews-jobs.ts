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

/** The job that asks customers how it was, each once, a booking at a time. */
const askForReviews = async ({ step }: Steps, { publicUrl }: { publicUrl: string }): Promise<void> => {
  const bookingIds = await step(readBookingsToInvite);
  await each(bookingIds, (bookingId) => step((ctx) => sendInvitation(ctx, bookingId, publicUrl)));
};

const readBookingsToInvite = async ({ tx, now }: Context): Promise<string[]> =>
  invitationsAreOn(await readSettings(tx)) ? bookingsToInvite(tx, returnsToInvite(now), { most: MOST_AT_ONCE }) : [];

/** The row and the mail come together: of several processes that ask about one booking, one writes both. */
const sendInvitation = async (ctx: Context, bookingId: string, publicUrl: string): Promise<void> => {
  if (await claimInvitation(ctx.tx, { bookingId, createdAt: ctx.now }))
    await mailCustomer(ctx, bookingId, invitation, publicUrl);
};

const invitation: CustomerMail = {
  kind: 'review-invitation',
  write: reviewInvitationMail,
  pathOf: ({ id }) => `/review/${id}`,
};
