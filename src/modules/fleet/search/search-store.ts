import { and, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type Satang, satang } from '#kernel/money.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { hasClasses } from '../classes/class-store.ts';
import { freeByMoving } from '../classes/free-by-moving.ts';
import { categories, vehicles } from '../records/fleet-tables.ts';
import { takenVehicles } from '../records/occupancy-store.ts';
import type { Vehicle } from '../records/vehicle.ts';
import { onOffer } from '../records/vehicle-store.ts';
import { type FacetRow, facetsOf } from '../rules/facets.ts';
import type { OccupiedTime } from '../rules/occupied-time.ts';
import { priceSteps } from '../rules/price-steps.ts';
import type { Comparable } from '../rules/similar.ts';
import * as narrowing from './offer-filter-store.ts';

type During = OccupiedTime &
  Readonly<{
    now: Temporal.Instant;
    butBooking?: string | undefined;
    /** Vehicles that are taken, and would be free once tentative rentals of their class have moved. */
    freeByMoving?: readonly string[];
  }>;

type Search = Readonly<{
  filters: narrowing.OfferSearch;
  /** The rental with its turnover, and whose booking takes no vehicle in it; null searches without regard to dates. */
  during: During | null;
  limit: number;
  offset: number;
  /** What vehicles cost a day; a vehicle that has none of these rates costs its daily rate. */
  prices?: readonly DayPrice[];
  /** Of a category that is booked as a class, only one vehicle of each model and price is found: a free one, if any is. */
  isClassByModel?: boolean;
  /** The maximum number of matches to include although they are taken, on the last page. */
  maxNotFree: number;
  /** Categories of which nothing is found. */
  butCategories?: readonly string[];
  /** The condition on the searched vehicles; by default, being on offer. */
  among?: SQL;
}>;

export type SearchResult = Readonly<{
  ids: string[];
  notFreeIds: string[];
  total: number;
  facets: ReturnType<typeof facetsOf>;
  /** The prices a day of the free vehicles that match all filters but price. */
  priceRange: { min: Satang; max: Satang } | null;
  prices: ReturnType<typeof priceSteps>;
}>;

/**
 * Runs a search, and once more where a class without a free vehicle has one that would be free once tentative rentals
 * have moved.
 */
export const searchOffers = async (tx: Tx, search: Search): Promise<SearchResult> => {
  const { during } = search;
  const looksForFull = during !== null && (await hasClasses(tx));
  const { fullClasses, ...found } = await run(tx, { ...search, looksForFull });
  if (!during || fullClasses.length === 0) return found;
  const freed = await freeByMoving(tx, { ...during, during, categoryIds: fullClasses });
  if (freed.length === 0) return found;
  return run(tx, { ...search, during: { ...during, freeByMoving: freed } });
};

/**
 * Runs a whole search in one statement: a page of the free vehicles, their total, and for each filter value how many
 * would be found with it and the other filters. The vehicles taken in the period are read once, through the index on
 * periods.
 */
const run = async (
  tx: Tx,
  search: Search & { looksForFull?: boolean },
): Promise<SearchResult & { fullClasses: string[] }> => {
  const { rows } = await tx.execute<Row>(statement(search));
  const all = rows.find(({ kind }) => kind === 'all');
  const priced = (all?.prices ?? []).map(([price, count]) => ({ price: satang(price), count }));
  const [lowest, highest] = [priced[0], priced.at(-1)];
  return {
    ids: all?.ids ?? [],
    notFreeIds: all?.not_free_ids ?? [],
    fullClasses: all?.full_classes ?? [],
    total: all?.count ?? 0,
    facets: facetsOf(rows),
    priceRange: lowest && highest ? { min: lowest.price, max: highest.price } : null,
    prices: priceSteps(priced),
  };
};

/** The same search without dates, over all unarchived vehicles of any status. */
export const listVehicles = (tx: Tx, search: Pick<Search, 'filters' | 'limit' | 'offset'>): Promise<SearchResult> =>
  listed(tx, JSON.stringify(search));

