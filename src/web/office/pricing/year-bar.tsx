import { daysBetween } from '#kernel/calendar-date.ts';

type Props = {
  year: number;
  part: Readonly<{ from: string; until: string; isOverridden?: boolean }>;
  multiplier: number;
  /** Placed inside the bar if there is room, otherwise beside it. */
  text?: string;
};

/** The minimum width for the text, in percent of the year. */
const ROOM = 7;
const NEAR_THE_END = 92;

/** A season's dates as a bar in the year. */
export const Bar = ({ year, part, multiplier, text }: Props) => {
  const { left, width, end } = placeIn(year, part);
  const isInside = width >= ROOM;
  const beside = end > NEAR_THE_END ? 'right-full mr-1.5' : 'left-full ml-1.5';
  return (
    <span
      className={`absolute inset-y-2 flex min-w-1 items-center text-2xs font-semibold figures ${lookOf(multiplier)} ${part.isOverridden ? 'office-season-covered' : ''}`}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      {text && isInside && <span className="truncate px-2">{text}</span>}
      {text && !isInside && <span className={`absolute whitespace-nowrap text-ink ${beside}`}>{text}</span>}
    </span>
  );
};

type Dates = Readonly<{ from: string; until: string }>;

/** The position of dates in their year, in percent; both ends are inclusive. */
export const placeIn = (year: number, { from, until }: Dates) => {
  const first = `${year}-01-01`;
  const days = daysBetween(first, `${year + 1}-01-01`);
  const begin = (daysBetween(first, from) / days) * 100;
  const end = ((daysBetween(first, until) + 1) / days) * 100;
  return { left: begin, width: end - begin, end };
};

/** The first day of each month of a year. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`);

/** The classes for a multiplier: the dearer, the darker; below 1 has another colour. */
const lookOf = (multiplier: number): string => {
  if (multiplier >= 1.3) return 'bg-brand text-on-brand';
  if (multiplier > 1) return 'bg-brand-soft text-on-brand-soft';
  return multiplier < 1 ? 'bg-info-soft text-info inset-ring inset-ring-info/30' : 'bg-sunken text-muted';
};

/** The change in percent: `+10%`, `−10%`, or `±0%`. */
export const changeText = (multiplier: number): string => {
  const percent = Math.round((multiplier - 1) * 100);
  if (percent === 0) return '±0%';
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
};
