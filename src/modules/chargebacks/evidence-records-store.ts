import { asc, eq, sql } from 'drizzle-orm';
import { partsNotAsSigned, photosOfBooking } from '#modules/booking/index.ts';
import { agreementEvidence, handOvers, rentalAgreements } from '#modules/booking/records/booking-tables.ts';
import { claims } from '#modules/claims/claims-tables.ts';
import { damageAtPickUp, damageBroughtBy } from '#modules/fleet/index.ts';
import { users } from '#modules/identity/records/identity-tables.ts';
import { issuedDocuments } from '#modules/invoicing/records/invoicing-tables.ts';
import { mails } from '#modules/notices/notices-tables.ts';
import { ledgerEntries, paymentAttempts } from '#modules/payments/records/payments-tables.ts';
import { cardHolds, securityDeposits } from '#modules/security-deposits/security-deposits-tables.ts';
import type { Tx } from '#platform/database/database.ts';

export type EvidenceRecords = Awaited<ReturnType<typeof evidenceRecords>>;
export type EvidencePhoto = EvidenceRecords['photos'][number];

type Rental = Readonly<{ id: string; vehicleId: string; pickedUpAt: Temporal.Instant | null }>;

/** Everything that is kept of a booking and shows it to a bank, each oldest first. */
export const evidenceRecords = async (tx: Tx, { id: bookingId, ...booking }: Rental) => ({
  agreements: await agreements(tx, bookingId),
  handOvers: await tx
    .select()
    .from(handOvers)
    .where(eq(handOvers.bookingId, bookingId))
    .orderBy(asc(handOvers.at), asc(handOvers.kind)),
  damageBefore: await damageAtPickUp(tx, { id: bookingId, ...booking }),
  damageBrought: await damageBroughtBy(tx, { id: bookingId, ...booking }),
  photos: await photos(tx, bookingId),
  claims: await tx.select().from(claims).where(eq(claims.bookingId, bookingId)).orderBy(asc(claims.id)),
  documents: await documents(tx, bookingId),
  payments: await payments(tx, bookingId),
  deposits: await tx
    .select()
    .from(securityDeposits)
    .where(eq(securityDeposits.bookingId, bookingId))
    .orderBy(asc(securityDeposits.leftAt), asc(securityDeposits.id)),
  holds: await tx
    .select()
    .from(cardHolds)
    .where(eq(cardHolds.bookingId, bookingId))
    .orderBy(asc(cardHolds.createdAt), asc(cardHolds.id)),
  messages: await messages(tx, bookingId),
});

/** What was signed; of a version that was forgotten, what its evidence still says. */
const agreements = async (tx: Tx, bookingId: string) => {
  const signed = await tx.select().from(rentalAgreements).where(eq(rentalAgreements.bookingId, bookingId));
  const evidence = await tx.select().from(agreementEvidence).where(eq(agreementEvidence.bookingId, bookingId));
  const versions = [...new Set([...signed, ...evidence].map(({ version }) => version))].toSorted((a, b) => a - b);
  const rows = [];
  for (const version of versions) {
    const agreement = signed.find((one) => one.version === version);
    const own = evidence.find((one) => one.version === version);
    rows.push({
      version,
      file: `agreements/rental-agreement-${version}.pdf`,
      pdf: agreement?.pdf ?? null,
      agreement: agreement ?? null,
      signedAt: agreement?.signedAt ?? own?.signedAt ?? null,
      digest: own?.pdfDigest.toString('hex') ?? null,
      changed: agreement ? await partsNotAsSigned(tx, agreement) : null,
    });
  }
  return rows;
};

const photos = async (tx: Tx, bookingId: string) => {
  const rows = await photosOfBooking(tx, bookingId);
  const staff = await tx
    .select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(rows.flatMap(({ createdBy }) => createdBy ?? []))}::uuid[])`);
  return rows.map((photo, at) => ({
    ...photo,
    by: staff.find(({ id }) => id === photo.createdBy)?.name ?? null,
    file: `photographs/${String(at + 1).padStart(3, '0')}-${photo.kind}-${photo.place ?? 'elsewhere'}.webp`,
  }));
};

const documents = async (tx: Tx, bookingId: string) => {
  const { id, kind, number, issuedAt, total, buyer, pdf } = issuedDocuments;
  const rows = await tx
    .select({ id, kind, number, issuedAt, total, buyer, pdf })
    .from(issuedDocuments)
    .where(eq(issuedDocuments.bookingId, bookingId))
    .orderBy(asc(issuedAt), asc(id));
  return rows.map((row) => ({ ...row, file: `documents/${row.kind}-${row.number}.pdf` }));
};

const payments = (tx: Tx, bookingId: string) =>
  tx
    .select({
      at: ledgerEntries.createdAt,
      kind: ledgerEntries.kind,
      methodType: ledgerEntries.methodType,
      amount: ledgerEntries.amount,
      reference: ledgerEntries.reference,
      chargeId: paymentAttempts.chargeId,
      cardBrand: paymentAttempts.cardBrand,
      cardLastDigits: paymentAttempts.cardLastDigits,
    })
    .from(ledgerEntries)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, ledgerEntries.attemptId))
    .where(eq(ledgerEntries.bookingId, bookingId))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));

/** What went to the customer, without its text. */
const messages = (tx: Tx, bookingId: string) => {
  const { kind, channel, status, createdAt, sentAt, toAddress } = mails;
  return tx
    .select({ kind, channel, status, createdAt, sentAt, toAddress })
    .from(mails)
    .where(sql`${mails.bookingId} = ${bookingId} and ${kind} not like 'staff-%'`)
    .orderBy(asc(createdAt), asc(mails.id));
};
