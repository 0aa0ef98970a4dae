import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { ColumnsMenu } from '../list/columns-menu.tsx';
import { ExportLink } from '../list/export-link.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListLooks, ListToolbar } from '../list/list-toolbar.tsx';
import type { Views } from '../list/own-views.tsx';
import {
  type CustomersFilter,
  type CustomersSearch,
  customerColumns,
  customersList,
  customersPath,
} from './customers-search.ts';

type Props = {
  search: CustomersSearch /** Null where the list could not be read. */;
  total: number | null;
  views: Views;
};

/** Search, the archive filter, and the order. */
export const CustomersFilters = ({ search, total, views }: Props) => {
  const t = useWords('customers', 'filter');
  const head = useWords('customers', 'columns');
  const sorts = (['created', 'name', '-name'] as const).map((one) => [one, t(one)] as const);
  const labelOf = (name: CustomersFilter, value: string) => {
    if (name === 'search') return `${t('search')}: ${value}`;
    if (name === 'status') return t('archived');
    return sorts.find(([one]) => one === value)?.[1] ?? value;
  };
  return (
    <ListToolbar
      list={customersList}
      search={search}
      words={{ label: t('label'), search: t('search'), searchHint: t('searchHint'), show: t('show') }}
      asks={['status', 'sort']}
      labelOf={labelOf}
      views={views}
      count={total === null ? null : t('found', { count: total, total: countText(total) })}
      end={
        <ListLooks>
          <ExportLink list={customersList} search={search} />
          <ColumnsMenu
            named={customerColumns.map((key) => [key, head(key)])}
            chosen={search.columns}
            pathOf={(columns) => customersPath({ ...search, columns })}
          />
        </ListLooks>
      }
    >
      <FilterSelect
        name="status"
        label={t('status')}
        chosen={search.status}
        all={t('active')}
        named={[['archived', t('archived')]]}
        className="flex-[0_1_150px]"
      />
      <FilterSelect
        name="sort"
        label={t('sort')}
        chosen={search.sort}
        all={t('newest')}
        named={sorts}
        className="flex-[0_1_190px]"
      />
    </ListToolbar>
  );
};