const listed = cachedRead(['vehicle', 'category'], (tx, search: string) =>
  searchOffers(tx, {
    ...(JSON.parse(search) as Pick<Search, 'filters' | 'limit' | 'offset'>),
    during: null,
    maxNotFree: 0,
    among: sql`${vehicles.archivedAt} is null`,
  }),
);

type Row = FacetRow & {
  ids: string[] | null;
  not_free_ids: string[] | null;
  full_classes: string[] | null;
  /** Each price a day with its vehicles, lowest first. */
  prices: [number, number][] | null;
};

const statement = ({ looksForFull = false, ...search }: Search & { looksForFull?: boolean }): SQL => sql`
  with ${matching(search)},
  chosen as (
    select id, price, featured_order${narrowing.orderNames(search.filters)}, is_free from matching
    where in_category and in_transmission and in_fuel and in_seats and in_price
  ),
  priced as (
    select price, count(*) as number from matching
    where is_free and in_category and in_transmission and in_fuel and in_seats group by price
  ),
  facets as (
    select slug, display_order, transmission, fuel_type, seats,
      in_category, in_transmission, in_fuel, in_seats, in_price, count(*) filter (where is_free) as free
    from matching group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  ),
  counted as (
    select coalesce(slug, transmission, fuel_type, seats) as value, min(display_order) as place,
      case grouping(slug, transmission, fuel_type, seats)
        when 7 then 'category' when 11 then 'transmission' when 13 then 'fuelType' when 14 then 'seats' else 'all'
      end as kind,
      case grouping(slug, transmission, fuel_type, seats)
        when 7 then sum(free) filter (where in_price and in_transmission and in_fuel and in_seats)
        when 11 then sum(free) filter (where in_price and in_category and in_fuel and in_seats)
        when 13 then sum(free) filter (where in_price and in_category and in_transmission and in_seats)
        when 14 then sum(free) filter (where in_price and in_category and in_transmission and in_fuel)
        else sum(free) filter (where in_price and in_category and in_transmission and in_fuel and in_seats)
      end as count
    from facets group by grouping sets ((slug), (transmission), (fuel_type), (seats), ())
  )
  select kind, value, coalesce(place, 0) as place, coalesce(count, 0)::int as count,
    case kind when 'all' then (select json_agg(json_build_array(price, number) order by price) from priced) end as prices,
    case kind when 'all' then ${idsOf(sql`is_free`, search, search)} end as ids,
    ${looksForFull ? sql`case kind when 'all' then ${fullClasses} end` : sql`null`} as full_classes,
    case when kind = 'all' and count <= ${search.offset + search.limit}::int
      then ${idsOf(sql`not is_free`, search, { limit: search.maxNotFree, offset: 0 })} end as not_free_ids
  from counted`;

const idsOf = (which: SQL, { filters }: Search, { limit, offset }: { limit: number; offset: number }): SQL => sql`
  array(select id from chosen where ${which} order by ${narrowing.orderBy(filters)} limit ${limit} offset ${offset})`;

const price = sql`coalesce(quoted.price, ${vehicles.dailyRate})`;

/** The classes that have no free vehicle. */
const fullClasses = sql`array(select ${categories.id} from ${categories}
  where ${categories.bookedAsClass} and not exists (select from ${vehicles}
    where ${vehicles.categoryId} = ${categories.id} and ${onOffer()} and ${vehicles.id} not in (select * from taken)))`;

