import { and, asc, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { insuranceOptions, insurancePackages } from '../records/extras-tables.ts';
import type { InsuranceOption } from './option-store.ts';
import type { PackageRow } from './sold-packages-store.ts';

type ListQuery = Readonly<{ search: string; isActive: boolean | undefined; limit: number; offset: number }>;
type Listed<Row> = Promise<{ rows: Row[]; total: number }>;

/** A page of the unarchived insurance options, in the display order. */
export const listOptions = async (tx: Tx, query: ListQuery): Listed<InsuranceOption> => {
  const { code, name, nameInThai, description, displayOrder } = insuranceOptions;
  const matches = matching(insuranceOptions, [code, name, nameInThai, description], query);
  const rows = await tx
    .select()
    .from(insuranceOptions)
    .where(matches)
    .orderBy(asc(displayOrder), code)
    .limit(query.limit)
    .offset(query.offset);
  return { rows, total: await tx.$count(insuranceOptions, matches) };
};

/** A page of the unarchived insurance packages, in the display order. */
export const listPackages = async (tx: Tx, query: ListQuery): Listed<PackageRow> => {
  const { id, name, nameInThai, displayOrder, ...of } = insurancePackages;
  const descriptions = [of.description, of.descriptionInThai, of.shortDescription, of.shortDescriptionInThai];
  const matches = matching(insurancePackages, [name, nameInThai, ...descriptions], query);
  const rows = await tx
    .select()
    .from(insurancePackages)
    .where(matches)
    .orderBy(asc(displayOrder), name, id)
    .limit(query.limit)
    .offset(query.offset);
  return { rows, total: await tx.$count(insurancePackages, matches) };
};

const matching = (
  { isActive, archivedAt }: typeof insuranceOptions | typeof insurancePackages,
  texts: readonly SQLWrapper[],
  query: Pick<ListQuery, 'search' | 'isActive'>,
): SQL | undefined =>
  and(
    isNull(archivedAt),
    query.isActive === undefined ? undefined : eq(isActive, query.isActive),
    query.search === '' ? undefined : or(...texts.map((text) => sql`${text} ilike ${containing(query.search)}`)),
  );
