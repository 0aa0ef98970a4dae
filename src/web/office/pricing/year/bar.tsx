import { lookOf, placeIn } from './year-place.ts';

type Props = {
  year: number;
  part: Readonly<{ from: string; until: string; isCovered?: boolean }>;
  multiplier: number;
  /** Stands inside where there is room, else beside. */
  text?: string;
};

/** Room for a short text, in percent of the year. */
const ROOM = 7;
const NEAR_THE_END = 92;

/** Dates of a season in the year. */
export const Bar = ({ year, part, multiplier, text }: Props) => {
  const { left, width, end } = placeIn(year, part);
  const isInside = width >= ROOM;
  const beside = end > NEAR_THE_END ? 'right-full mr-1.5' : 'left-full ml-1.5';
  return (
    <span
      className={`absolute inset-y-2 flex min-w-1 items-center text-2xs font-semibold figures ${lookOf(multiplier)} ${part.isCovered ? 'office-season-covered' : ''}`}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      {text && isInside && <span className="truncate px-2">{text}</span>}
      {text && !isInside && <span className={`absolute whitespace-nowrap text-ink ${beside}`}>{text}</span>}
    </span>
  );
};
