import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import { customers } from './customer-tables.ts';

const noContact = {
  ...{ email: '', phone: '', dateOfBirth: null, licenseNumber: null, licenseExpiryDate: null, nationality: null },
} as const;

const nobody = {
  ...noContact,
  ...{ firstName: '', lastName: '', street: null, city: null, province: null, postalCode: null, country: null },
} as const;

type Erased = Readonly<{ now: Temporal.Instant; keepsNameAndAddress: boolean }>;

/** Makes guests anonymous, but for the name and address that invoices need where they are to stay. */
export const eraseGuests = async (
  tx: Tx,
  ids: readonly string[],
  { now, keepsNameAndAddress }: Erased,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(customers)
    .set({ ...(keepsNameAndAddress ? noContact : nobody), archivedAt: now, anonymisedAt: now })
    .where(and(inArray(customers.id, [...ids]), isNull(customers.userId)));
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
