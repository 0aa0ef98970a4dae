import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatDayTime, timeOf } from '../../ui/dates.ts';
import { handOverPath } from '../bookings/booking-paths.ts';
import { useLateWords } from '../late-by.ts';
import { DayList, DayRow } from './day-list.tsx';
import { usePlace } from './day-moves.tsx';
import type { Board, BoardRow } from './read-dashboard.ts';

/** Overdue returns past their grace period. */
export const Late = ({ board }: { board: Board | null }) => {
  const t = useWords('dashboard', 'board');
  return (
    <DayList icon="clock" title={t('late')} list={board?.late ?? null} to="/admin/bookings?view=late" isAlarming>
      {(row) => <LateRow key={row.id} row={row} graceMinutes={board?.graceMinutes ?? 0} />}
    </DayList>
  );
};

const LateRow = ({ row, graceMinutes }: { row: BoardRow; graceMinutes: number }) => {
  const t = useWords('dashboard', 'board');
  const language = useLanguage();
  const placeOf = usePlace();
  const late = useLateWords();
  const due = t('due', { when: formatDayTime(row.returnDate, language), place: placeOf(row) });
  const grace = t('graceOver', { time: timeOf(graceUntil(row.returnDate, graceMinutes)) });
  return (
    <DayRow
      row={row}
      lead={late(row.returnDate, useNow())}
      below={`${due}, ${grace}`}
      act={{ to: handOverPath(row.id, 'return'), icon: 'repeat', verb: t('takeBack') }}
    />
  );
};

/** The end of a return's grace period. */
export const graceUntil = (due: string, graceMinutes: number): string =>
  new Date(Date.parse(due) + graceMinutes * 60_000).toISOString();
