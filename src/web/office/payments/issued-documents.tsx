import { countText } from '#kernel/paging.ts';
import { apiContext } from '../../api/contexts.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useNow } from '../../shell/use-now.ts';
import { formatDay, formatMonth, today } from '../../ui/dates.ts';
import { Money, useBaht } from '../../ui/money.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ExportLink } from '../list/export-link.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import { ListResults } from '../list/list-results.tsx';
import { isAnyText, isOneOf, type ListAddress, queryOf, readListSearch } from '../list/list-search.ts';
import { type Column, ListTable } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/issued-documents';
import { lastMonths } from './last-months.ts';
import { MoneyTabs, moneyPaths } from './money-tabs.tsx';
import { readMoneyTabs } from './read-money-tabs.ts';

export const handle: Handle = { words: ['payments', 'invoices'] };

const ROWS = 25;
const kinds = ['tax-invoice', 'abbreviated-tax-invoice', 'receipt', 'credit-note', 'refund-note'] as const;

const documentList: ListAddress<'search' | 'kind' | 'month'> = {
  path: moneyPaths.documents,
  filters: { search: isAnyText, kind: isOneOf(kinds), month: (value) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value) },
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readListSearch(documentList, url.searchParams);
  const query = { ...queryOf(documentList, search), page: search.page, limit: ROWS };
  const client = context.get(apiContext);
  const [outcome, waiting] = await Promise.all([
    client.call('GET /admin/payments/documents', { query }),
    readMoneyTabs(client),
  ]);
  return { search, outcome, waiting };
};

/** `/admin/payments/documents`: every document that was issued, by month and kind. */
const IssuedDocuments = ({ loaderData: { search, outcome, waiting } }: Route.ComponentProps) => {
  const t = useWords('invoices');
  const language = useLanguage();
  const columns = useColumns();
  useAutoRefresh();
  const months = lastMonths(today(useNow())).map((month) => [month, formatMonth(`${month}-01`, language)] as const);
  const named = kinds.map((kind) => [kind, t(`kind.${kind}`)] as const);
  return (
    <>
      <PageHead title={t('list.title')} isIndexed={false} />
      <ScreenHead
        title={t('list.title')}
        text={t('list.text')}
        actions={<ExportLink list={documentList} search={search} />}
      />
      <MoneyTabs open="documents" waiting={waiting} />
      <ListToolbar
        list={documentList}
        search={search}
        words={t.group('list.find')}
        asks={['month', 'kind']}
        labelOf={(_, value) => [...months, ...named].find(([one]) => one === value)?.[1] ?? `“${value}”`}
        count={outcome.success ? t('list.find.found', { count: outcome.total, total: countText(outcome.total) }) : null}
      >
        <FilterSelect isNamed name="month" label={t('list.find.month')} chosen={search.month} named={months} />
        <FilterSelect isNamed name="kind" label={t('list.find.kind')} chosen={search.kind} named={named} />
      </ListToolbar>
      <ListResults
        list={documentList}
        search={search}
        outcome={outcome}
        failed={t('list.failed')}
        none={{ icon: 'document', ...t.group('list.none') }}
        empty={t.group('list.noneFound')}
      >
        {(rows) => (
          <ListTable
            label={t('list.title')}
            columns={columns}
            rows={rows}
            pathOf={({ bookingId }) => `/admin/bookings/${bookingId}`}
            nameOf={({ number, bookingNumber }) => `${number}, ${bookingNumber}`}
          />
        )}
      </ListResults>
    </>
  );
};
export default IssuedDocuments;

type Row = DataOf<'GET /admin/payments/documents'>[number];

const useColumns = (): Column<Row>[] => {
  const t = useWords('invoices');
  const language = useLanguage();
  const baht = useBaht();
  const money = (key: 'value' | 'tax' | 'total', amount: (row: Row) => number, className = ''): Column<Row> => ({
    key,
    head: t(`list.column.${key}`),
    className: `text-right ${className}`,
    cell: (row) => (
      <>
        <Money baht={row.credits ? -amount(row) : amount(row)} className={row.replacedBy ? 'line-through' : ''} />
        {key === 'value' && row.untaxed > 0 && (
          <span className="block text-muted">{t('list.untaxed', { amount: baht(row.untaxed) })}</span>
        )}
      </>
    ),
  });
  return [
    {
      key: 'number',
      head: t('list.column.number'),
      cell: ({ kind, number, credits, replacedBy }) => (
        <>
          <span className="font-semibold whitespace-nowrap figures">{number}</span>
          <span className="block text-muted">
            {t(`kind.${kind}`)}
            {credits && <NotBroken>{t('of', { number: credits })}</NotBroken>}
            {replacedBy && <NotBroken>{t('replacedBy', { number: replacedBy })}</NotBroken>}
          </span>
        </>
      ),
    },
    {
      key: 'issued',
      head: t('list.column.issued'),
      className: 'whitespace-nowrap figures max-tablet:hidden',
      cell: ({ issuedAt }) => formatDay(issuedAt, language, { weekday: false, year: true }),
    },
    {
      key: 'buyer',
      head: t('list.column.buyer'),
      className: 'max-md:hidden',
      cell: ({ buyer, bookingNumber }) => (
        <span className="wrap-anywhere">
          {buyer.name || '–'}
          <span className="block text-muted figures">{buyer.taxId || bookingNumber}</span>
        </span>
      ),
    },
    money('value', ({ value }) => value, 'max-tablet:hidden'),
    money('tax', ({ tax }) => tax, 'max-tablet:hidden'),
    money('total', ({ total }) => total),
  ];
};

/** A number that stays in one line, after what it belongs to. */
const NotBroken = ({ children }: { children: string }) => (
  <>
    , <span className="whitespace-nowrap">{children}</span>
  </>
);
