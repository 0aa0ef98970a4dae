import { useEffect, useState } from 'react';
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { selectedPaymentKey } from '../bookings/payment-link.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ExportLink } from '../list/export-link.tsx';
import { useHighlight } from '../list/use-highlight.ts';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/payments';
import { MoneyTabs } from './money-tabs.tsx';
import { PaymentList, PaymentSummaryCards } from './payment-list.tsx';
import { type PaymentsBeside, paymentList, paymentsPath, readPaymentSearch } from './payments-address.ts';
import { PaymentsToolbar } from './payments-toolbar.tsx';
import { readPayments } from './read-payments.ts';
import { asksToRecord, RecordPayment, recordPath } from './record/record-payment.tsx';

export const handle: Handle = { words: ['payments', 'bookings'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readPaymentSearch(url.searchParams);
  return { search, ...(await readPayments(context.get(apiContext), search)) };
};

/** Opening a payment beside the list does not reload the list. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSameList = readList(currentUrl) === readList(nextUrl);
  return isSameList && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
};

/** `/admin/payments`: the payments, filtered by the address; a payment opens beside the list. */
const Payments = ({ loaderData: { search, outcome, summary, waiting, views } }: Route.ComponentProps) => {
  const t = useWords('payments');
  const { id } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  useAutoRefresh();
  useSelectedPayment();
  const isThere = outcome.success && outcome.data.some((row) => row.id === search.around);
  const highlighted = useHighlight(isThere ? search.around : undefined);
  const beside: PaymentsBeside = { search, reply: outcome.success ? outcome : null };
  const close = () => void navigate(paymentsPath(search, id), { replace: true, preventScrollReset: true });
  return (
    <>
      {!id && <PageHead title={t('title')} isIndexed={false} />}
      <div className={id ? 'xl:pr-[432px]' : ''}>
        <ScreenHead
          title={t('title')}
          text={t('text')}
          actions={
            <>
              <ExportLink list={paymentList} search={search} except={['around']} />
              <Record to={recordPath(paymentsPath(search, id))} />
            </>
          }
        />
        <MoneyTabs open="all" waiting={waiting} />
        <PaymentSummaryCards summary={summary} search={search} />
        <PaymentsToolbar
          search={search}
          outcome={outcome}
          methods={summary?.methods ?? []}
          views={{ of: 'payments', saved: views }}
        />
        {highlighted !== undefined && <ShowingBanner key={highlighted} />}
        <PaymentList search={search} outcome={outcome} openId={id} highlightedId={highlighted} />
      </div>
      <Outlet context={beside} />
      {asksToRecord(query) && <RecordPayment onClose={close} />}
    </>
  );
};
export default Payments;

const Record = ({ to }: { to: string }) => {
  const t = useWords('payments', 'record');
  return (
    <LinkButton to={to} preventScrollReset look="brand" size="sm">
      <Icon name="plus" size="sm" />
      <span className="max-bar:sr-only">{t('open')}</span>
    </LinkButton>
  );
};

/** The parameters that affect the list, without those that open a dialog. */
const readList = ({ searchParams }: URL) => JSON.stringify(readPaymentSearch(searchParams));

/** A banner saying that the list was opened for one payment, while that payment is highlighted. */
const ShowingBanner = () => {
  const t = useWords('payments');
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <div
      role="status"
      className="sticky top-0 z-10 flex items-center gap-2.5 bg-accent-soft tablet:top-(--office-head) px-4 py-1 text-xs font-medium text-on-accent-soft md:px-6"
    >
      <Icon name="arrow" size="sm" />
      <p className="flex-1">{t('showing')}</p>
      <IconButton icon="close" size="sm" name={t('hideBanner')} onClick={() => setHidden(true)} />
    </div>
  );
};

/**
 * Reads the payment selected on a booking, from the navigation state or session storage, and opens the list page around
 * it, without filters.
 */
const useSelectedPayment = (): void => {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const stored = sessionStorage.getItem(selectedPaymentKey);
    sessionStorage.removeItem(selectedPaymentKey);
    const id: unknown = Object(state)[selectedPaymentKey] ?? stored;
    if (!isId(id)) return;
    void navigate(paymentsPath({ around: id }), { replace: true, preventScrollReset: true });
  }, [state, navigate]);
};
