import { countText } from '#kernel/paging.ts';
import { useWords } from '../../languages/use-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ColumnsMenu } from '../list/columns-menu.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListLooks, ListToolbar } from '../list/list-toolbar.tsx';
import type { Views } from '../list/own-views.tsx';
import { usePaymentMethod } from '../paying/payment-methods.ts';
import {
  hasFilters,
  isHalfRange,
  type PaymentSearch,
  paymentColumns,
  paymentList,
  paymentsPath,
  sorts,
  statuses,
  withoutFilters,
  withoutSearch,
} from './payments-address.ts';
import type { PaymentsOutcome } from './read-payments.ts';

type Props = {
  search: PaymentSearch;
  outcome: PaymentsOutcome;
  /** The methods that occur among the payments. */
  methods: readonly string[];
  views: Views;
};

/**
 * Search, filters and order of the payments. There are no chips, since each filter has its own field and way to clear
 * it.
 */
export const PaymentsToolbar = ({ search, outcome, methods, views }: Props) => {
  const t = useWords('payments');
  const methodOf = usePaymentMethod();
  return (
    <ListToolbar
      // Any new filter drops `around`.
      list={paymentList}
      search={{ ...search, around: '' }}
      words={t.group('find')}
      asks={['status', 'paymentMethod', 'from', 'to', 'sort']}
      except={['search', 'status', 'paymentMethod', 'from', 'to', 'sort', 'around']}
      labelOf={(_, value) => value}
      views={views}
      clearing={<Clearing search={search} />}
      notice={
        isHalfRange(search) && (
          <Alert tone="warning" title={t(search.from === '' ? 'find.toAlone' : 'find.fromAlone')} />
        )
      }
      count={outcome.success ? t('find.found', { count: outcome.total, total: countText(outcome.total) }) : null}
      end={
        <ListLooks>
          <ColumnsMenu
            named={paymentColumns.map((key) => [key, t(`column.${key}`)])}
            chosen={search.columns}
            pathOf={(columns) => paymentsPath({ ...search, columns })}
          />
        </ListLooks>
      }
    >
      <FilterSelect
        name="status"
        label={t('find.status')}
        all={t('find.allStatus')}
        chosen={search.status}
        named={statuses.map((one) => [one, t(`status.${one}`)])}
        className="flex-[1_1_110px]"
      />
      <FilterSelect
        name="paymentMethod"
        label={t('find.method')}
        all={t('find.allMethods')}
        chosen={search.paymentMethod}
        named={methods.map((one) => [one, methodOf(one)])}
        className="flex-[1_1_110px]"
      />
      <FilterSelect
        name="sort"
        label={t('find.sort')}
        all={t('sorts.-createdAt')}
        chosen={search.sort === '-createdAt' ? '' : search.sort}
        named={sorts.slice(1).map((one) => [one, t(`sorts.${one}`)])}
        className="flex-[1_1_110px]"
      />
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={t(`find.${end}`)}
          name={end}
          required={false}
          placeholder={t(`find.${end}`)}
          defaultValue={search[end]}
          className="flex-[0_1_140px]"
        />
      ))}
    </ListToolbar>
  );
};

/** Links that clear search and filters. */
const Clearing = ({ search }: { search: PaymentSearch }) => {
  const t = useWords('payments', 'find');
  return (
    <>
      {search.search !== '' && (
        <LinkButton to={withoutSearch(search)} preventScrollReset size="sm">
          {t('clearSearch')}
        </LinkButton>
      )}
      {hasFilters(search) && (
        <LinkButton to={withoutFilters(search)} preventScrollReset size="sm">
          {t('clearFilters')}
        </LinkButton>
      )}
    </>
  );
};
