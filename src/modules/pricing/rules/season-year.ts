import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { type DateRange, type Season, strongestFirst } from './seasons.ts';

type Stretch = DateRange & Readonly<{ covering: readonly Season[] }>;

type Lane = Readonly<{ season: Season; parts: readonly (DateRange & { isOverridden: boolean })[] }>;
type Applied = DateRange & Readonly<{ season: Season }>;
type Overlap = DateRange &
  Readonly<{ applies: Season; overridden: readonly Season[]; because: 'priority' | 'multiplier' | 'equal' }>;

export type SeasonYear = Readonly<{
  lanes: readonly Lane[];
  applies: readonly Applied[];
  overlaps: readonly Overlap[];
}>;

/**
 * A year of one category: a lane per season with the parts that stronger seasons cover, the season that applies on each
 * stretch of days, and the overlaps. Decided as in quotes: only the strongest season applies, nothing is multiplied.
 */
export const seasonYear = (
  seasons: readonly Season[],
  { year, categoryId }: { year: number; categoryId: string },
): SeasonYear => {
  const days = { first: `${year}-01-01`, last: `${year}-12-31` };
  const touching = strongestFirst(seasons, { ...days, categoryId });
  const stretches = stretchesOf(touching, days);
  return {
    lanes: lanesOf(touching, stretches),
    applies: joined(
      stretches.flatMap(({ covering: [season], ...range }) => (season ? [{ ...range, season }] : [])),
      (a, b) => laneName(a.season) === laneName(b.season),
    ),
    overlaps: joined(stretches.flatMap(overlapOf), (a, b) => namesOf(a) === namesOf(b)),
  };
};

/** Splits the year where a season starts or has ended: within each stretch, the same seasons cover every day. */
const stretchesOf = (touching: readonly Season[], { first, last }: DateRange): Stretch[] => {
  const starts = touching.map(({ startDate }) => startDate);
  const afterEnds = touching.map(({ endDate }) => addDays(endDate, 1));
  const inside = [...starts, ...afterEnds].filter((edge) => edge > first && edge <= last);
  const edges = [...new Set([first, ...inside])].sort();
  return edges.map((edge, index) => {
    const next = edges[index + 1];
    const covering = touching.filter(({ startDate, endDate }) => startDate <= edge && edge <= endDate);
    return { first: edge, last: next ? addDays(next, -1) : last, covering };
  });
};

const lanesOf = (touching: readonly Season[], stretches: readonly Stretch[]): Lane[] =>
  [...Map.groupBy(touching, laneName).values()].flatMap((same) => {
    const [season] = same;
    const parts = stretches.flatMap(({ covering, ...range }) =>
      covering.some((one) => same.includes(one))
        ? [{ ...range, isOverridden: covering[0] !== undefined && !same.includes(covering[0]) }]
        : [],
    );
    return season ? [{ season, parts: joined(parts, (a, b) => a.isOverridden === b.isOverridden) }] : [];
  });

/** Seasons that differ only in their dates, such as yearly ones, share a lane. */
const laneName = ({ name, priority, multiplier }: Season) => [name.en, name.th, priority, multiplier].join('\n');

const overlapOf = ({ covering, ...range }: Stretch): Overlap[] => {
  const [applies] = covering;
  const overridden = covering.filter((season) => applies && laneName(season) !== laneName(applies));
  const [next] = overridden;
  if (!applies || !next) return [];
  return [{ ...range, applies, overridden, because: decidedBy(applies, next) }];
};

const decidedBy = (stronger: Season, weaker: Season) => {
  if (stronger.priority !== weaker.priority) return 'priority';
  return stronger.multiplier === weaker.multiplier ? 'equal' : 'multiplier';
};

const namesOf = ({ applies, overridden }: Overlap) => [applies, ...overridden].map(laneName).join('\n\n');

/** Joins consecutive parts that are the same. */
const joined = <Part extends DateRange>(parts: readonly Part[], isSame: (a: Part, b: Part) => boolean): Part[] => {
  const begins = (index: number) => {
    const [before, part] = [parts[index - 1], parts[index]];
    return !before || !part || !follows(before.last, part.first) || !isSame(before, part);
  };
  return parts.flatMap((part, index) => {
    if (!begins(index)) return [];
    const after = parts.findIndex((_, later) => later > index && begins(later));
    return [{ ...part, last: parts.at(after === -1 ? -1 : after - 1)?.last ?? part.last }];
  });
};

const follows = (last: CalendarDate, first: CalendarDate) => addDays(last, 1) === first;
