import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { dateOf, formatDay, formatDayTime } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { DayList, DayRow } from './day-list.tsx';
import type { Board, BoardRow } from './read-dashboard.ts';

/** Bookings that are not fully paid. */
export const Unpaid = ({ board }: { board: Board | null }) => {
  const t = useWords('dashboard', 'board');
  const baht = useBaht();
  return (
    <DayList
      icon="wallet"
      title={t('unpaid')}
      none={t('noUnpaid')}
      list={board?.unpaid ?? null}
      to="/admin/bookings?view=unpaid"
      end={({ owedAmount }) => owedAmount > 0 && <span className="figures">{baht(owedAmount)}</span>}
    >
      {(row) => <Row key={row.id} row={row} amount={row.owedAmount} />}
    </DayList>
  );
};

/** Bookings that wait for approval. */
export const ToApprove = ({ board }: { board: Board | null }) => {
  const t = useWords('dashboard', 'board');
  return (
    <DayList
      icon="check"
      title={t('toApprove')}
      none={t('noToApprove')}
      list={board?.toApprove ?? null}
      to="/admin/bookings?view=to-approve"
    >
      {(row) => <Row key={row.id} row={row} amount={row.totalAmount} />}
    </DayList>
  );
};

const Row = ({ row, amount }: { row: BoardRow; amount: number }) => {
  const t = useWords('dashboard', 'board');
  const language = useLanguage();
  const baht = useBaht();
  return (
    <DayRow
      row={row}
      lead={formatDay(dateOf(row.pickupDate), language, { weekday: false })}
      beside={baht(amount)}
      below={t('pickUp', { when: formatDayTime(row.pickupDate, language) })}
    />
  );
};
