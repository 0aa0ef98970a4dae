import { and, between, desc, eq, gte, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from '#contract/fields.ts';
import { bookings } from '#modules/booking/records/booking-tables.ts';
import { vehicles } from '#modules/fleet/records/fleet-tables.ts';
import { countMatches } from '#platform/database/count-matches.ts';
import type { Tx } from '#platform/database/database.ts';
import { cachedRead } from '#platform/database/read-cache.ts';
import { containing } from '#platform/database/text-search.ts';
import type { Review } from './review-store.ts';
import { reviews } from './reviews-tables.ts';

type Part = Readonly<{ limit: number; offset: number }>;
type Listed<Row> = Promise<{ rows: Row[]; total: number }>;

const isShown = isNull(reviews.hiddenAt);
const newestFirst = [desc(reviews.createdAt), desc(reviews.id)];

/** A page of the published reviews of a vehicle, newest first. */
export const reviewsOfVehicle = (tx: Tx, vehicleId: string, { limit, offset }: Part): Listed<Review> =>
  shownOf(tx, vehicleId, limit, offset);

const shownOf = cachedRead(['review'], async (tx, vehicleId: string, limit: number, offset: number): Listed<Review> => {
  const theirs = and(eq(reviews.vehicleId, vehicleId), isShown);
  const rows = await tx
    .select()
    .from(reviews)
    .where(theirs)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return { rows, total: await tx.$count(reviews, theirs) };
});

export type StaffReview = Readonly<{ review: Review; bookingNumber: string; vehicleName: string }>;

/**
 * A page of all reviews, hidden ones too, newest first; `search` matches the review, its author, vehicle and booking.
 */
export const everyReview = async (
  tx: Tx,
  { search, limit, offset }: Part & { search: string },
): Listed<StaffReview> => {
  const matches = matching(search);
  const rows = await staffReviews(tx)
    .where(matches)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  return { rows, total: await countMatches(tx, reviews, matches && inArray(reviews.id, idsOf(tx, matches))) };
};

export const staffReview = async (tx: Tx, id: string): Promise<StaffReview | undefined> => {
  const [row] = await staffReviews(tx).where(eq(reviews.id, id));
  return row;
};

const vehicleName = sql<string>`${vehicles.brand} || ' ' || ${vehicles.model}`;

const staffReviews = (tx: Tx) =>
  tx
    .select({ review: reviews, bookingNumber: bookings.reference, vehicleName })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .innerJoin(vehicles, eq(vehicles.id, reviews.vehicleId));

const idsOf = (tx: Tx, matches: SQL) =>
  tx
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .innerJoin(vehicles, eq(vehicles.id, reviews.vehicleId))
    .where(matches);

const matching = (search: string): SQL | undefined => {
  const texts = [reviews.comment, reviews.authorName, reviews.city, bookings.reference, vehicleName];
  return search === '' ? undefined : or(...texts.map((text) => sql`${text} ilike ${containing(search)}`));
};

type FeaturedQuery = Readonly<{
  isExample: boolean;
  atLeastStars: number;
  length: readonly [number, number];
  count: number;
  /** The language whose reviews come first. */
  language: Language | null;
}>;

/** Draws random reviews from the newest `of` that match. */
export const drawNewest = (tx: Tx, { of, ...query }: FeaturedQuery & { of: number }): Promise<Review[]> => {
  const newest = tx
    .select()
    .from(reviews)
    .where(fitting(query))
    .orderBy(...newestFirst)
    .limit(of)
    .as('newest');
  return tx
    .select()
    .from(newest)
    .orderBy(...byChance(newest.language, query))
    .limit(query.count);
};

/** Draws random reviews from all that match, without repeating a comment. */
export const drawDifferent = (tx: Tx, query: FeaturedQuery): Promise<Review[]> => {
  const different = tx.selectDistinctOn([reviews.comment]).from(reviews).where(fitting(query)).as('different');
  return tx
    .select()
    .from(different)
    .orderBy(...byChance(different.language, query))
    .limit(query.count);
};

const byChance = (language: SQLWrapper, query: FeaturedQuery) => [
  ...(query.language ? [sql`${language} = ${query.language} desc`] : []),
  sql`random()`,
];

const fitting = ({ isExample, atLeastStars, length }: FeaturedQuery) =>
  and(
    isShown,
    eq(reviews.isExample, isExample),
    gte(reviews.rating, atLeastStars),
    between(sql`char_length(${reviews.comment})`, ...length),
  );
