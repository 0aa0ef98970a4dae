import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import { BASIS_POINTS, nothing, portion, type Satang } from '#kernel/money.ts';
import { type Named, type QuoteLine, quoteLine, type SeasonTouch } from './quote.ts';

export type Season = Readonly<{
  name: Named;
  description: string;
  /** Both ends belong to it. */
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Basis points. */
  multiplier: number;
  priority: number;
  /** Null: every category. */
  categoryIds: readonly string[] | null;
}>;

/**
 * For each rental day, dated by its Bangkok start date, the season of the highest priority applies among those that
 * cover the date and the category; ties go to the higher multiplier. The list is the most applied first.
 */
export const seasonsOf = (
  seasons: readonly Season[],
  { firstDate, days, categoryId }: { firstDate: CalendarDate; days: number; categoryId: string },
): SeasonTouch[] => {
  const lastDate = addDays(firstDate, days - 1);
  const touching = seasons
    .filter(({ categoryIds }) => categoryIds === null || categoryIds.includes(categoryId))
    .filter(({ startDate, endDate }) => startDate <= lastDate && endDate >= firstDate)
    .sort((a, b) => b.priority - a.priority || b.multiplier - a.multiplier);
  const winners = winnersByDay(touching, firstDate, days);
  return touching
    .map((season) => ({
      name: season.name,
      description: season.description,
      multiplier: season.multiplier,
      priority: season.priority,
      days: coveredDays(season, firstDate, lastDate),
      daysApplied: winners.filter((winner) => winner === season).length,
    }))
    .sort((a, b) => b.daysApplied - a.daysApplied);
};

/** A season's line: the tiered price x the days it adjusts x (multiplier - 1) / all days. */
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
    .filter(({ amount }) => amount !== nothing);

const winnersByDay = (strongestFirst: readonly Season[], firstDate: CalendarDate, days: number) =>
  strongestFirst.length === 0
    ? []
    : Array.from({ length: days }, (_, day) => {
        const date = addDays(firstDate, day);
        return strongestFirst.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
      });

const coveredDays = ({ startDate, endDate }: Season, firstDate: CalendarDate, lastDate: CalendarDate) => {
  const from = startDate > firstDate ? startDate : firstDate;
  const until = endDate < lastDate ? endDate : lastDate;
  return daysBetween(from, until) + 1;
};
