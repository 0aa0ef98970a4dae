import { useTranslation } from 'react-i18next';
import { countText } from '#kernel/paging.ts';
import { ColumnsMenu } from '../../list/columns-menu.tsx';
import { Density } from '../../list/density.tsx';
import { ExportLink } from '../../list/export-link.tsx';
import { FilterSelect } from '../../list/filter-select.tsx';
import { ListLooks } from '../../list/list-looks.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import type { Views } from '../../list/own-views.tsx';
import {
  type BookingSearch,
  bookingColumns,
  bookingList,
  bookingsPath,
  notFilters,
  sorts,
  statuses,
} from './bookings-address.ts';
import type { FoundBookings } from './read-bookings.ts';
import { useFilterWords } from './use-filter-words.ts';

type Props = { search: BookingSearch; found: FoundBookings; views: Views };

/** Search, status, order and density of the bookings. */
export const BookingsToolbar = ({ search, found, views }: Props) => {
  const { t } = useTranslation('bookings');
  const labelOf = useFilterWords(found.success ? found.data : []);
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
      words={t('find', { returnObjects: true })}
      asks={['status', 'sort']}
      except={notFilters}
      labelOf={labelOf}
      views={views}
      found={found.success ? t('find.found', { count: found.total, total: countText(found.total) }) : null}
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
          <Density label={t('find.density')} ways={density} />
        </ListLooks>
      }
    >
      <FilterSelect
        name="status"
        label={t('find.status')}
        all={t('find.allStatus')}
        chosen={search.status}
        named={statuses.map((one) => [one, t(`status.${one}`)])}
        className="flex-[0_1_150px]"
      />
      <FilterSelect
        name="sort"
        label={t('find.sort')}
        all={t('sorts.-created')}
        chosen={search.sort === '-created' ? '' : search.sort}
        named={sorts.slice(1).map((one) => [one, t(`sorts.${one}`)])}
        className="flex-[0_1_190px]"
      />
    </ListToolbar>
  );
};
