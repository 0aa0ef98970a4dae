import { desc, eq, lte, sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { agreementTexts, rentalAgreements } from '../../records/booking-tables.ts';

export type AgreementText = typeof agreementTexts.$inferSelect;

/** The text that is signed at a moment: of the versions that are valid by then the newest. */
export const validText = async (tx: Tx, moment: Temporal.Instant): Promise<AgreementText> => {
  const { validFrom, number } = agreementTexts;
  const isValid = lte(validFrom, moment);
  const [row] = await tx.select().from(agreementTexts).where(isValid).orderBy(desc(number)).limit(1);
  return returnedRow(row);
};

export const findText = async (tx: Tx, number: number): Promise<AgreementText | undefined> => {
  const [row] = await tx.select().from(agreementTexts).where(eq(agreementTexts.number, number));
  return row;
};

/** All versions, newest first. */
export const everyText = (tx: Tx): Promise<AgreementText[]> =>
  tx.select().from(agreementTexts).orderBy(desc(agreementTexts.number));

/** How many of the agreements that are kept were signed under each version, by its number. */
export const signedUnder = async (tx: Tx): Promise<Map<number, number>> => {
  const number = sql<number>`(${rentalAgreements.facts} -> 'text' ->> 'number')::int`;
  const rows = await tx
    .select({ number, count: sql<number>`count(*)::int` })
    .from(rentalAgreements)
    .where(sql`${rentalAgreements.facts} -> 'text' is not null`)
    .groupBy(number);
  return new Map(rows.map((row) => [row.number, row.count]));
};

/** Waits for whoever else writes a version, until the transaction ends. */
export const lockTexts = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agreement text', 0))`);
};

export const insertText = async (tx: Tx, text: AgreementText): Promise<void> => {
  await tx.insert(agreementTexts).values(text);
};
