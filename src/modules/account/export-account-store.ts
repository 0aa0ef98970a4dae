import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { contactMessages, contactReplies } from '#modules/contact/contact-tables.ts';
import {
  failedLogins,
  mailLinks,
  sessions,
  signInPlaces,
  trustedComputers,
  users,
} from '#modules/identity/records/identity-tables.ts';
import { mails } from '#modules/notices/notices-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';

/** The account's data, without its credentials. */
export const accountData = async (tx: Tx, userId: string) => {
  const { id, email, firstName, lastName, phone, role, language, emailVerified, createdAt, termsAcceptedAt } = users;
  const [row] = await tx
    .select({
      id,
      email,
      firstName,
      lastName,
      phone,
      role,
      language,
      emailVerified,
      createdAt,
      termsAcceptedAt,
      twoFactorSince: users.twoFactorSince,
    })
    .from(users)
    .where(eq(users.id, userId));
  return returnedRow(row);
};

export const sessionsData = (tx: Tx, userId: string) => {
  const { createdAt, lastSeenAt, expiresAt, userAgent, address } = sessions;
  return tx
    .select({ createdAt, lastSeenAt, expiresAt, userAgent, address })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(createdAt));
};

export const computersData = (tx: Tx, userId: string) =>
  tx
    .select({ createdAt: trustedComputers.createdAt, expiresAt: trustedComputers.expiresAt })
    .from(trustedComputers)
    .where(eq(trustedComputers.userId, userId));

/** The places of sign-ins: addresses, and browsers by the hash of their cookie. */
export const placesData = (tx: Tx, userId: string) =>
  tx
    .select({ place: signInPlaces.place, lastAt: signInPlaces.lastAt })
    .from(signInPlaces)
    .where(eq(signInPlaces.userId, userId));

export const mailLinksData = (tx: Tx, userId: string) => {
  const { purpose, email, createdAt, usedAt } = mailLinks;
  return tx
    .select({ purpose, email, createdAt, usedAt })
    .from(mailLinks)
    .where(eq(mailLinks.userId, userId))
    .orderBy(asc(createdAt));
};

export const failedSignInsData = (tx: Tx, email: string) =>
  tx
    .select({ address: failedLogins.address, at: failedLogins.at })
    .from(failedLogins)
    .where(eq(failedLogins.email, email.toLowerCase()))
    .orderBy(asc(failedLogins.at));

export const messagesData = (tx: Tx, email: string) => {
  const { id, name, subject, message, language, createdAt } = contactMessages;
  return tx
    .select({ id, name, email: contactMessages.email, subject, message, language, createdAt })
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .orderBy(asc(createdAt));
};

/** The staff's replies to these messages, without their names. */
export const repliesData = (tx: Tx, messageIds: readonly string[]) => {
  const { messageId, text, createdAt } = contactReplies;
  return tx
    .select({ messageId, text, createdAt })
    .from(contactReplies)
    .where(inArray(messageId, [...messageIds]))
    .orderBy(asc(createdAt));
};

type MailQuery = Readonly<{
  bookingIds: readonly string[];
  userId: string;
  email: string;
  isProven: boolean;
}>;

/**
 * The mails about a person's bookings and account, and if the e-mail is verified, all mails to or from it; mails to the
 * staff about the person are included.
 */
export const mailsData = (tx: Tx, { bookingIds, userId, email, isProven }: MailQuery) => {
  const isTo = eq(sql`lower(${mails.toAddress})`, email.toLowerCase());
  const isFrom = eq(sql`lower(${mails.replyToAddress})`, email.toLowerCase());
  const about: (SQL | undefined)[] = [
    bookingIds.length > 0 ? inArray(mails.bookingId, [...bookingIds]) : undefined,
    eq(mails.userId, userId),
    isProven ? or(isTo, and(isNotNull(mails.replyToAddress), isFrom)) : undefined,
  ];
  const { kind, bookingId, language, toName, toAddress, subject, plain, createdAt, status } = mails;
  return tx
    .select({ kind, bookingId, language, toName, toAddress, subject, plain, createdAt, status })
    .from(mails)
    .where(or(...about))
    .orderBy(asc(createdAt), asc(mails.id));
};
