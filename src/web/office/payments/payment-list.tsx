import { Link, useRevalidator } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useNow } from '../../shell/use-now.ts';
import { formatDayRange, today } from '../../ui/dates.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money, useBaht } from '../../ui/money.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { ListResults } from '../list/list-results.tsx';
import { ListTable } from '../list/list-table.tsx';
import { PhoneFold } from '../list/phone-fold.tsx';
import { moneyOfDaysPath } from '../paying/money-of-days-path.ts';
import type { PaymentSummary } from './payment.ts';
import { type PaymentSearch, paymentList, paymentsPath } from './payments-address.ts';
import type { PaymentsOutcome } from './read-payments.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';

type Props = {
  search: PaymentSearch;
  outcome: PaymentsOutcome;
  openId: string | undefined;
  highlightedId: string | undefined;
};

/** The matching payments with a pager, or why there are none. */
export const PaymentList = ({ search, outcome, openId, highlightedId }: Props) => {
  const t = useWords('payments');
  const columns = usePaymentColumns(search, openId !== undefined);
  const clear = (
    <LinkButton to={paymentsPath({ columns: search.columns })} size="sm">
      {t('find.clearFilters')}
    </LinkButton>
  );
  return (
    <ListResults
      list={paymentList}
      search={search}
      outcome={outcome}
      failed={t('failed')}
      none={{ icon: 'wallet', title: t('none.title'), text: t('none.text') }}
      empty={{ title: t('none.filteredTitle'), text: t('none.filteredText'), action: clear }}
      pager={{
        keys: [
          { keys: ['J', 'K'], text: t('keys.move') },
          { keys: ['Enter'], text: t('keys.details') },
          { keys: ['C'], text: t('keys.copy') },
        ],
      }}
    >
      {(rows) => (
        <ListTable
          label={t('title')}
          columns={columns}
          rows={rows}
          pathOf={({ id }) => paymentsPath(search, id)}
          nameOf={({ bookingNumber }) => ` ${bookingNumber}`}
          openId={openId}
          highlightedId={highlightedId}
          chosen={search.columns}
          isTight
        />
      )}
    </ListResults>
  );
};

const marks = {
  total: '',
  successful: 'bg-success-mark',
  pending: 'bg-pending-mark',
  failed: 'bg-danger-mark',
  refunded: 'bg-line-control',
} as const;
const words = {
  total: 'totalCount',
  successful: 'count',
  pending: 'count',
  failed: 'failedCount',
  refunded: 'count',
} as const;
const kinds = ['total', 'successful', 'pending', 'failed', 'refunded'] as const;

/** Count and amount of the filtered payments, by outcome; the total is of those that succeeded, less what went back. */
export const PaymentSummaryCards = ({ summary, search }: { summary: PaymentSummary | null; search: PaymentSearch }) => {
  const t = useWords('payments', 'summary');
  const baht = useBaht();
  const { revalidate } = useRevalidator();
  if (!summary)
    return (
      <div className="px-4 pt-4 md:px-6">
        <RetryAlert tone="danger" title={t('notLoaded')} retry={() => revalidate()} />
      </div>
    );
  return (
    <div className="@container mx-4 mt-2 md:mx-6">
      <PhoneFold icon="bars" label={`${t('total')}: ${baht(summary.total.amount)}`}>
        <ul
          aria-label={t('label')}
          className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-5"
        >
          {kinds.map((kind) => {
            const { amount } = summary[kind];
            // Only what succeeded is in the total.
            const { count } = summary[kind === 'total' ? 'successful' : kind];
            return (
              <li key={kind} className="min-w-0 bg-surface px-4 py-2 max-sm:first:col-span-2 sm:@max-[760px]:px-2.5">
                <p className="flex items-center gap-1.5 text-2xs text-muted">
                  {marks[kind] && <span aria-hidden="true" className={`size-1.75 rounded-full ${marks[kind]}`} />}
                  {t(kind)}
                </p>
                <p className="text-lg font-semibold tracking-tight sm:@max-[760px]:text-base">
                  <Money baht={amount} />
                </p>
                <p className="text-2xs text-muted figures">{t(words[kind], { count, total: countText(count) })}</p>
              </li>
            );
          })}
        </ul>
        <CountedBy search={search} />
      </PhoneFold>
    </div>
  );
};

/** By which day the cards count, and the way to the same days by the day on which the money moved. */
const CountedBy = ({ search }: { search: PaymentSearch }) => {
  const t = useWords('payments', 'summary');
  const language = useLanguage();
  const day = today(useNow());
  const isRange = search.from !== '' && search.to >= search.from;
  const [first, last] = isRange ? [search.from, search.to] : [day, day];
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-2xs text-muted">
      {t('counts')}
      <Link to={moneyOfDaysPath(first, last)} className="inline-flex min-h-6 items-center font-medium text-link">
        {t(first === last ? 'day' : 'moved', { days: formatDayRange(first, last, language, { year: true }) })}
      </Link>
    </p>
  );
};
