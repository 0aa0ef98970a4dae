import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { dateOf, formatDay, timeOf } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { handOverPath } from '../bookings/booking-paths.ts';
import { useBegunAt } from '../bookings/hand-over/hand-over-draft.ts';
import { DayList, DayRow } from './day-list.tsx';
import type { Board, BoardRow } from './read-dashboard.ts';

/** Returns a function that names a booking's location in the page's language. */
export const usePlace = () => {
  const language = useLanguage();
  return ({ place, placeInThai }: Pick<BoardRow, 'place' | 'placeInThai'>) =>
    nameIn({ name: place, nameInThai: placeInThai }, language);
};

type Props = { board: Board | null; staffId: string };

/** Today's pick-ups, and overdue ones from earlier days. */
export const PickUps = ({ board, staffId }: Props) => {
  const t = useWords('dashboard', 'board');
  const language = useLanguage();
  const placeOf = usePlace();
  const baht = useBaht();
  const begunAt = useBegunAt(staffId);
  return (
    <DayList
      icon="key"
      title={t('pickUps')}
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
          act={{
            to: handOverPath(row.id, 'pick-up'),
            icon: 'key',
            verb: t(begunAt(row.id, 'pick-up') ? 'goOn' : 'handOver'),
          }}
          badge={row.owedAmount > 0 && <Badge tone="pending">{t('toCollect', { amount: baht(row.owedAmount) })}</Badge>}
        />
      )}
    </DayList>
  );
};

/** Today's returns; the late ones stand in their own list. A vehicle that is booked again the same day is marked. */
export const Returns = ({ board, staffId }: Props) => {
  const t = useWords('dashboard', 'board');
  const placeOf = usePlace();
  const begunAt = useBegunAt(staffId);
  const isLate = ({ id }: BoardRow) => board?.late.rows.some((late) => late.id === id) ?? false;
  return (
    <DayList
      icon="repeat"
      title={t('returns')}
      list={board?.returns ?? null}
      to="/admin/bookings?view=returns-today"
      end={({ done }) => done > 0 && t('done', { count: done })}
    >
      {(row) =>
        !isLate(row) && (
          <DayRow
            key={row.id}
            row={row}
            lead={timeOf(row.returnDate)}
            below={placeOf(row)}
            act={{
              to: handOverPath(row.id, 'return'),
              icon: 'repeat',
              verb: t(begunAt(row.id, 'return') ? 'goOn' : 'takeBack'),
            }}
            badge={
              row.nextPickupDate !== null &&
              dateOf(row.nextPickupDate) === dateOf(row.returnDate) && (
                <Badge tone="danger">{t('nextPickUp', { time: timeOf(row.nextPickupDate) })}</Badge>
              )
            }
          />
        )
      }
    </DayList>
  );
};
