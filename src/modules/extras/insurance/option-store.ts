import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { brokenConstraint, present, type Tx } from '#platform/database/database.ts';
import { isDeletedUnlessNamed, namedRows } from '#platform/database/removal.ts';
import { insuranceOptions, insurancePackageOptions, insurancePackages } from '../records/extras-tables.ts';
import { optionCodeTaken } from '../rules/problems.ts';

export type InsuranceOption = typeof insuranceOptions.$inferSelect;
type Fields = Partial<typeof insuranceOptions.$inferInsert>;

const isListed = (id: string) => and(eq(insuranceOptions.id, id), isNull(insuranceOptions.archivedAt));

/** An option that is not archived. Bookings of a package with it go on while it is locked. */
export const findOption = async (
  tx: Tx,
  id: string,
  { isToChange = false }: { isToChange?: boolean },
): Promise<InsuranceOption | undefined> => {
  const query = tx.select().from(insuranceOptions).where(isListed(id));
  const [row] = await (isToChange ? query.for('no key update') : query);
  return row;
};

/** 409 `extras.code-taken`. */
export const insertOption = async (tx: Tx, row: typeof insuranceOptions.$inferInsert): Promise<InsuranceOption> => {
  const [inserted] = await refusingTakenCode(tx.insert(insuranceOptions).values(row).returning());
  return present(inserted);
};

/** 409 `extras.code-taken`. The caller has locked it. */
export const saveOption = async (tx: Tx, id: string, fields: Fields): Promise<InsuranceOption> => {
  const next = { ...fields, version: sql`${insuranceOptions.version} + 1` };
  const [saved] = await refusingTakenCode(tx.update(insuranceOptions).set(next).where(isListed(id)).returning());
  return present(saved);
};

/** Deletes an option; false, and nothing is done, when a package names it. */
export const deleteOption = (tx: Tx, id: string): Promise<boolean> =>
  isDeletedUnlessNamed(tx, (inner) => inner.delete(insuranceOptions).where(eq(insuranceOptions.id, id)));

/** Those that cannot be deleted, because packages name them. */
export const namedOptions = (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  namedRows(tx, { table: insuranceOptions, ids });

export const archiveOption = async (tx: Tx, id: string, now: Temporal.Instant): Promise<void> => {
  await tx.update(insuranceOptions).set({ archivedAt: now }).where(isListed(id));
};

/** Adds options as they are; for the fill of a database and tests. Answers their ids in the same order. */
export const addInsuranceOptions = async (tx: Tx, rows: (typeof insuranceOptions.$inferInsert)[]): Promise<string[]> =>
  (await tx.insert(insuranceOptions).values(rows).returning({ id: insuranceOptions.id })).map(({ id }) => id);

/** The ids of those of these options that are in the office's list. */
export const existingOptionIds = async (tx: Tx, ids: readonly string[]): Promise<Set<string>> => {
  const { id, archivedAt } = insuranceOptions;
  const rows = await tx
    .select({ id })
    .from(insuranceOptions)
    .where(and(inArray(id, [...ids]), isNull(archivedAt)));
  return new Set(rows.map((row) => row.id));
};

export type PackageOfOption = Readonly<{ optionId: string; name: string }>;

/** In which packages options are, by name. */
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
