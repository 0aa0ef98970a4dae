import { useNow } from '../../../site/use-now.ts';
import { timeOf, today } from '../../../ui/dates.ts';
import { DAY_PX, xOf } from '../plan/geometry.ts';
import type { Frame, InSight } from './frame.ts';

/** Behind the rows: the lines between days, weekends and today, and where the time is now. */
export const Backdrop = ({ frame, inSight }: { frame: Frame; inSight: InSight }) => {
  const now = useNow();
  const date = today(now);
  const { shown, days } = frame;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-0 left-(--rows)">
      {days.slice(inSight.first, inSight.end).map((day, place) => (
        <div
          key={day.date}
          className={`absolute inset-y-0 border-r border-line ${day.date === date ? 'bg-brand-softer' : day.isWeekend ? 'bg-sunken/70' : ''}`}
          style={{ left: (inSight.first + place) * DAY_PX, width: DAY_PX }}
        />
      ))}
      {now >= shown.from && now < shown.until && (
        <div className="absolute inset-y-0 z-[15] border-l-2 border-accent" style={{ left: xOf(now, shown) }}>
          <span className="sticky top-16 block w-fit rounded-r-full bg-accent px-1.5 text-2xs font-semibold text-on-accent figures">
            {timeOf(new Date(now).toISOString())}
          </span>
        </div>
      )}
    </div>
  );
};
