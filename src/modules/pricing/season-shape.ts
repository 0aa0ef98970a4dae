import type { SeasonalRate } from '#contract/office/pricing.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { BASIS_POINTS } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { PriceNeighbours } from './price-neighbours.ts';
import { seasonStatus } from './rules/price-status.ts';
import type { SeasonYear } from './rules/season-year.ts';
import type { Season } from './rules/seasons.ts';
import type { OfficeSeason } from './season-store.ts';

/** Seasonal rates as the office's API returns them, with the status today and what deleting would do. */
export const seasonShapes = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  rows: readonly OfficeSeason[],
  { seasonsNamedIn }: PriceNeighbours,
): Promise<SeasonalRate[]> => {
  const named = await seasonsNamedIn(
    tx,
    rows.map(({ id }) => id),
  );
  const today = bangkokDate(now);
  return rows.map(({ multiplier, categoryIds, ...season }) => ({
    ...season,
    multiplier: multiplier / BASIS_POINTS,
    vehicleCategories: categoryIds ?? ['all'],
    status: seasonStatus({ ...season, from: season.startDate, until: season.endDate }, today),
    removal: named.has(season.id) ? 'archived' : 'deleted',
  }));
};

/** A year of a category as the API returns it. */
export const yearShape = ({ lanes, applies, overlaps }: SeasonYear) => ({
  lanes: lanes.map(({ season, parts }) => ({
    ...named(season),
    parts: parts.map(({ isOverridden, ...range }) => ({ ...dates(range), isOverridden })),
  })),
  applies: applies.map(({ season, ...range }) => ({ ...named(season), ...dates(range) })),
  overlaps: overlaps.map(({ applies: winner, overridden, because, ...range }) => ({
    ...dates(range),
    applies: named(winner),
    overridden: overridden.map(named),
    because,
  })),
});

const named = ({ name, priority, multiplier }: Season) => ({ name, priority, multiplier: multiplier / BASIS_POINTS });

const dates = ({ first, last }: { first: string; last: string }) => ({ from: first, until: last });
