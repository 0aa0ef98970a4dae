import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { agreementEvidence } from '../records/booking-tables.ts';
import type { Agreement } from './agreement-store.ts';
import { textOnPaper } from './agreement-terms.ts';
import { findText } from './text/agreement-text-store.ts';

type Evidence = typeof agreementEvidence.$inferSelect;
type Digests = Pick<Evidence, 'factsDigest' | 'signatureDigest' | 'pdfDigest'>;

/** Keeps the evidence of an agreement as it was signed, after all others. Locks the chain until the transaction ends. */
export const keepEvidence = async (tx: Tx, agreement: Agreement): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agreement evidence', 0))`);
  const [last] = await tx.select().from(agreementEvidence).orderBy(desc(agreementEvidence.number)).limit(1);
  const { bookingId, version, signedAt } = agreement;
  const digests = digestsOf(agreement);
  const number = (last?.number ?? 0) + 1;
  const link = linkOver({ number, bookingId, version, signedAt, ...digests }, last?.link ?? null);
  await tx.insert(agreementEvidence).values({ number, bookingId, version, signedAt, ...digests, link });
};

/** The newest version of a booking's agreements that there is evidence of; 0 without. */
export const newestEvidence = async (tx: Tx, bookingId: string): Promise<number> => {
  const [row] = await tx
    .select({ version: agreementEvidence.version })
    .from(agreementEvidence)
    .where(eq(agreementEvidence.bookingId, bookingId))
    .orderBy(desc(agreementEvidence.version))
    .limit(1);
  return row?.version ?? 0;
};

type EvidencePart = 'facts' | 'text' | 'signature' | 'paper' | 'chain';

/**
 * What of a signed agreement is not as it was signed: its facts, the text that it was signed under, its signature or paper,
 * or the evidence itself or that beside it. Null for an agreement of before evidence was kept.
 */
export const partsNotAsSigned = async (tx: Tx, agreement: Agreement): Promise<EvidencePart[] | null> => {
  const { bookingId, version } = agreement;
  const [own] = await tx
    .select()
    .from(agreementEvidence)
    .where(and(eq(agreementEvidence.bookingId, bookingId), eq(agreementEvidence.version, version)));
  // Of before evidence was kept, or taken away since.
  if (!own) return agreement.binds === null ? null : ['chain'];
  const before = await evidenceNumbered(tx, own.number - 1);
  const after = await evidenceNumbered(tx, own.number + 1);
  const now = digestsOf(agreement);
  const isChainWhole =
    isSame(own.link, linkOver(own, before?.link ?? null)) && (!after || isSame(after.link, linkOver(after, own.link)));
  return [
    ...(isSame(now.factsDigest, own.factsDigest) ? [] : (['facts'] as const)),
    ...((await isTextWhole(tx, agreement)) ? [] : (['text'] as const)),
    ...(isSame(now.signatureDigest, own.signatureDigest) ? [] : (['signature'] as const)),
    ...(isSame(now.pdfDigest, own.pdfDigest) ? [] : (['paper'] as const)),
    ...(isChainWhole ? [] : (['chain'] as const)),
  ];
};

/** The facts have the digests of their text, and are digested themselves. Those of before have none. */
const isTextWhole = async (tx: Tx, { facts: { text } }: Agreement): Promise<boolean> => {
  if (!text) return true;
  const stored = await findText(tx, text.number);
  const now = stored && textOnPaper(stored);
  return now?.thai === text.thai && now.english === text.english;
};

const evidenceNumbered = async (tx: Tx, number: number): Promise<Evidence | undefined> => {
  const [row] = await tx.select().from(agreementEvidence).where(eq(agreementEvidence.number, number));
  return row;
};

/** Each field by name: another column must not make older evidence another. */
const digestsOf = ({ bookingId, version, facts, binds, signedName, ...agreement }: Agreement): Digests => {
  const { way, byId, byName, address, signature, pdf } = agreement;
  const signedAt = agreement.signedAt.toString();
  return {
    factsDigest: digest(
      canonicalJson({ bookingId, version, facts, binds, signedName, signedAt, way, byId, byName, address }),
    ),
    signatureDigest: signature && digest(signature),
    pdfDigest: digest(pdf),
  };
};

const linkOver = (
  { number, bookingId, version, signedAt, factsDigest, signatureDigest, pdfDigest }: Omit<Evidence, 'link'>,
  previous: Buffer | null,
): Buffer =>
  digest(
    [
      previous?.toString('hex') ?? '',
      ...[number, bookingId, version, signedAt.toString()],
      ...[factsDigest, signatureDigest, pdfDigest].map((one) => one?.toString('hex') ?? ''),
    ].join('\n'),
  );

/** JSON whose objects have their keys in alphabetical order, so that equal values are equal texts. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

const digest = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one === other || (one !== null && other !== null && one.equals(other));
