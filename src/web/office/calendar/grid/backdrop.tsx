import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
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
        <div className="absolute inset-y-0 z-[5] -ml-px border-l-2 border-accent" style={{ left: xOf(now, shown) }} />
      )}
    </div>
  );
};
