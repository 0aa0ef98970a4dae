import { useTranslation } from 'react-i18next';
import { countText } from '#kernel/paging.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { type InsuranceSearch, insuranceList, tabOf } from './insurance-search.ts';

type Props = {
  search: InsuranceSearch;
  /** Null where the list could not be read. */
  total: number | null;
};

/** Search, and what is switched on or off. */
export const InsuranceFilters = ({ search, total }: Props) => {
  const { t } = useTranslation('insurance', { keyPrefix: 'find' });
  const tab = tabOf(search);
  const found = tab === 'options' ? 'foundOptions' : 'foundPackages';
  return (
    <ListToolbar
      key={tab}
      list={insuranceList}
      search={search}
      words={{ label: t('label'), search: t('search'), searchHint: t(`searchHint.${tab}`), show: t('show') }}
      asks={['status']}
      except={['tab']}
      labelOf={(name, value) => (name === 'status' ? t(value === 'active' ? 'active' : 'inactive') : `“${value}”`)}
      found={total === null ? null : t(found, { count: total, total: countText(total) })}
    >
      <FilterSelect
        name="status"
        label={t('status')}
        chosen={search.status}
        all={t('all')}
        named={[
          ['active', t('active')],
          ['inactive', t('inactive')],
        ]}
        className="flex-[0_1_150px]"
      />
    </ListToolbar>
  );
};