/** The searched vehicles that match the text and body type: whether each is free, and which other filters it passes. */
const matching = ({
  filters,
  during,
  prices = [],
  among = onOffer(),
  isClassByModel = false,
  butCategories = [],
}: Search): SQL => sql`
  taken as materialized (${during ? takenVehicles(during, during) : sql`select null::uuid where false`}),
  ${isClassByModel ? sql`each_vehicle` : sql`matching`} as materialized (
    select ${vehicles.id}, ${categories.slug}, ${categories.displayOrder}, ${vehicles.transmission},
      ${vehicles.fuelType}, ${narrowing.seatsChoice()} as seats, ${price} as price,
      ${vehicles.featuredOrder}${narrowing.orderColumns(filters)},
      ${isFree(during)} as is_free,
      ${narrowing.inCategory(filters)} as in_category, ${narrowing.inTransmission(filters)} as in_transmission,
      ${narrowing.inFuelType(filters)} as in_fuel, ${narrowing.inSeats(filters)} as in_seats,
      ${narrowing.inPriceRange(filters, price)} as in_price${isClassByModel ? sameInClass : sql``}
    from ${vehicles} join ${categories} on ${eq(categories.id, vehicles.categoryId)}
      left join json_to_recordset(${JSON.stringify(prices)}::json) as quoted
        ("categoryId" uuid, daily bigint, weekly bigint, monthly bigint, price bigint)
        on quoted."categoryId" = ${vehicles.categoryId} and quoted.daily = ${vehicles.dailyRate}
          and quoted.weekly is not distinct from ${vehicles.weeklyRate}
          and quoted.monthly is not distinct from ${vehicles.monthlyRate}
    where ${among}${butCategories.length > 0 ? sql` and ${notInArray(vehicles.categoryId, [...butCategories])}` : sql``} and ${narrowing.matchesTextAndBody(filters)}
  )${isClassByModel ? oneOfEach : sql``}`;

/** What a vehicle's card has in common with others of its class, as a number, which sorts faster than the words. */
const sameInClass = sql`, hashtextextended(case when ${categories.bookedAsClass}
  then concat_ws('|', ${categories.id}, ${vehicles.brand}, ${vehicles.model}, ${vehicles.luggage}, ${vehicles.transmission},
    ${vehicles.fuelType}, ${vehicles.seats}, ${price})
  else ${vehicles.id}::text end, 0) as card`;

const oneOfEach = sql`,
  matching as materialized (
    select distinct on (card) * from each_vehicle order by card, is_free desc, featured_order, id
  )`;

const isFree = (during: During | null): SQL => {
  const isNotTaken = sql`${vehicles.id} not in (select * from taken)`;
  const moving = during?.freeByMoving ?? [];
  return moving.length > 0 ? sql`(${isNotTaken} or ${inArray(vehicles.id, [...moving])})` : isNotTaken;
};

/** Rates that vehicles of a category have in common, and so their price. */
export type SharedRates = Readonly<{
  categoryId: string;
  daily: Satang;
  weekly: Satang | null;
  monthly: Satang | null;
}>;
export type DayPrice = SharedRates & Readonly<{ price: Satang }>;

/** Every set of rates in the fleet on offer. */
export const readSharedRates = cachedRead(['vehicle', 'category'], (tx): Promise<SharedRates[]> => {
  const { categoryId, dailyRate: daily, weeklyRate: weekly, monthlyRate: monthly } = vehicles;
  return tx
    .selectDistinct({ categoryId, daily, weekly, monthly })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(onOffer())
    .execute();
});

// In a large fleet, the nearest in price are enough to choose from.
const ENOUGH = 200;

/**
 * The vehicles on offer of the same category or body type, nearest in price first. With a period, only the free ones.
 */
export const readComparable = (
  tx: Tx,
  { vehicle, during }: Pick<Search, 'during'> & { vehicle: Vehicle },
): Promise<Comparable[]> =>
  tx
    .select({
      id: vehicles.id,
      brand: vehicles.brand,
      model: vehicles.model,
      categoryId: vehicles.categoryId,
      bodyType: vehicles.bodyType,
      dailyRate: vehicles.dailyRate,
    })
    .from(vehicles)
    .innerJoin(categories, eq(categories.id, vehicles.categoryId))
    .where(
      and(
        onOffer(),
        ne(vehicles.id, vehicle.id),
        or(eq(vehicles.categoryId, vehicle.categoryId), eq(vehicles.bodyType, vehicle.bodyType)),
        during ? sql`${vehicles.id} not in (${takenVehicles(during, during)})` : undefined,
      ),
    )
    .orderBy(sql`abs(${vehicles.dailyRate} - ${vehicle.rates.daily})`, vehicles.id)
    .limit(ENOUGH);
