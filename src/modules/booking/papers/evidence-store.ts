import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { agreementEvidence } from '../records/booking-tables.ts';
import type { Agreement } from './agreement-store.ts';
import { canonicalJson } from './canonical-json.ts';

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

type EvidencePart = 'facts' | 'signature' | 'paper' | 'chain';

/**
 * What of a signed agreement is not as it was signed: its facts, signature or paper, or the evidence itself or that beside
 * it. Null for an agreement of before evidence was kept.
 */
export const changedSinceSigned = async (tx: Tx, agreement: Agreement): Promise<EvidencePart[] | null> => {
  const { bookingId, version } = agreement;
  const [own] = await tx
    .select()
    .from(agreementEvidence)
    .where(and(eq(agreementEvidence.bookingId, bookingId), eq(agreementEvidence.version, version)));
  if (!own) return null;
  const before = await evidenceNumbered(tx, own.number - 1);
  const after = await evidenceNumbered(tx, own.number + 1);
  const now = digestsOf(agreement);
  const isChainWhole =
    isSame(own.link, linkOver(own, before?.link ?? null)) && (!after || isSame(after.link, linkOver(after, own.link)));
  return [
    ...(isSame(now.factsDigest, own.factsDigest) ? [] : (['facts'] as const)),
    ...(isSame(now.signatureDigest, own.signatureDigest) ? [] : (['signature'] as const)),
    ...(isSame(now.pdfDigest, own.pdfDigest) ? [] : (['paper'] as const)),
    ...(isChainWhole ? [] : (['chain'] as const)),
  ];
};

const evidenceNumbered = async (tx: Tx, number: number): Promise<Evidence | undefined> => {
  const [row] = await tx.select().from(agreementEvidence).where(eq(agreementEvidence.number, number));
  return row;
};

const digestsOf = ({ signature, pdf, signedAt, ...agreement }: Agreement): Digests => ({
  factsDigest: digest(canonicalJson({ ...agreement, signedAt: signedAt.toString() })),
  signatureDigest: signature && digest(signature),
  pdfDigest: digest(pdf),
});

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

const digest = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one === other || (one !== null && other !== null && one.equals(other));
