import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { BASIS_POINTS, portion, type Satang, zeroSatang } from '#kernel/money.ts';
import { byPrecedence } from '#kernel/season-strength.ts';
import { type Named, type QuoteLine, quoteLine, type SeasonTouch } from './quote.ts';

export type Season = Readonly<{
  id: string;
  name: Named;
  description: string;
  /** Both ends included. */
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** In basis points. */
  multiplier: number;
  priority: number;
  /** Null means every category. */
  categoryIds: readonly string[] | null;
}>;

/**
 * On each rental day, dated by its Bangkok start, the season with the highest priority applies among those that cover
 * the date and the category; ties go to the higher multiplier. Returns the seasons that touch the rental, the most
 * applied first.
 */
export const seasonsOf = (
  seasons: readonly Season[],
  { firstDate, days, categoryId }: { firstDate: CalendarDate; days: number; categoryId: string },
): SeasonTouch[] => {
  const rental = { first: firstDate, last: addDays(firstDate, days - 1) };
  const touching = strongestFirst(seasons, { ...rental, categoryId });
  const won = appliedDays(touching, rental);
  return touching
    .map((season) => ({
      id: season.id,
      name: season.name,
      description: season.description,
      multiplier: season.multiplier,
      priority: season.priority,
      days: coveredDays(season, rental),
      daysApplied: won.get(season) ?? 0,
    }))
    .sort((a, b) => b.daysApplied - a.daysApplied);
};

/** The seasons that cover any day of a range and a category, in order of precedence. */
export const strongestFirst = (
  seasons: readonly Season[],
  { first, last, categoryId }: DateRange & { categoryId: string },
): Season[] =>
  seasons
    .filter(({ categoryIds }) => categoryIds === null || categoryIds.includes(categoryId))
    .filter(({ startDate, endDate }) => startDate <= last && endDate >= first)
    .sort(byPrecedence);

/** The adjustment of each season: the tiered price × its days × (multiplier - 1) / all days. */
export const seasonLines = (seasons: readonly SeasonTouch[], tiered: Satang, days: number): QuoteLine[] =>
  seasons
    .map((season) =>
      quoteLine({
        kind: 'season',
        due: 'online',
        name: season.name,
        days: season.daysApplied,
        rate: season.multiplier,
        amount: portion(tiered, season.daysApplied * (season.multiplier - BASIS_POINTS), days * BASIS_POINTS),
      }),
    )
    .filter(({ amount }) => amount !== zeroSatang);

export type DateRange = Readonly<{ first: CalendarDate; last: CalendarDate }>;

/**
 * The number of days of a range on which each season applies, given the strongest first; seasons that never apply are
 * left out. Works on the stretches between season edges, so that a long range takes no more time.
 */
export const appliedDays = (touching: readonly Season[], rental: DateRange): Map<Season, number> => {
  const parts = touching.map((season) => ({ season, ...partWithin(season, rental) }));
  const edges = [...new Set(parts.flatMap(({ first, last }) => [first, addDays(last, 1)]))].sort();
  const won = new Map<Season, number>();
  for (const [index, edge] of edges.entries()) {
    const next = edges[index + 1];
    const winner = parts.find(({ first, last }) => first <= edge && edge <= last)?.season;
    if (next && winner) won.set(winner, (won.get(winner) ?? 0) + daysBetween(edge, next));
  }
  return won;
};

const partWithin = ({ startDate, endDate }: Season, { first, last }: DateRange): DateRange => ({
  first: startDate > first ? startDate : first,
  last: endDate < last ? endDate : last,
});

const coveredDays = (season: Season, rental: DateRange) => {
  const { first, last } = partWithin(season, rental);
  return daysBetween(first, last) + 1;
};
