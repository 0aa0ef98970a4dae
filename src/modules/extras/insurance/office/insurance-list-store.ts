import { and, asc, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { containing } from '#platform/database/text-search.ts';
import { insuranceOptions, insurancePackages } from '../../extras-tables.ts';
import type { PackageRow } from '../sold-packages-store.ts';
import type { InsuranceOption } from './option-store.ts';

type Asked = Readonly<{ search: string; isActive: boolean | undefined; limit: number; offset: number }>;
type Listed<Row> = Promise<{ rows: Row[]; total: number }>;

/** A page of the insurance options that are not archived, in their order. */
export const listOptions = async (tx: Tx, asked: Asked): Listed<InsuranceOption> => {
  const { code, name, description, displayOrder } = insuranceOptions;
  const found = matching(insuranceOptions, [code, name, description], asked);
  const rows = await tx
    .select()
    .from(insuranceOptions)
    .where(found)
    .orderBy(asc(displayOrder), code)
    .limit(asked.limit)
    .offset(asked.offset);
  return { rows, total: await tx.$count(insuranceOptions, found) };
};

/** A page of the insurance packages that are not archived, in their order. */
export const listPackages = async (tx: Tx, asked: Asked): Listed<PackageRow> => {
  const { id, name, nameInThai, description, shortDescription, displayOrder } = insurancePackages;
  const found = matching(insurancePackages, [name, nameInThai, description, shortDescription], asked);
  const rows = await tx
    .select()
    .from(insurancePackages)
    .where(found)
    .orderBy(asc(displayOrder), name, id)
    .limit(asked.limit)
    .offset(asked.offset);
  return { rows, total: await tx.$count(insurancePackages, found) };
};

const matching = (
  { isActive, archivedAt }: typeof insuranceOptions | typeof insurancePackages,
  texts: readonly SQLWrapper[],
  asked: Pick<Asked, 'search' | 'isActive'>,
): SQL | undefined =>
  and(
    isNull(archivedAt),
    asked.isActive === undefined ? undefined : eq(isActive, asked.isActive),
    asked.search === '' ? undefined : or(...texts.map((text) => sql`${text} ilike ${containing(asked.search)}`)),
  );
