import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { agreementTexts } from '../../records/booking-tables.ts';
import { validAt } from '../../rules/agreement-text.ts';

export type AgreementText = typeof agreementTexts.$inferSelect;

/** The text that is signed at a moment. */
export const validText = async (tx: Tx, moment: Temporal.Instant): Promise<AgreementText> => {
  const valid = validAt(await textVersions(tx), moment);
  return returnedRow(valid && (await findText(tx, valid.number)));
};

/** Every version, newest first, and from when each is valid. */
export const textVersions = (tx: Tx) => {
  const { number, validFrom } = agreementTexts;
  return tx.select({ number, validFrom }).from(agreementTexts).orderBy(desc(number));
};

export const findText = async (tx: Tx, number: number): Promise<AgreementText | undefined> => {
  const [row] = await tx.select().from(agreementTexts).where(eq(agreementTexts.number, number));
  return row;
};

/** What is known of every version but its words, newest first, each with how often it was signed. */
export const textHeads = (tx: Tx) => {
  const { thai: _thai, english: _english, ...head } = getTableColumns(agreementTexts);
  return tx
    .select({ ...head, signed })
    .from(agreementTexts)
    .orderBy(desc(head.number));
};

/** A version with its words, and how often it was signed. */
export const signedText = async (tx: Tx, number: number) => {
  const isVersion = eq(agreementTexts.number, number);
  const columns = { ...getTableColumns(agreementTexts), signed };
  const [row] = await tx.select(columns).from(agreementTexts).where(isVersion);
  return row;
};

/** How many of the agreements that are kept were signed under a version; counted by an index. */
const signed = sql<number>`(
  select count(*)::int from rental_agreement
  where (rental_agreement.facts -> 'text' ->> 'number')::int = agreement_text.number)`;

/** Waits for whoever else writes a version, until the transaction ends. */
export const lockTexts = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agreement text', 0))`);
};

export const insertText = async (tx: Tx, text: AgreementText): Promise<void> => {
  await tx.insert(agreementTexts).values(text);
};
