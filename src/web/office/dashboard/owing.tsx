import type { ComponentProps } from 'react';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { dateOf, formatDay, formatDayTime } from '../../ui/dates.ts';
import { useBaht } from '../../ui/money.tsx';
import { openedFor } from '../bookings/booking-paths.ts';
import { DayList, DayRow } from './day-list.tsx';
import { ShortMoney } from './figures/short-money.tsx';
import type { Board, BoardRow } from './read-dashboard.ts';

/** Bookings that are not fully paid. */
export const Unpaid = ({ board }: { board: Board | null }) => {
  const t = useWords('dashboard', 'board');
  return (
    <DayList
      icon="wallet"
      title={t('unpaid')}
      list={board?.unpaid ?? null}
      to="/admin/bookings?view=unpaid"
      end={({ owedAmount }) => owedAmount > 0 && <ShortMoney baht={owedAmount} />}
    >
      {(row) => (
        <Row
          key={row.id}
          row={row}
          amount={row.owedAmount}
          act={{ to: openedFor(`bookings/${row.id}`, 'pay'), icon: 'wallet', verb: t('collect') }}
        />
      )}
    </DayList>
  );
};

/** Bookings that wait for approval. */
export const ToApprove = ({ board }: { board: Board | null }) => {
  const t = useWords('dashboard', 'board');
  return (
    <DayList icon="check" title={t('toApprove')} list={board?.toApprove ?? null} to="/admin/bookings?view=to-approve">
      {(row) => (
        <Row
          key={row.id}
          row={row}
          amount={row.totalAmount}
          act={{ to: `bookings/${row.id}`, icon: 'check', verb: t('decide') }}
        />
      )}
    </DayList>
  );
};

type RowProps = { row: BoardRow; amount: number } & Pick<ComponentProps<typeof DayRow>, 'act'>;

const Row = ({ row, amount, act }: RowProps) => {
  const t = useWords('dashboard', 'board');
  const language = useLanguage();
  const baht = useBaht();
  return (
    <DayRow
      row={row}
      act={act}
      lead={formatDay(dateOf(row.pickupDate), language, { weekday: false })}
      beside={baht(amount)}
      below={t('pickUp', { when: formatDayTime(row.pickupDate, language) })}
    />
  );
};
