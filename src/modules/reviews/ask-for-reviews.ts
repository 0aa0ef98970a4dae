import { mailCustomer, type News } from '#modules/booking/index.ts';
import { reviewInvitationMail } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import { bookingsToAskAbout, claimInvitation } from './invitation-store.ts';
import { isAsking, returnsToAskAfter } from './rules/invitation.ts';

const MOST_AT_ONCE = 100;

/** The job that asks customers how it was, each once, a booking at a time. */
export const askForReviews = async ({ step }: Steps, { publicUrl }: { publicUrl: string }): Promise<void> => {
  const bookingIds = await step(toAsk);
  await each(bookingIds, (bookingId) => step((ctx) => ask(ctx, bookingId, publicUrl)));
};

const toAsk = async ({ tx, now }: Context): Promise<string[]> =>
  isAsking(await readSettings(tx)) ? bookingsToAskAbout(tx, returnsToAskAfter(now), { most: MOST_AT_ONCE }) : [];

/** The row and the mail come together: of several processes that ask about one booking, one writes both. */
const ask = async (ctx: Context, bookingId: string, publicUrl: string): Promise<void> => {
  if (await claimInvitation(ctx.tx, { bookingId, createdAt: ctx.now }))
    await mailCustomer(ctx, bookingId, howWasIt, publicUrl);
};

const howWasIt: News = {
  kind: 'review-invitation',
  write: reviewInvitationMail,
  pathOf: ({ id }) => `/review/${id}`,
};
