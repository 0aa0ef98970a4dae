import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { customerDocuments, customers, nextVersion } from './customer-tables.ts';

const noContact = {
  ...{ email: '', phone: '', dateOfBirth: null, licenseNumber: null, licenseExpiryDate: null, nationality: null },
  passportNumber: null,
} as const;

const nobody = {
  ...noContact,
  ...{ firstName: '', lastName: '', street: null, city: null, province: null, postalCode: null, country: null },
} as const;

type Erased = Readonly<{ now: Temporal.Instant; keepsNameAndAddress: boolean }>;

/**
 * Makes guests anonymous, but for the name and address that invoices need where they are to stay. Of their documents the
 * rows go at once, the files with the next `forget-lost-documents`.
 */
export const eraseGuests = async (
  tx: Tx,
  ids: readonly string[],
  { now, keepsNameAndAddress }: Erased,
): Promise<void> => {
  if (ids.length === 0) return;
  const erased = await tx
    .update(customers)
    .set({
      ...(keepsNameAndAddress ? noContact : nobody),
      ...{ archivedAt: now, anonymisedAt: now, version: nextVersion },
    })
    .where(and(inArray(customers.id, [...ids]), isNull(customers.userId)))
    .returning({ id: customers.id });
  if (erased.length === 0) return;
  await tx.delete(customerDocuments).where(
    inArray(
      customerDocuments.customerId,
      erased.map(({ id }) => id),
    ),
  );
};

/** Lets an account's record go: it is a guest's from then on. Answers its id, if there is one. */
export const leaveAccount = async (tx: Tx, userId: string): Promise<string | undefined> => {
  const [row] = await tx
    .update(customers)
    .set({ userId: null })
    .where(eq(customers.userId, userId))
    .returning({ id: customers.id });
  return row?.id;
};
