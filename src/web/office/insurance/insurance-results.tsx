import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { ListResults } from '../list/list-results.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { OptionCard } from './cards/insurance-card.tsx';
import { PackageCard } from './cards/package-card.tsx';
import { PriceMatrix } from './cards/price-matrix.tsx';
import type { DialogState } from './dialogs/dialog-state.ts';
import { type InsuranceFilter, type InsuranceSearch, insuranceList, type Read, tabOf } from './insurance-search.ts';

type Props = { search: InsuranceSearch; read: Read; onOpen: (opened: DialogState) => void };

/** The packages or options, or why there are none. */
export const InsuranceResults = ({ search, read, onOpen }: Props) => {
  const t = useWords('insurance');
  return (
    <>
      {read.outcome.success && <PartsFailed read={read} />}
      <ListResults<unknown, InsuranceFilter>
        list={insuranceList}
        search={search}
        outcome={read.outcome}
        failed={t(`failed.${read.tab}`)}
        none={{ icon: 'shield', ...t.group(`none.${read.tab}`) }}
        empty={t.group('none.found')}
      >
        {() => (
          <>
            {read.tab === 'packages' && read.outcome.success && (
              <PriceMatrix packages={read.outcome.data} search={search} />
            )}
            <ul className="grid gap-3 px-4 pb-6 md:grid-cols-2 md:px-6 2xl:grid-cols-3">
              <Cards read={read} onOpen={onOpen} />
            </ul>
          </>
        )}
      </ListResults>
    </>
  );
};

const Cards = ({ read, onOpen }: Pick<Props, 'read' | 'onOpen'>) => {
  if (read.tab === 'options' && read.outcome.success)
    return read.outcome.data.map((option) => (
      <OptionCard
        key={option.id}
        option={option}
        onEdit={() => onOpen({ kind: 'options', id: option.id })}
        onDelete={() => onOpen({ kind: 'options', id: option.id, isDelete: true })}
      />
    ));
  if (read.tab !== 'packages' || !read.outcome.success) return null;
  const canEdit = read.options.success && read.categories.success;
  const options = read.options.success ? read.options.data : [];
  const lacking = new Set(options.flatMap(({ id, isActive }) => (isActive ? [] : [id])));
  return read.outcome.data.map((one) => (
    <PackageCard
      key={one.id}
      sold={one}
      canEdit={canEdit}
      lacking={lacking}
      onEdit={() => onOpen({ kind: 'packages', id: one.id })}
      onDelete={() => onOpen({ kind: 'packages', id: one.id, isDelete: true })}
    />
  ));
};

/** An alert if options or categories could not be loaded: packages are then shown, but cannot be edited. */
const PartsFailed = ({ read }: Pick<Props, 'read'>) => {
  const t = useWords('insurance', 'failed');
  if (read.tab === 'options') return null;
  const failure = [read.options, read.categories].find(({ success }) => !success);
  return failure && !failure.success ? <ListFailed title={t('options')} failure={failure} /> : null;
};

type InsuranceFiltersProps = {
  search: InsuranceSearch;
  /** Null where the list could not be read. */
  total: number | null;
};

/** Search, and the active or inactive filter. */
export const InsuranceFilters = ({ search, total }: InsuranceFiltersProps) => {
  const t = useWords('insurance', 'find');
  const tab = tabOf(search);
  const countKey = tab === 'options' ? 'foundOptions' : 'foundPackages';
  return (
    <ListToolbar
      key={tab}
      list={insuranceList}
      search={search}
      words={{ label: t('label'), search: t('search'), searchHint: t(`searchHint.${tab}`), show: t('show') }}
      asks={['status']}
      except={['tab', 'per']}
      labelOf={(name, value) => (name === 'status' ? t(value === 'active' ? 'active' : 'inactive') : `“${value}”`)}
      count={total === null ? null : t(countKey, { count: total, total: countText(total) })}
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
