import { useId, useState } from 'react';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { type AddonFilter, type AddonSearch, addonCategories, addonList, addonsPath } from './addon-list.ts';

type Props = {
  search: AddonSearch;
  /** Null where the list could not be read. */
  total: number | null;
};

/** The search, and the category and status filters behind “Filters”. */
export const AddonFilters = ({ search, total }: Props) => {
  const t = useWords('addons');
  const isNarrowed = search.category !== '' || search.status !== '';
  const [isOpen, setOpen] = useState(isNarrowed);
  const panel = useId();
  const labelOf = (name: AddonFilter, value: string) => {
    if (name === 'category') return t(`category.${value as (typeof addonCategories)[number]}`);
    return name === 'status' ? t(value === 'active' ? 'active' : 'inactive') : `“${value}”`;
  };
  return (
    <ListToolbar
      list={addonList}
      search={search}
      words={t.group('find')}
      asks={['category', 'status']}
      labelOf={labelOf}
      count={total === null ? null : t('find.found', { count: total, total: countText(total) })}
      end={
        <>
          <Button size="sm" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
            <Icon name="filter" size="sm" />
            {t('filters.open')}
          </Button>
          <div
            id={panel}
            hidden={!isOpen}
            className="flex basis-full flex-wrap items-end gap-x-2 gap-y-2.5 rounded-md bg-sunken p-3 hidden:hidden"
          >
            <FilterSelect
              name="category"
              label={t('filters.category')}
              all={t('filters.allCategories')}
              chosen={search.category}
              named={addonCategories.map((one) => [one, t(`category.${one}`)])}
              className="flex-[0_1_200px]"
            />
            <FilterSelect
              name="status"
              label={t('filters.status')}
              chosen={search.status}
              named={[
                ['active', t('active')],
                ['inactive', t('inactive')],
              ]}
              className="flex-[0_1_200px]"
            />
            <LinkButton to={addonsPath({})} size="sm">
              {t('filters.clear')}
            </LinkButton>
          </div>
        </>
      }
    />
  );
};
