import { and, desc, eq } from 'drizzle-orm';
import { auditEntries } from '#modules/audit/audit-tables.ts';
import { customers } from '#modules/customers/customer-tables.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { mails } from '#modules/notices/notices-tables.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';

const MOST_ENTRIES = 200;

/** The audit log entries of a booking, newest first. */
export const entriesOfBooking = (tx: Tx, bookingId: string) =>
  tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, 'booking'), eq(auditEntries.subjectId, bookingId)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(MOST_ENTRIES);

/** The mails and text messages about a booking, newest first. */
export const mailsOfBooking = (tx: Tx, bookingId: string) =>
  tx
    .select({
      id: mails.id,
      channel: mails.channel,
      kind: mails.kind,
      subject: mails.subject,
      to: mails.toAddress,
      status: mails.status,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(eq(mails.bookingId, bookingId))
    .orderBy(desc(mails.createdAt), desc(mails.id));

/** The facts on a customer's record that the booking itself lacks. */
export const customerFacts = async (tx: Tx, customerId: string) => {
  const [customer] = await tx
    .select({
      licenseExpiryDate: customers.licenseExpiryDate,
      nationality: customers.nationality,
      notes: customers.notes,
      doNotRentReason: customers.doNotRentReason,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return returnedRow(customer);
};

/** The last recorded mileage of a vehicle. */
export const mileageOf = async (tx: Tx, vehicleId: string): Promise<number> => {
  const [row] = await tx.select({ mileage: vehicles.mileage }).from(vehicles).where(eq(vehicles.id, vehicleId));
  return returnedRow(row).mileage;
};
