import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { dateOf, formatDay, timeOf } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { DayList, DayRow } from './day-list.tsx';
import type { Board, BoardRow } from './read-dashboard.ts';

/** Returns a function that names a booking's location in the page's language. */
export const usePlace = () => {
  const language = useLanguage();
  return ({ place, placeInThai }: Pick<BoardRow, 'place' | 'placeInThai'>) =>
    nameIn({ name: place, nameInThai: placeInThai }, language);
};

/** Today's pick-ups, and overdue ones from earlier days. */
export const PickUps = ({ board }: { board: Board | null }) => {
  const t = useWords('dashboard', 'board');
  const language = useLanguage();
  const placeOf = usePlace();
  const baht = useBaht();
  return (
    <DayList
      icon="key"
      title={t('pickUps')}
      none={t('noPickUps')}
      list={board?.pickUps ?? null}
      to="/admin/bookings?view=pick-ups-today"
      end={({ done }) => done > 0 && t('done', { count: done })}
    >
      {(row) => (
        <DayRow
          key={row.id}
          row={row}
          lead={
            dateOf(row.pickupDate) === board?.date
              ? timeOf(row.pickupDate)
              : formatDay(dateOf(row.pickupDate), language, { weekday: false })
          }
          below={placeOf(row)}
          isDone={row.isDone}
          badge={
            !row.isDone &&
            row.owedAmount > 0 && <Badge tone="pending">{t('toCollect', { amount: baht(row.owedAmount) })}</Badge>
          }
        />
      )}
    </DayList>
  );
};

/** Today's returns. A vehicle that is booked again the same day is marked. */
export const Returns = ({ board }: { board: Board | null }) => {
  const t = useWords('dashboard', 'board');
  const placeOf = usePlace();
  return (
    <DayList
      icon="repeat"
      title={t('returns')}
      none={t('noReturns')}
      list={board?.returns ?? null}
      to="/admin/bookings?view=returns-today"
      end={({ done }) => done > 0 && t('done', { count: done })}
    >
      {(row) => (
        <DayRow
          key={row.id}
          row={row}
          lead={timeOf(row.returnDate)}
          below={placeOf(row)}
          isDone={row.isDone}
          badge={
            !row.isDone &&
            row.nextPickupDate !== null &&
            dateOf(row.nextPickupDate) === dateOf(row.returnDate) && (
              <Badge tone="danger">{t('nextPickUp', { time: timeOf(row.nextPickupDate) })}</Badge>
            )
          }
        />
      )}
    </DayList>
  );
};
