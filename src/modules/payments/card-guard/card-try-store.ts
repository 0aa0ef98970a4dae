import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { mailboxOf } from '#platform/database/mailbox.ts';
import { cardTries, triesWithOutcome } from '../records/payments-tables.ts';
import { AMOUNT_DIFFERS, NOT_RECEIVED } from '../rules/charge-outcome.ts';
import type { Tries } from '../rules/decline-pause.ts';

/** Keyed hashes of what a try is counted by; see `card_try`. */
export type CardKeys = Readonly<{ browser: Buffer | null; card: Buffer | null; payer: Buffer; address: Buffer }>;

type Since = Readonly<Record<'one' | 'all', Temporal.Instant>>;

/** The mailbox of an e-mail, however it is spelled. */
export const readMailbox = async (tx: Tx, email: string): Promise<string> => {
  const { rows } = await tx.execute<{ mailbox: string }>(sql`select ${mailboxOf(email)} as mailbox`);
  return returnedRow(rows[0]).mailbox;
};

/** Serialises tries that share a key, by advisory locks in one order. Lock the booking first. */
export const lockKeys = async (tx: Tx, keys: CardKeys): Promise<void> => {
  const names = Object.values(keys).flatMap((key) => key?.toString('hex') ?? []);
  for (const name of names.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`card try ${name}`}, 0))`);
};

const { browser, card, payer, address, createdAt, status, failureCode, endedAt } = triesWithOutcome;

/** A success is a payment or a hold; whatever else the provider was asked, or may still be doing, is not. */
const isPaid = eq(status, 'successful');

/** Not counted: what the provider never received or took in another amount, and what its payer let lapse. */
const isCounted = sql`not (${status} in ('expired', 'reversed')
  or coalesce(${failureCode}, '') in (${NOT_RECEIVED.code}, ${AMOUNT_DIFFERS.code}))`;

export const readTries = async (tx: Tx, keys: CardKeys, since: Since): Promise<Tries> => {
  const own = or(
    keys.browser ? eq(browser, keys.browser) : undefined,
    keys.card ? eq(card, keys.card) : undefined,
    eq(payer, keys.payer),
  );
  const rows = await tx
    .select({
      browser,
      card,
      payer,
      address,
      begunAt: createdAt,
      at: endedAt,
      isPaid: sql<boolean>`${isPaid}`,
    })
    .from(triesWithOutcome)
    .where(
      and(isCounted, or(and(own, gt(createdAt, since.one)), and(eq(address, keys.address), gt(createdAt, since.all)))),
    );
  const of = (name: keyof CardKeys) => rows.filter((row) => keys[name] && row[name]?.equals(keys[name]));
  const isRecent = ({ begunAt }: (typeof rows)[number]) => Temporal.Instant.compare(begunAt, since.all) > 0;
  return {
    own: [of('browser'), of('card'), of('payer')],
    ofAddress: of('address').filter(isRecent),
    inAll: await countSince(tx, since.all),
  };
};

/** All tries since then by their end. One whose end is not known counts as declined. */
const countSince = async (tx: Tx, since: Temporal.Instant): Promise<Tries['inAll']> => {
  const [row] = await tx
    .select({
      declined: sql<number>`count(*) filter (where not ${isPaid})::int`,
      paid: sql<number>`count(*) filter (where ${isPaid})::int`,
    })
    .from(triesWithOutcome)
    .where(and(isCounted, gt(createdAt, since)));
  return row ?? { declined: 0, paid: 0 };
};

/** Counts an attempt to pay, or the hold of a deposit, from its beginning. */
export const insertTry = async (
  tx: Tx,
  keys: CardKeys,
  of: Readonly<{ attemptId: string } | { holdId: string }> & Readonly<{ createdAt: Temporal.Instant }>,
): Promise<void> => {
  await tx.insert(cardTries).values({ ...keys, ...of });
};

export const deleteTriesUntil = async (tx: Tx, until: Temporal.Instant): Promise<void> => {
  await tx.delete(cardTries).where(lte(cardTries.createdAt, until));
};
