import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OfferFilters as OfferFiltersShape } from '#contract/fleet.ts';
import { fromBaht } from '#kernel/money.ts';
import { FOUR_OR_FIVE, MANY_SEATS } from '#kernel/seat-choices.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { containing } from '#platform/database/text-search.ts';
import { categories, vehicles } from '../records/fleet-tables.ts';
import { inLatinLetters } from '../rules/brands-in-thai.ts';
import { noSuchCategory } from '../rules/problems.ts';

/**
 * A visitor's search filters. `category` has slugs, English names in upper or lower case, or ids; prices are baht per day.
 */
export type OfferSearch = z.output<typeof OfferFiltersShape> & { search?: string | undefined };

/**
 * The condition that brand and model together contain every word of the search, whose brands may be in Thai; dashes do
 * not count. The body type is filtered here too, because it has no facet counts.
 */
export const matchesTextAndBody = ({ search, bodyType }: OfferSearch): SQL => {
  const words = search?.replaceAll('-', '').split(/\s+/).filter(Boolean) ?? [];
  const name = sql`replace(${vehicles.brand} || ' ' || ${vehicles.model}, '-', '')`;
  const inName = words.map((word) => sql`${name} ilike ${containing(inLatinLetters(word))}`);
  return and(sql`true`, ...inName, bodyType ? eq(vehicles.bodyType, bodyType) : undefined) ?? sql`true`;
};

export const inCategory = ({ categoryId, category = [] }: OfferSearch): SQL => {
  const named = category.filter(Boolean).map(isNamed);
  return and(sql`true`, categoryId ? eq(vehicles.categoryId, categoryId) : undefined, or(...named)) ?? sql`true`;
};

const isNamed = (name: string): SQL =>
  sql`${name.toLowerCase()} in (lower(${categories.slug}), lower(${categories.name}), ${categories.id}::text)`;

/** 422 for a category that does not exist, which would find nothing without saying why. */
export const refuseUnknownCategory = async (tx: Tx, { category = [], categoryId }: OfferSearch): Promise<void> => {
  if (categoryId && !(await isCategory(tx, categoryId))) throw noSuchCategory('categoryId');
  for (const name of category.filter(Boolean)) if (!(await isCategory(tx, name))) throw noSuchCategory('category');
};

const isCategory = cachedRead(['category'], async (tx, name: string) => {
  const [known] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(isNull(categories.archivedAt), isNamed(name)))
    .limit(1);
  return known !== undefined;
});

export const inTransmission = ({ transmission }: OfferSearch): SQL => equalOrAny(vehicles.transmission, transmission);
export const inFuelType = ({ fuelType }: OfferSearch): SQL => equalOrAny(vehicles.fuelType, fuelType);
export const inSeats = ({ seats }: OfferSearch): SQL => {
  if (seats === FOUR_OR_FIVE) return sql`${vehicles.seats} in (4, 5)`;
  return seats !== undefined && seats >= MANY_SEATS
    ? sql`${vehicles.seats} >= ${seats}`
    : equalOrAny(vehicles.seats, seats);
};

/** The choice of seats that has the vehicle. */
export const seatsChoice = (): SQL => sql`
  case when ${vehicles.seats} in (4, 5) then ${FOUR_OR_FIVE} else least(${vehicles.seats}, ${MANY_SEATS}::int)::text end`;

/** `price`: satang a day. */
export const inPriceRange = ({ minPrice, maxPrice }: OfferSearch, price: SQL): SQL =>
  and(
    sql`true`,
    minPrice === undefined ? undefined : sql`${price} >= ${fromBaht(minPrice)}`,
    maxPrice === undefined ? undefined : sql`${price} <= ${fromBaht(maxPrice)}`,
  ) ?? sql`true`;

/** The extra columns for the sort order, each after a comma: beside `price`, `featured_order` and `id`. Often none. */
export const orderColumns = ({ sort }: OfferSearch): SQL =>
  sort === 'rating'
    ? sql`, round(${vehicles.ratingSum}::numeric / nullif(${vehicles.ratingCount}, 0), 1) as rating, ${vehicles.ratingCount}`
    : sql``;

/** The names of the `orderColumns`, each after a comma. */
export const orderNames = ({ sort }: OfferSearch): SQL => (sort === 'rating' ? sql`, rating, rating_count` : sql``);

/** The `order by` of a list. Rating sorts by the rounded average that is shown; vehicles without ratings come last. */
export const orderBy = ({ sort }: OfferSearch): SQL => {
  if (sort === 'price-up') return sql`price, featured_order, id`;
  if (sort === 'price-down') return sql`price desc, featured_order, id`;
  if (sort === 'rating') return sql`rating desc nulls last, rating_count desc, featured_order, id`;
  return sql`featured_order, id`;
};

const equalOrAny = (
  column: typeof vehicles.transmission | typeof vehicles.fuelType | typeof vehicles.seats,
  value: string | number | undefined,
): SQL => (value === undefined ? sql`true` : sql`${column} = ${value}`);
