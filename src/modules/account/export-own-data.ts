import type { z } from 'zod';
import type { SentFile } from '#contract/endpoint.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { everyOwnBooking } from '#modules/booking/index.ts';
import { accountMails } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import {
  accountData,
  computersData,
  failedSignInsData,
  mailLinksData,
  mailsData,
  messagesData,
  placesData,
  repliesData,
  sessionsData,
} from './export-account-store.ts';
import { bookingsPart, placeText } from './export-bookings.ts';
import { auditData, customerData } from './export-rental-store.ts';
import { profileShape, readProfile } from './own-profile.ts';

/** All personal data of the caller as one readable JSON file. Secrets are left out. */
export const exportOwnData = async (ctx: Context): Promise<z.output<typeof SentFile>> => {
  const { tx, now } = ctx;
  const profile = await readProfile(ctx);
  const { id: userId, email, emailVerified } = profile.user;
  const bookings = await everyOwnBooking(tx, userId);
  const bookingIds = bookings.map(({ id }) => id);
  const customer = await customerData(tx, userId);
  const ids = [userId, ...(customer ? [customer.id] : []), ...bookingIds];
  const account = await accountPart(tx, userId);
  const contents = {
    exportedAt: toBangkokText(now),
    ...account,
    profile: profileShape(profile),
    customer,
    bookings: await bookingsPart(ctx, bookings),
    ...(await mailsPart(tx, { bookingIds, userId, email, isProven: emailVerified })),
    audit: await auditData(tx, { userId, ids }),
  };
  const text = JSON.stringify(withReadableTimes(contents), null, 2);
  return { name: 'saphan-my-data.json', type: 'application/json', content: new TextEncoder().encode(text) };
};

/** The account with its sessions, sign-in places and failed sign-ins. */
const accountPart = async (tx: Tx, userId: string) => {
  const account = await accountData(tx, userId);
  return {
    account,
    consents: { termsAndPrivacy: account.termsAcceptedAt },
    sessions: await sessionsData(tx, userId),
    trustedComputers: await computersData(tx, userId),
    signedInFrom: (await placesData(tx, userId)).map(placeText),
    linksByMail: await mailLinksData(tx, userId),
    failedSignIns: await failedSignInsData(tx, account.email),
  };
};

type MailQuery = Parameters<typeof mailsData>[1];

/**
 * Mails and contact messages. Messages only if the e-mail is verified, since anybody can enter another person's in the
 * form.
 */
const mailsPart = async (tx: Tx, query: MailQuery) => ({
  mails: (await mailsData(tx, query)).map(mailText),
  contactMessages: query.isProven ? await messagesPart(tx, query.email) : [],
});

const messagesPart = async (tx: Tx, email: string) => {
  const messages = await messagesData(tx, email);
  const ids = messages.map(({ id }) => id);
  const replies = await repliesData(tx, ids);
  return messages.map(({ id, ...message }) => ({
    ...message,
    replies: replies.filter(({ messageId }) => messageId === id).map(({ text, createdAt }) => ({ text, createdAt })),
  }));
};

// Links in mails are removed, and account mails have no text: their links could verify an e-mail for somebody who
// merely typed it.
const mailText = ({ plain, ...mail }: Awaited<ReturnType<typeof mailsData>>[number]) => ({
  ...mail,
  text: accountMails.has(mail.kind) ? null : plain.replaceAll(/https?:\/\/\S+/g, '[link]'),
});

/** Converts all moments in a nested value to Bangkok time; leaves everything else unchanged. */
const withReadableTimes = (value: unknown): unknown => {
  if (value instanceof Temporal.Instant) return toBangkokText(value);
  if (value instanceof Date) return toBangkokText(Temporal.Instant.fromEpochMilliseconds(value.getTime()));
  if (Array.isArray(value)) return value.map(withReadableTimes);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withReadableTimes(part)]));
};
