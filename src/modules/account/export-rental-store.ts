import { asc, eq, inArray, or } from 'drizzle-orm';
import { auditEntries } from '#modules/audit/audit-tables.ts';
import { bookings, handOvers, rentalAgreements, transferSlips } from '#modules/booking/records/booking-tables.ts';
import { claims } from '#modules/claims/claims-tables.ts';
import { customerDocuments, customers } from '#modules/customers/customer-tables.ts';
import { customerNumber } from '#modules/customers/index.ts';
import { vehicleDamage } from '#modules/fleet/records/fleet-tables.ts';
import { issuedDocuments } from '#modules/invoicing/records/invoicing-tables.ts';
import { ledgerEntries, paymentAttempts, refunds, transferTasks } from '#modules/payments/records/payments-tables.ts';
import { reviewInvitations, reviews } from '#modules/reviews/reviews-tables.ts';
import { cardHolds, securityDeposits } from '#modules/security-deposits/security-deposits-tables.ts';
import type { Tx } from '#platform/database/database.ts';

type Ids = readonly string[];

export const customerData = async (tx: Tx, userId: string) => {
  const [row] = await tx.select().from(customers).where(eq(customers.userId, userId));
  if (!row) return null;
  const { searchText: _sameAgain, version: _counted, number, ...facts } = row;
  const { kind, type, bytes, createdAt } = customerDocuments;
  const documents = await tx
    .select({ kind, type, bytes, createdAt })
    .from(customerDocuments)
    .where(eq(customerDocuments.customerId, row.id));
  return { ...facts, customerNumber: customerNumber(number), documents };
};

export const ledgerData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.bookingId, [...bookingIds]))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));

export const securityDepositsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(securityDeposits)
    .where(inArray(securityDeposits.bookingId, [...bookingIds]))
    .orderBy(asc(securityDeposits.leftAt), asc(securityDeposits.id));

export const attemptsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.bookingId, [...bookingIds]))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));

export const refundsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select({ refund: refunds, transfer: transferTasks })
    .from(refunds)
    .leftJoin(transferTasks, eq(transferTasks.refundId, refunds.id))
    .where(inArray(refunds.bookingId, [...bookingIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

export const reviewsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(reviews)
    .where(inArray(reviews.bookingId, [...bookingIds]))
    .orderBy(asc(reviews.createdAt));

export const invitationsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(reviewInvitations)
    .where(inArray(reviewInvitations.bookingId, [...bookingIds]));

/** Holds on cards. The provider's customer is left out as confidential. */
export const cardHoldsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(cardHolds)
    .where(inArray(cardHolds.bookingId, [...bookingIds]))
    .orderBy(asc(cardHolds.createdAt), asc(cardHolds.id));

export const claimsData = (tx: Tx, bookingIds: Ids) =>
  tx
    .select()
    .from(claims)
    .where(inArray(claims.bookingId, [...bookingIds]))
    .orderBy(asc(claims.id));

/** The staff's records of hand-overs and returns. The staff member is not disclosed to the customer. */
export const handOversData = (tx: Tx, bookingIds: Ids) => {
  const { bookingId, kind, at, mileage, fuel, licenseChecked, inspected, damage, note } = handOvers;
  return tx
    .select({ bookingId, kind, at, mileage, fuel, licenseChecked, inspected, damage, note })
    .from(handOvers)
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(at));
};

/** The damage that was first seen at hand-overs. The staff member is not disclosed to the customer. */
export const damageData = (tx: Tx, bookingIds: Ids) => {
  const { bookingId, handOver, place, kind, size, note, recordedAt, repairedAt } = vehicleDamage;
  return tx
    .select({ bookingId, handOver, place, kind, size, note, recordedAt, repairedAt })
    .from(vehicleDamage)
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(recordedAt), asc(vehicleDamage.id));
};

/** The slips that the customer attached, without the files, which are on the booking's page. */
export const slipsData = (tx: Tx, bookingIds: Ids) => {
  const { bookingId, type, bytes, createdAt, withdrawnAt } = transferSlips;
  return tx
    .select({ bookingId, type, bytes, createdAt, withdrawnAt })
    .from(transferSlips)
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(createdAt));
};

/** The agreements that the customer signed: their facts, and the signature as a PNG in base64. */
export const agreementsData = async (tx: Tx, bookingIds: Ids) => {
  const { bookingId, version, signedName, signedAt, way, address, facts, signature } = rentalAgreements;
  const rows = await tx
    .select({ bookingId, version, signedName, signedAt, way, address, facts, signature })
    .from(rentalAgreements)
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(signedAt));
  return rows.map((row) => ({ ...row, signature: row.signature?.toString('base64') ?? null }));
};

/** Tax invoices, receipts and credit notes. The documents themselves are left out: the customer received them. */
export const documentsData = (tx: Tx, bookingIds: Ids) => {
  const { bookingId, kind, number, issuedAt, total, tax, buyer, reason } = issuedDocuments;
  return tx
    .select({ bookingId, kind, number, issuedAt, total, tax, buyer, reason })
    .from(issuedDocuments)
    .where(inArray(bookingId, [...bookingIds]))
    .orderBy(asc(issuedAt), asc(number));
};

/** Personal data of the booking row that the booking's page does not show. */
export const bookingTracesData = (tx: Tx, bookingIds: Ids) => {
  const { id, client, cancelReason, termsAcceptedAt, language, notes } = bookings;
  return tx
    .select({ id, client, cancelReason, termsAcceptedAt, language, notes })
    .from(bookings)
    .where(inArray(bookings.id, [...bookingIds]));
};

/**
 * Audit log entries by or about the person and their bookings. Only the actor's role is disclosed, not which staff
 * member it was.
 */
export const auditData = (tx: Tx, { userId, ids }: { userId: string; ids: Ids }) => {
  const { at, action, changes, reason, actorRole } = auditEntries;
  return tx
    .select({ at, action, changes, reason, by: actorRole })
    .from(auditEntries)
    .where(or(eq(auditEntries.actorId, userId), inArray(auditEntries.subjectId, [...ids])))
    .orderBy(asc(at), asc(auditEntries.id));
};
