import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { brokenConstraint, returnedRow, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed, namedRows } from '#platform/database/removal.ts';
import { insuranceOptions, insurancePackageOptions, insurancePackages } from '../records/extras-tables.ts';
import { optionCodeTaken } from '../rules/problems.ts';

export type InsuranceOption = typeof insuranceOptions.$inferSelect;
type Fields = Partial<typeof insuranceOptions.$inferInsert>;

const isListed = (id: string) => and(eq(insuranceOptions.id, id), isNull(insuranceOptions.archivedAt));

/** Finds an unarchived option. `isToChange` locks its row, without blocking bookings of packages that include it. */
export const findOption = async (
  tx: Tx,
  id: string,
  { isToChange = false }: { isToChange?: boolean },
): Promise<InsuranceOption | undefined> => {
  const query = tx.select().from(insuranceOptions).where(isListed(id));
  const [row] = await (isToChange ? query.for('no key update') : query);
  return row;
};

/** Inserts an option. 409 `extras.code-taken`. */
export const insertOption = async (tx: Tx, row: typeof insuranceOptions.$inferInsert): Promise<InsuranceOption> => {
  const [inserted] = await refusingTakenCode(tx.insert(insuranceOptions).values(row).returning());
  return returnedRow(inserted);
};

/** Updates an option and its version. 409 `extras.code-taken`. The caller has locked the option. */
export const saveOption = async (tx: Tx, id: string, fields: Fields): Promise<InsuranceOption> => {
  const next = { ...fields, version: sql`${insuranceOptions.version} + 1` };
  const [saved] = await refusingTakenCode(tx.update(insuranceOptions).set(next).where(isListed(id)).returning());
  return returnedRow(saved);
};

/** Deletes an option; returns false and does nothing if a package refers to it. */
export const deleteOption = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(insuranceOptions).where(eq(insuranceOptions.id, id)));

/** The given options that packages refer to, so that they cannot be deleted. */
export const namedOptions = (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  namedRows(tx, { table: insuranceOptions, ids });

export const archiveOption = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(insuranceOptions).set({ archivedAt: now }).where(isListed(id));
};

/** Inserts options as given, for seeding and tests. Returns their ids in the same order. */
export const addInsuranceOptions = async (tx: Tx, rows: (typeof insuranceOptions.$inferInsert)[]): Promise<string[]> =>
  (await tx.insert(insuranceOptions).values(rows).returning({ id: insuranceOptions.id })).map(({ id }) => id);

/** The given ids that belong to unarchived options. */
export const existingOptionIds = async (tx: Tx, ids: readonly string[]): Promise<Set<string>> => {
  const { id, archivedAt } = insuranceOptions;
  const rows = await tx
    .select({ id })
    .from(insuranceOptions)
    .where(and(inArray(id, [...ids]), isNull(archivedAt)));
  return new Set(rows.map((row) => row.id));
};

export type PackageOfOption = Readonly<{ optionId: string; name: string }>;

/** The names of the unarchived packages that include each option. */
export const readPackagesOfOptions = async (tx: Tx, optionIds: readonly string[]): Promise<PackageOfOption[]> => {
  const { optionId, packageId } = insurancePackageOptions;
  const { id, name, displayOrder, archivedAt } = insurancePackages;
  return tx
    .select({ optionId, name })
    .from(insurancePackageOptions)
    .innerJoin(insurancePackages, eq(id, packageId))
    .where(and(inArray(optionId, [...optionIds]), isNull(archivedAt)))
    .orderBy(displayOrder, name);
};

const refusingTakenCode = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw brokenConstraint(error) === 'insurance_option_code' ? optionCodeTaken() : error;
  }
};
