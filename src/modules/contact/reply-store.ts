import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { mails } from '#modules/notices/notices-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { contactMessages, contactReplies } from './contact-tables.ts';
import { replyMailOccasion } from './rules/reply-mail-occasion.ts';

type NewReply = Omit<typeof contactReplies.$inferInsert, 'id'>;

/** Inserts a reply and returns its id. */
export const insertReply = async (tx: Tx, reply: NewReply): Promise<string> => {
  const [row] = await tx.insert(contactReplies).values(reply).returning({ id: contactReplies.id });
  return returnedRow(row).id;
};

export type PastReply = typeof contactReplies.$inferInsert;

/** Inserts replies unchanged, to seed a database. Nothing is mailed. */
export const addReplies = async (tx: Tx, replies: readonly PastReply[]): Promise<void> => {
  await tx.insert(contactReplies).values([...replies]);
};

export const countReplies = (tx: Tx, messageId: string): Promise<number> =>
  tx.$count(contactReplies, eq(contactReplies.messageId, messageId));

/** The replies to a message, oldest first, with the status of each mail. */
export const repliesTo = (tx: Tx, messageId: string) => {
  const { id, text, byName, createdAt } = contactReplies;
  return tx
    .select({ id, text, byName, createdAt, mail: mails.status })
    .from(contactReplies)
    .leftJoin(mails, eq(mails.occasion, sql`${replyMailOccasion('')}::text || ${id}::text`))
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(createdAt), asc(id));
};
export type StoredReply = Awaited<ReturnType<typeof repliesTo>>[number];

/** The ids of all replies to messages written before a moment. */
export const repliesToBefore = async (tx: Tx, before: Temporal.Instant): Promise<string[]> => {
  const old = tx.select({ id: contactMessages.id }).from(contactMessages).where(lt(contactMessages.createdAt, before));
  const rows = await tx
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, old));
  return rows.map(({ id }) => id);
};
