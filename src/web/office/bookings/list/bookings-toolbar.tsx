import { countText } from '#kernel/paging.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDay } from '../../../ui/dates.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ColumnsMenu } from '../../list/columns-menu.tsx';
import { Density } from '../../list/density.tsx';
import { ExportLink } from '../../list/export-link.tsx';
import { FilterSelect } from '../../list/filter-select.tsx';
import { ListLooks, ListToolbar } from '../../list/list-toolbar.tsx';
import type { Views } from '../../list/own-views.tsx';
import type { BookingRow } from '../booking.ts';
import {
  type BookingFilter,
  type BookingSearch,
  bookingColumns,
  bookingList,
  bookingsPath,
  notFilters,
  paymentStatuses,
  sorts,
  statuses,
} from './bookings-address.ts';
import type { BookingsOutcome } from './read-bookings.ts';

type Props = { search: BookingSearch; outcome: BookingsOutcome; views: Views };

/** Search, payment status, days, order and density of the bookings. */
export const BookingsToolbar = ({ search, outcome, views }: Props) => {
  const t = useWords('bookings');
  const isDue = search.view === 'unpaid';
  const labelOf = useFilterWords(outcome.success ? outcome.data : []);
  const density = (['', 'cards'] as const).map((look) => ({
    to: bookingsPath({ ...search, look }),
    icon: look === 'cards' ? ('grid' as const) : ('menu' as const),
    label: t(look === 'cards' ? 'find.cards' : 'find.table'),
    isChosen: search.look === look,
  }));
  return (
    <ListToolbar
      list={bookingList}
      search={search}
      words={t.group('find')}
      asks={['paymentStatus', 'sort']}
      more={{ asks: days, fields: <Days search={search} /> }}
      except={notFilters(search)}
      labelOf={labelOf}
      views={views}
      count={outcome.success ? t('find.found', { count: outcome.total, total: countText(outcome.total) }) : null}
      end={
        <ListLooks>
          <ExportLink list={bookingList} search={search} except={['look']} />
          {search.look === '' && (
            <ColumnsMenu
              named={bookingColumns.map((key) => [key, t(`column.${key}`)])}
              chosen={search.columns}
              pathOf={(columns) => bookingsPath({ ...search, columns })}
            />
          )}
          <Density label={t('find.density')} layouts={density} />
        </ListLooks>
      }
    >
      <FilterSelect
        isNamed
        name="paymentStatus"
        label={t('find.paymentStatus')}
        chosen={search.paymentStatus}
        named={paymentStatuses.map((one) => [one, t(`paid.${one}`)])}
        className="flex-[0_1_180px]"
      />
      <FilterSelect
        name="sort"
        label={t('find.sort')}
        all={t(isDue ? 'sorts.due' : 'sorts.next-move')}
        chosen={search.sort}
        named={sorts.map((one) => [one, t(`sorts.${one}`)])}
        className="flex-[0_1_190px]"
      />
    </ListToolbar>
  );
};

const days = ['from', 'to', 'madeFrom', 'madeTo'] as const;

/** The days of the pick-up, and those on which the booking was made. */
const Days = ({ search }: Pick<Props, 'search'>) => {
  const t = useWords('bookings', 'find');
  return (
    <div className="grid grid-cols-2 gap-3">
      {days.map((end) => (
        <DateField key={end} label={t(end)} name={end} required={false} defaultValue={search[end]} />
      ))}
    </div>
  );
};

/** The chip label of an active filter; a customer, vehicle or place is named from the rows found. */
const useFilterWords = (rows: readonly BookingRow[]): ((name: BookingFilter, value: string) => string) => {
  const t = useWords('bookings');
  const language = useLanguage();
  return (name, value) => {
    if (name === 'search') return `“${value}”`;
    if (name === 'status') return t(`status.${statuses.find((one) => one === value) ?? 'pending'}`);
    if (name === 'customerId') return rows[0]?.customerName ?? t('find.customerId');
    if (name === 'vehicleId') return rows[0]?.vehicleLicensePlate || t('find.vehicleId');
    if (name === 'paymentStatus')
      return `${t('find.paymentStatus')}: ${t(`paid.${value as BookingRow['paymentStatus']}`)}`;
    if (name === 'from' || name === 'to' || name === 'madeFrom' || name === 'madeTo')
      return `${t(`find.${name}`)} ${formatDay(value, language, { year: true })}`;
    return t('find.locationId');
  };
};
