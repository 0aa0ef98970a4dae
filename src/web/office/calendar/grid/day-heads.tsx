import { useMemo } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { timeOf, today } from '../../../ui/dates.ts';
import { takenByDay } from '../plan/day-load.ts';
import type { FleetRow } from '../plan/fleet-rows.ts';
import { DAY_PX, xOf } from '../plan/geometry.ts';
import { type Frame, HEAD_PX, type InSight } from './frame.ts';

type Props = { frame: Frame; inSight: InSight; rows: readonly FleetRow[] };

/** The sticky heads of the days, each with how much of the fleet is taken. */
export const DayHeads = ({ frame, inSight, rows }: Props) => {
  const t = useWords('calendar');
  const now = useNow();
  const date = today(now);
  const { shown, days } = frame;
  const taken = useMemo(() => takenByDay(rows, shown, days.length), [rows, shown, days.length]);
  const all = useMemo(() => rows.filter(({ kind }) => kind === 'vehicle').length, [rows]);
  return (
    <div className="sticky top-0 z-20 flex border-b border-line-strong bg-surface" style={{ height: HEAD_PX }}>
      <div className="sticky left-0 z-10 flex w-(--rows) shrink-0 items-end border-r border-line-strong bg-surface px-3 pb-2 text-xs text-muted">
        {t('vehicle')}
      </div>
      <div className="relative flex-1">
        {days.slice(inSight.first, inSight.end).map((day, place) => {
          const index = inSight.first + place;
          const [weekday, ...rest] = day.label.split(' ');
          return (
            <div
              key={day.date}
              aria-current={day.date === date ? 'date' : undefined}
              className={`absolute inset-y-0 border-r border-line px-3 pt-1.5 text-xs text-muted aria-[current]:bg-brand-softer aria-[current]:text-on-brand-soft ${day.isWeekend ? 'bg-sunken' : ''}`}
              style={{ left: index * DAY_PX, width: DAY_PX }}
            >
              {day.date === date ? `${t('today')}, ${weekday}` : weekday}
              <p className="text-base leading-snug font-semibold text-ink figures">{rest.join(' ')}</p>
              <Taken taken={taken[index] ?? 0} all={all} />
            </div>
          );
        })}
        {now >= shown.from && now < shown.until && (
          <span
            aria-hidden="true"
            className="absolute bottom-0 z-1 -translate-x-1/2 translate-y-1/4 rounded-full bg-accent px-1.5 text-2xs font-semibold text-on-accent figures"
            style={{ left: `max(24px, ${xOf(now, shown)}px)` }}
          >
            {timeOf(new Date(now).toISOString())}
          </span>
        )}
      </div>
    </div>
  );
};

const Taken = ({ taken, all }: { taken: number; all: number }) => {
  const t = useWords('calendar');
  return (
    <meter
      aria-label={t('taken', { taken, all })}
      title={t('taken', { taken, all })}
      min={0}
      max={all}
      value={taken}
      className="calendar-load absolute bottom-1.5 left-3 h-1 w-[calc(100%-24px)]"
    />
  );
};
