import { telephone } from '#kernel/link-addresses.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { formatDayTime, timeOf } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { DayList, DayRow } from './day-list.tsx';
import { usePlace } from './day-moves.tsx';
import type { Board, BoardRow } from './read-dashboard.ts';

/** Overdue returns past their grace period, with the customers' contacts. */
export const Late = ({ board }: { board: Board | null }) => {
  const t = useWords('dashboard', 'board');
  return (
    <DayList
      icon="clock"
      title={t('late')}
      none={t('noLate')}
      list={board?.late ?? null}
      to="/admin/bookings?view=late"
      isAlarming
    >
      {(row) => <LateRow key={row.id} row={row} graceMinutes={board?.graceMinutes ?? 0} />}
    </DayList>
  );
};

const LateRow = ({ row, graceMinutes }: { row: BoardRow; graceMinutes: number }) => {
  const t = useWords('dashboard', 'board');
  const language = useLanguage();
  const placeOf = usePlace();
  const late = lateBy(row.returnDate, useNow());
  const due = t('due', { when: formatDayTime(row.returnDate, language), place: placeOf(row) });
  const grace = t('graceOver', { time: timeOf(graceUntil(row.returnDate, graceMinutes)) });
  return (
    <DayRow
      row={row}
      lead={
        late.days > 0
          ? t('lateDays', { count: late.days })
          : late.hours > 0
            ? t('lateHours', late)
            : t('lateMinutes', late)
      }
      below={`${due}, ${grace}`}
    >
      <a href={telephone(row.customerPhone)} className={`no-print ${buttonClass('outline', 'xs')}`}>
        <Icon name="phone" size="xs" />
        <span className="sr-only">{t('call', { name: row.customerName })}</span>
        {row.customerPhone}
      </a>
    </DayRow>
  );
};

/** How late a return is, a started minute counting: in whole days, in whole hours, and the minutes beyond the hours. */
type LateBy = Readonly<{ days: number; hours: number; minutes: number }>;

export const lateBy = (due: string, nowMs: number): LateBy => {
  const minutes = Math.max(0, Math.ceil((nowMs - Date.parse(due)) / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

/** The end of a return's grace period. */
export const graceUntil = (due: string, graceMinutes: number): string =>
  new Date(Date.parse(due) + graceMinutes * 60_000).toISOString();
