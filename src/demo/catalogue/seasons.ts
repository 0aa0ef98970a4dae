import { toInstant } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { multiplierToBasisPoints } from '#kernel/money.ts';
import type { Season } from '#modules/pricing/index.ts';
import { chanceOf } from '#platform/random.ts';

type YearlySeason = Omit<Season, 'id' | 'startDate' | 'endDate' | 'categoryIds'> & {
  from: string;
  until: string;
  /** Whether the season ends in the following year. */
  overNewYear?: true;
};

const yearly: readonly YearlySeason[] = [
  {
    name: { en: 'Songkran', th: 'สงกรานต์' },
    description: 'Thai New Year: everybody travels, and every car is wanted.',
    from: '04-10',
    until: '04-17',
    multiplier: multiplierToBasisPoints(1.3),
    priority: 3,
  },
  {
    name: { en: 'New Year', th: 'ปีใหม่' },
    description: 'The week in which the city drives to the sea and the mountains.',
    from: '12-27',
    until: '01-03',
    overNewYear: true,
    multiplier: multiplierToBasisPoints(1.3),
    priority: 3,
  },
  {
    name: { en: 'Green season', th: 'ฤดูฝน' },
    description: 'Rain in the afternoon, empty roads in the morning, lower rates all day.',
    from: '06-01',
    until: '09-30',
    multiplier: multiplierToBasisPoints(0.9),
    priority: 1,
  },
];

/** The seasons of the years of the history, this year and the next. */
export const planSeasons = (seed: number, today: CalendarDate): Season[] => {
  const chance = chanceOf(seed, 'seasons');
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 2, thisYear - 1, thisYear, thisYear + 1].flatMap((year) =>
    yearly.map(({ from, until, overNewYear, ...season }) => ({
      ...season,
      id: chance.id(toInstant(today)),
      startDate: `${year}-${from}`,
      endDate: `${overNewYear ? year + 1 : year}-${until}`,
      categoryIds: null,
    })),
  );
};
