import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { agreementSeals } from '../records/booking-tables.ts';
import type { Agreement } from './agreement-store.ts';
import { canonicalJson } from './canonical-json.ts';

type Seal = typeof agreementSeals.$inferSelect;
type Digests = Pick<Seal, 'factsDigest' | 'signatureDigest' | 'pdfDigest'>;

/** Seals an agreement as it was signed, after all others. Locks the chain until the transaction ends. */
export const sealAgreement = async (tx: Tx, agreement: Agreement): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agreement seals', 0))`);
  const [last] = await tx.select().from(agreementSeals).orderBy(desc(agreementSeals.number)).limit(1);
  const { bookingId, version, signedAt: sealedAt } = agreement;
  const digests = digestsOf(agreement);
  const number = (last?.number ?? 0) + 1;
  const seal = sealOver({ number, bookingId, version, sealedAt, ...digests }, last?.seal ?? null);
  await tx.insert(agreementSeals).values({ number, bookingId, version, sealedAt, ...digests, seal });
};

export type SealedPart = 'facts' | 'signature' | 'paper' | 'seal';

/**
 * What of a signed agreement is not as it was sealed: its facts, signature or paper, or the seal itself or one beside it.
 * Null for an agreement of before there were seals.
 */
export const changedSinceSealed = async (tx: Tx, agreement: Agreement): Promise<SealedPart[] | null> => {
  const { bookingId, version } = agreement;
  const [own] = await tx
    .select()
    .from(agreementSeals)
    .where(and(eq(agreementSeals.bookingId, bookingId), eq(agreementSeals.version, version)));
  if (!own) return null;
  const before = await sealNumbered(tx, own.number - 1);
  const after = await sealNumbered(tx, own.number + 1);
  const now = digestsOf(agreement);
  const isChainWhole =
    isSame(own.seal, sealOver(own, before?.seal ?? null)) && (!after || isSame(after.seal, sealOver(after, own.seal)));
  return [
    ...(isSame(now.factsDigest, own.factsDigest) ? [] : (['facts'] as const)),
    ...(isSame(now.signatureDigest, own.signatureDigest) ? [] : (['signature'] as const)),
    ...(isSame(now.pdfDigest, own.pdfDigest) ? [] : (['paper'] as const)),
    ...(isChainWhole ? [] : (['seal'] as const)),
  ];
};

const sealNumbered = async (tx: Tx, number: number): Promise<Seal | undefined> => {
  const [row] = await tx.select().from(agreementSeals).where(eq(agreementSeals.number, number));
  return row;
};

const digestsOf = ({ facts, binds, signedName, signedAt, signature, pdf }: Agreement): Digests => ({
  factsDigest: digest(canonicalJson({ facts, binds, signedName, signedAt: signedAt.toString() })),
  signatureDigest: signature && digest(signature),
  pdfDigest: digest(pdf),
});

const sealOver = (
  { number, bookingId, version, sealedAt, factsDigest, signatureDigest, pdfDigest }: Omit<Seal, 'seal'>,
  previous: Buffer | null,
): Buffer =>
  digest(
    [
      previous?.toString('hex') ?? '',
      ...[number, bookingId, version, sealedAt.toString()],
      ...[factsDigest, signatureDigest, pdfDigest].map((one) => one?.toString('hex') ?? ''),
    ].join('\n'),
  );

const digest = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

const isSame = (one: Buffer | null, other: Buffer | null): boolean =>
  one === other || (one !== null && other !== null && one.equals(other));
