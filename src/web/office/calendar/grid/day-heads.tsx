import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { timeOf, today } from '../../../ui/dates.ts';
import { takenByDay } from '../plan/day-load.ts';
import type { FleetRow } from '../plan/fleet-rows.ts';
import { DAY_PX, HOUR_MS, xOf } from '../plan/geometry.ts';
import { type Frame, HEAD_PX, type InSight } from './frame.ts';

type Props = { frame: Frame; inSight: InSight; rows: readonly FleetRow[] };

/** The sticky heads of the days, each with how much of the fleet is taken; a single day has its hours. */
export const DayHeads = ({ frame, inSight, rows }: Props) => {
  const t = useWords('calendar');
  const now = useNow();
  const { shown, days } = frame;
  const taken = useMemo(() => takenByDay(rows, shown, days.length, now), [rows, shown, days.length, now]);
  const all = useMemo(() => rows.filter(({ kind }) => kind === 'vehicle').length, [rows]);
  return (
    <div className="sticky top-0 z-20 flex border-b border-line-strong bg-surface" style={{ height: HEAD_PX }}>
      <div className="sticky left-0 z-10 flex w-(--rows) shrink-0 items-end border-r border-line-strong bg-surface px-3 pb-2 text-xs text-muted">
        {t('vehicle')}
      </div>
      <div className="relative flex-1">
        {days.slice(inSight.first, inSight.end).map((day, place) => (
          <DayHead key={day.date} day={day} index={inSight.first + place} dayPx={shown.dayPx}>
            <Taken taken={taken[inSight.first + place] ?? 0} all={all} />
          </DayHead>
        ))}
        {days.length === 1 && <Hours frame={frame} />}
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

type DayHeadProps = { day: Frame['days'][number]; index: number; dayPx: number; children: ReactNode };

/** The head of a day: `Sat 5 Dec`; of a narrow one its number, below its weekday or, on the first of a month, the month. */
const DayHead = ({ day: { date, label, isWeekend }, index, dayPx, children }: DayHeadProps) => {
  const t = useWords('calendar');
  const isToday = date === today(useNow());
  const isNarrow = dayPx < DAY_PX[14];
  const [weekday = '', number = '', month = ''] = label.split(' ');
  const short = dayPx < DAY_PX[30] ? weekday.slice(0, 2) : weekday;
  return (
    <div
      aria-current={isToday ? 'date' : undefined}
      className={`absolute inset-y-0 border-r border-line pt-1.5 text-muted aria-[current]:bg-brand-softer aria-[current]:text-on-brand-soft ${isNarrow ? 'text-center text-2xs' : 'px-3 text-xs'} ${isWeekend ? 'bg-sunken' : ''}`}
      style={{ left: index * dayPx, width: dayPx }}
    >
      {isNarrow ? (
        <>
          {number === '1' ? <b className="relative z-1 font-semibold text-ink">{month}</b> : short}
          <p className={`font-semibold text-ink figures ${dayPx < DAY_PX[30] ? 'text-xs' : 'text-sm'}`}>{number}</p>
        </>
      ) : (
        <div
          className={`sticky left-[calc(var(--rows)+12px)] w-fit ${dayPx === DAY_PX[1] ? 'flex items-baseline gap-1.5' : ''}`}
        >
          {isToday ? [t('today'), ...(dayPx > DAY_PX[14] ? [weekday] : [])].join(', ') : weekday}
          <p className="text-base leading-snug font-semibold text-ink figures">
            {number} {month}
          </p>
        </div>
      )}
      {children}
    </div>
  );
};

/** Every second hour of a single day. */
const Hours = ({ frame: { shown } }: Pick<Props, 'frame'>) =>
  Array.from({ length: 11 }, (_, index) => shown.from + (index + 1) * 2 * HOUR_MS).map((at) => (
    <span
      key={at}
      className="absolute bottom-3 -translate-x-1/2 text-2xs text-muted figures"
      style={{ left: xOf(at, shown) }}
    >
      {timeOf(new Date(at).toISOString())}
    </span>
  ));

const Taken = ({ taken, all }: { taken: number; all: number }) => {
  const t = useWords('calendar');
  return (
    <meter
      aria-label={t('taken', { taken, all })}
      title={t('taken', { taken, all })}
      min={0}
      max={all}
      value={taken}
      className="calendar-load absolute inset-x-[10%] bottom-1.5 h-1 w-[80%]"
    />
  );
};
