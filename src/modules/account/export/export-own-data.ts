import type { z } from 'zod';
import type { SentFile } from '#contract/endpoint.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { everyOwnBooking } from '#modules/booking/index.ts';
import type { Context } from '#platform/context.ts';
import { profileShape } from '../profile/profile-shape.ts';
import { readProfile } from '../profile/read-profile.ts';
import { accountPart } from './account-part.ts';
import { bookingsPart } from './bookings-part.ts';
import { mailsPart } from './mails-part.ts';
import { auditData, customerData } from './own-rental-data-store.ts';
import { readable } from './readable.ts';

/** All that is kept about the caller, as one JSON file in words that a person can follow. Secrets are not in it. */
export const exportOwnData = async (ctx: Context): Promise<z.output<typeof SentFile>> => {
  const { tx, now } = ctx;
  const profile = await readProfile(ctx);
  const { id: userId, email, emailVerified } = profile.user;
  const bookings = await everyOwnBooking(tx, userId);
  const bookingIds = bookings.map(({ id }) => id);
  const customer = await customerData(tx, userId);
  const ids = [userId, ...(customer ? [customer.id] : []), ...bookingIds];
  const account = await accountPart(tx, userId);
  const told = {
    exportedAt: toBangkokText(now),
    ...account,
    profile: profileShape(profile),
    customer,
    bookings: await bookingsPart(ctx, bookings),
    ...(await mailsPart(tx, { bookingIds, userId, email, isProven: emailVerified })),
    audit: await auditData(tx, { userId, ids }),
  };
  const text = JSON.stringify(readable(told), null, 2);
  return { name: 'saphan-my-data.json', type: 'application/json', content: new TextEncoder().encode(text) };
};
