import { countText } from '#kernel/paging.ts';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { ColumnsMenu } from '../../list/columns-menu.tsx';
import { Density } from '../../list/density.tsx';
import { ExportLink } from '../../list/export-link.tsx';
import { FilterSelect } from '../../list/filter-select.tsx';
import { ListLooks, ListToolbar } from '../../list/list-toolbar.tsx';
import type { Views } from '../../list/own-views.tsx';
import { type LoadedCategories, useCategories } from '../use-categories.tsx';
import { type FleetFilter, type FleetSearch, fleetColumns, fleetList, fleetPath } from './fleet-search.ts';

type Props = {
  search: FleetSearch;
  categories: LoadedCategories;
  /** Null where the list could not be read. */
  total: number | null;
  views: Views;
};

/** Search, category filter and density. The status has tabs above. */
export const FleetFilters = ({ search, categories: loaded, total, views }: Props) => {
  const t = useWords('fleet');
  const language = useLanguage();
  const { categories, failed } = useCategories(loaded);
  const named = categories.map((one) => [one.id, nameIn(one, language)] as const);
  const labelOf = (name: FleetFilter, value: string) =>
    name === 'categoryId' ? (named.find(([id]) => id === value)?.[1] ?? t('filter.category')) : `“${value}”`;
  const density = (['', 'list'] as const).map((look) => ({
    to: fleetPath({ ...search, look }),
    icon: look === '' ? ('grid' as const) : ('menu' as const),
    label: t(look === '' ? 'density.cards' : 'density.list'),
    isChosen: search.look === look,
  }));
  return (
    <ListToolbar
      list={fleetList}
      search={search}
      words={{
        label: t('filter.label'),
        search: t('filter.search'),
        searchHint: t('filter.searchHint'),
        show: t('filter.show'),
      }}
      asks={['categoryId']}
      except={['status', 'look']}
      labelOf={labelOf}
      views={views}
      count={total === null ? null : t('filter.found', { count: total, total: countText(total) })}
      end={
        <ListLooks>
          <ExportLink list={fleetList} search={search} except={['look']} />
          {search.look === 'list' && (
            <ColumnsMenu
              named={fleetColumns.map((key) => [key, t(`columns.${key}`)])}
              chosen={search.columns}
              pathOf={(columns) => fleetPath({ ...search, columns })}
            />
          )}
          <Density label={t('density.label')} layouts={density} />
        </ListLooks>
      }
    >
      <FilterSelect
        name="categoryId"
        label={t('filter.category')}
        all={t('filter.allCategories')}
        chosen={search.categoryId}
        named={named}
        hint={failed}
        className="flex-[0_1_180px]"
      />
    </ListToolbar>
  );
};
