import { Outlet, useParams } from 'react-router';
import { MOST_COUNTED } from '#kernel/paging.ts';
import { apiContext } from '../../api/contexts.ts';
import type { Outcome } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListResults } from '../list/list-results.tsx';
import { queryOf } from '../list/list-search.ts';
import { ListTable } from '../list/list-table.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/customers';
import { CustomersFilters } from './customers-filters.tsx';
import {
  type CustomersContext,
  type CustomersSearch,
  customersList,
  customersPath,
  readCustomersSearch,
} from './customers-search.ts';
import { underName, useCustomerColumns } from './use-customer-columns.tsx';

export const handle: Handle = { words: ['customers', 'audit'] };

const A_PAGE = 15;

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readCustomersSearch(url.searchParams);
  const query = { ...queryOf(customersList, search), page: search.page, limit: A_PAGE };
  const { call } = context.get(apiContext);
  const [outcome, views] = await Promise.all([
    call('GET /admin/customers', { query }),
    call('GET /admin/views', { query: { list: 'customers' } }),
  ]);
  return { search, outcome, views: views.success ? views.data : [] };
};

/** `/admin/customers`: all customers; one opens beside the list. */
const Customers = ({ loaderData: { search, outcome, views } }: Route.ComponentProps) => {
  const t = useWords('customers');
  const { id } = useParams();
  useAutoRefresh();
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <div className={id ? 'xl:pr-[520px]' : ''}>
        <ScreenHead
          title={t('title')}
          text={t('text')}
          actions={
            <LinkButton to={customersPath(search, 'new')} preventScrollReset look="accent" size="sm">
              <Icon name="plus" size="sm" />
              <span className="max-bar:sr-only">{t('do.create')}</span>
            </LinkButton>
          }
        />
        <CustomersFilters
          search={search}
          total={outcome.success ? outcome.total : null}
          views={{ of: 'customers', saved: views }}
        />
        <CustomerResults search={search} outcome={outcome} openId={id} />
      </div>
      <Outlet context={{ search, rows: outcome.success ? outcome.data : [] } satisfies CustomersContext} />
    </>
  );
};
export default Customers;

type Props = { search: CustomersSearch; outcome: Outcome<'GET /admin/customers'>; openId: string | undefined };

/** The matching customers, or why there are none. */
const CustomerResults = ({ search, outcome, openId }: Props) => {
  const t = useWords('customers');
  const language = useLanguage();
  const columns = useCustomerColumns(search);
  const { page, totalPages, total } = outcome.success ? outcome : { page: 1, totalPages: 1, total: 0 };
  const pages = total > MOST_COUNTED ? `${Math.max(page, totalPages)}+` : `${totalPages}`;
  return (
    <ListResults
      list={customersList}
      search={search}
      outcome={outcome}
      failed={t('failed')}
      none={{ icon: 'users', title: t('none'), text: t('noneText') }}
      empty={{ text: t('noneFoundText') }}
      pager={{ isForMany: true, text: t('page', { page, pages }) }}
    >
      {(rows) => (
        <ListTable
          label={t('title')}
          columns={columns}
          rows={rows}
          pathOf={({ id }) => customersPath(search, id)}
          nameOf={(row) => `${row.name} ${underName(row, language)}`}
          openId={openId}
          chosen={search.columns}
        />
      )}
    </ListResults>
  );
};
