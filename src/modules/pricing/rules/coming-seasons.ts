import { BASIS_POINTS } from '#kernel/money.ts';
import { appliedDays, type DateRange, type Season, strongestFirst } from './seasons.ts';

/**
 * The seasons that change the rates of a category on at least one day of a range, by their first day. Leaves out
 * seasons wholly covered by stronger ones; a season that recurs on the same days of the year appears once.
 */
export const comingSeasons = (
  seasons: readonly Season[],
  { categoryId, ...range }: DateRange & { categoryId: string },
): Season[] => {
  const touching = strongestFirst(seasons, { ...range, categoryId });
  const applied = appliedDays(touching, range);
  const named = touching
    .filter((season) => season.multiplier !== BASIS_POINTS && applied.has(season))
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  return named.filter((season) => named.find((earlier) => yearly(earlier) === yearly(season)) === season);
};

const yearly = ({ name, startDate, endDate }: Season) => [name.en, startDate.slice(5), endDate.slice(5)].join(' ');
