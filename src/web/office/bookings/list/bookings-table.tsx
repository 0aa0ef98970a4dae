import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { dateOf, formatDay, formatDayTime, today } from '../../../ui/dates.ts';
import { Money, useBaht } from '../../../ui/money.tsx';
import { type Column, ListTable } from '../../list/list-table.tsx';
import { PaidWord, SlipBadge, StageBadge } from '../badges.tsx';
import type { BookingRow } from '../booking.ts';
import { type BookingSearch, bookingsPath } from './bookings-address.ts';
import { TwoLines } from './two-lines.tsx';

type Props = {
  rows: readonly BookingRow[];
  search: BookingSearch;
  openId: string | undefined;
  highlightedId: string | undefined;
};

/** The bookings, two lines each; a row opens its booking beside the list. */
export const BookingsTable = ({ rows, search, openId, highlightedId }: Props) => {
  const t = useWords('bookings');
  const columns = useColumns({ isBeside: openId !== undefined, isDue: search.view === 'unpaid' });
  return (
    <ListTable
      label={t('title')}
      columns={columns}
      rows={rows}
      pathOf={({ id }) => bookingsPath(search, id)}
      nameOf={({ customerName }) => customerName}
      openId={openId}
      highlightedId={highlightedId}
      chosen={search.columns}
      isTight={openId !== undefined}
    />
  );
};

/** Beside an open booking there is less room. The view of the money due says how much is. */
const useColumns = ({ isBeside, isDue }: { isBeside: boolean; isDue: boolean }): Column<BookingRow>[] => {
  const t = useWords('bookings');
  const language = useLanguage();
  const year = today(useNow()).slice(0, 4);
  const moment = (at: string, options = {}) =>
    formatDayTime(at, language, { year: !dateOf(at).startsWith(year), weekday: !isBeside, ...options });
  const day = (at: string) => formatDay(at, language, { year: !dateOf(at).startsWith(year), weekday: false });
  const nextMove = ({ stage, pickupDate, returnDate }: BookingRow) =>
    stage === 'picked-up'
      ? t('moves.return', { when: moment(returnDate, { weekday: false }) })
      : t('moves.pickUp', { when: moment(pickupDate, { weekday: false }) });
  return [
    {
      key: 'booking',
      head: t('column.booking'),
      // A phone has no room for a column of its own for the status.
      cell: (booking) => (
        <TwoLines
          first={booking.bookingNumber}
          second={
            <>
              <span className="max-tablet:hidden">
                {isBeside ? day(booking.createdAt) : moment(booking.createdAt, { weekday: false })}
              </span>
              <span className="flex flex-col items-start gap-0.5 tablet:hidden">
                <StageBadge booking={booking} />
                <SlipBadge booking={booking} />
              </span>
            </>
          }
          isStrong
        />
      ),
    },
    {
      key: 'customer',
      head: t('column.customer'),
      // Nor for dates and vehicle: there the next move and the plate stand in place of the phone.
      cell: (booking) => (
        <TwoLines
          first={booking.customerName}
          second={
            <>
              <span className="max-tablet:hidden">{booking.customerPhone}</span>
              <span className="block truncate text-ink tablet:hidden">{nextMove(booking)}</span>
              <span className="block truncate tablet:hidden">
                {[booking.vehicleLicensePlate, booking.vehicleName].filter(Boolean).join(', ')}
              </span>
            </>
          }
          most={isBeside ? 'max-w-[18ch]' : 'max-w-[30ch] max-tablet:max-w-[21ch]'}
        />
      ),
    },
    {
      key: 'vehicle',
      head: t('column.vehicle'),
      className: isBeside ? 'max-[1560px]:hidden' : 'max-lg:hidden',
      cell: ({ vehicleName, vehicleLicensePlate }) => <TwoLines first={vehicleName} second={vehicleLicensePlate} />,
    },
    {
      key: 'dates',
      head: t('column.dates'),
      className: 'max-tablet:hidden',
      cell: ({ stage, pickupDate, returnDate, days }) => (
        <TwoLines
          first={moment(pickupDate)}
          second={isBeside ? moment(returnDate) : `${moment(returnDate)}, ${t('days', { count: days })}`}
          main={stage === 'picked-up' ? 'second' : 'first'}
        />
      ),
    },
    {
      key: 'status',
      head: t('column.status'),
      className: 'max-tablet:hidden',
      cell: (booking) => (
        <span className="flex flex-wrap gap-1">
          <StageBadge booking={booking} />
          <SlipBadge booking={booking} />
        </span>
      ),
    },
    {
      key: 'total',
      head: t('column.total'),
      className: 'text-right',
      cell: (booking) => (
        <TwoLines
          first={<Money baht={booking.totalAmount} />}
          second={isDue ? <Due amount={booking.owedAmount} /> : <PaidWord booking={booking} />}
          isStrong
        />
      ),
    },
  ];
};

const Due = ({ amount }: { amount: number }) => {
  const t = useWords('bookings');
  const baht = useBaht();
  return <span className="text-warning">{t('due', { amount: baht(amount) })}</span>;
};
