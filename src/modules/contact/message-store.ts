import { and, desc, eq, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { MessageStatus } from '#contract/contact.ts';
import type { Page } from '#kernel/paging.ts';
import { countMatches } from '#platform/database/count-matches.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { contactFormKeys, contactMessages } from './contact-tables.ts';

export type Message = typeof contactMessages.$inferSelect;
type NewMessageRow = Omit<Message, 'id' | 'status' | 'archivedAt'>;

/** Inserts a message and returns its id; undefined if its form was submitted before. */
export const insertMessage = async (tx: Tx, message: NewMessageRow): Promise<string | undefined> => {
  const [row] = await tx
    .insert(contactMessages)
    .values({ ...message, status: 'new' })
    .onConflictDoNothing({ target: contactMessages.formStamp })
    .returning({ id: contactMessages.id });
  return row?.id;
};

export type PastMessage = typeof contactMessages.$inferInsert;

/** Inserts messages unchanged, to seed a database. */
export const addMessages = async (tx: Tx, messages: readonly PastMessage[]): Promise<void> => {
  await tx.insert(contactMessages).values([...messages]);
};

export const findMessageOfForm = async (tx: Tx, formStamp: string): Promise<Message | undefined> => {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.formStamp, formStamp));
  return row;
};

const listed = isNull(contactMessages.archivedAt);

export const findMessage = async (tx: Tx, id: string): Promise<Message | undefined> => {
  const [row] = await tx
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), listed));
  return row;
};

/** Finds an unarchived message and locks it for a change. */
export const lockMessage = async (tx: Tx, id: string): Promise<Message | undefined> => {
  const [row] = await tx
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), listed))
    .for('update');
  return row;
};

type MessageFilter = Readonly<{ search?: string | undefined; status?: MessageStatus | undefined }>;

/** A page of messages, newest first, with the total. */
export const listMessages = async (tx: Tx, filter: MessageFilter, { limit, offset }: Page) => {
  const where = matching(filter);
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(contactMessages)
      .where(where)
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(limit)
      .offset(offset),
    countMatches(tx, contactMessages, where),
  ]);
  return { rows, total };
};

/** The number of unarchived messages, in all and by status. */
export const countMessages = async (tx: Tx): Promise<Record<MessageStatus | 'all', number>> => {
  const of = (status: MessageStatus) => sql<number>`count(*) filter (where ${contactMessages.status} = ${status})::int`;
  const [row] = await tx
    .select({ all: sql<number>`count(*)::int`, new: of('new'), read: of('read'), replied: of('replied') })
    .from(contactMessages)
    .where(listed);
  return returnedRow(row);
};

const matching = ({ search, status }: MessageFilter): SQL | undefined =>
  and(listed, status && eq(contactMessages.status, status), search ? mentions(search) : undefined);

const mentions = (search: string) => {
  const { name, email, subject, message } = contactMessages;
  return or(...[name, email, subject, message].map((column) => ilike(column, containing(search))));
};

/** Changes a message and returns it; undefined if there is none, or it is archived. */
export const changeMessage = async (
  tx: Tx,
  id: string,
  change: Partial<Pick<Message, 'status' | 'archivedAt'>>,
): Promise<Message | undefined> => {
  const [row] = await tx
    .update(contactMessages)
    .set(change)
    .where(and(eq(contactMessages.id, id), listed))
    .returning();
  return row;
};

export const deleteMessages = (tx: Tx, before: Temporal.Instant) =>
  tx.delete(contactMessages).where(lt(contactMessages.createdAt, before));

/** Deletes all messages from an e-mail, archived ones too. */
export const deleteMessagesFrom = async (tx: Tx, email: string): Promise<void> => {
  await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()));
};

/** The key that signs form stamps. Generated with the table, so that all processes share it. */
export const readFormKey = async (tx: Tx): Promise<Buffer> => {
  const [row] = await tx.select({ key: contactFormKeys.key }).from(contactFormKeys);
  return returnedRow(row).key;
};
