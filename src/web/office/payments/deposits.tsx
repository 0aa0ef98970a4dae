import { apiContext } from '../../api/contexts.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useNow } from '../../shell/use-now.ts';
import { formatDay, formatDayTime } from '../../ui/dates.ts';
import type { IconName } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import { DepositLine } from '../bookings/security-deposit/security-deposit-part.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { Pager } from '../list/pager.tsx';
import { Segments } from '../list/segments.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/deposits';
import { BookingLink } from './booking-link.tsx';
import { MoneyTabs, moneyPaths } from './money-tabs.tsx';

export const handle: Handle = { words: ['payments', 'bookings'] };

const ROWS = 25;

const views = ['to-give-back', 'ending', 'with-us', 'ended'] as const;
type View = (typeof views)[number];

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const page = Math.floor(Math.max(1, Math.min(Number(url.searchParams.get('page')) || 1, 10_000)));
  const view = views.find((one) => one === url.searchParams.get('view')) ?? 'to-give-back';
  const query = { page, limit: ROWS, view };
  const { call } = context.get(apiContext);
  const [outcome, transfers] = await Promise.all([
    call('GET /admin/security-deposits', { query }),
    call('GET /payments/transfer-tasks', { query: { page: 1, limit: 1, status: 'open' } }),
  ]);
  return { view, outcome, transfers: transfers.success ? transfers.total : null };
};

const pathOf = (view: View, page = 1) => {
  const query = new URLSearchParams({ ...(view !== 'to-give-back' && { view }), ...(page > 1 && { page: `${page}` }) });
  return `${moneyPaths.deposits}${query.size > 0 ? `?${query}` : ''}`;
};

/** `/admin/payments/deposits`: the security deposits to settle, those whose hold ends, all that are with us, and past ones. */
const Deposits = ({ loaderData: { view, outcome, transfers } }: Route.ComponentProps) => {
  const t = useWords('payments', 'deposits');
  useAutoRefresh();
  const counts = outcome.success ? outcome.counts : null;
  const countOf = {
    'to-give-back': counts?.toGiveBack,
    ending: counts?.ending,
    'with-us': counts?.withUs,
    ended: null,
  };
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      <MoneyTabs open="deposits" waiting={transfers} />
      <div className="overflow-x-auto px-4 py-3 md:px-6">
        <Segments
          label={t('views')}
          segments={views.map((one) => ({
            to: pathOf(one),
            name: [t(`view.${one}`), countOf[one]].filter((part) => part !== null && part !== undefined).join(' '),
            isChosen: one === view,
          }))}
        />
      </div>
      {!outcome.success && <ListFailed title={t('failed')} failure={outcome} />}
      {outcome.success && outcome.data.length === 0 && (
        <EmptyList icon={emptyIcons[view]} title={t(`none.${view}`)} text={t('noneText')} />
      )}
      {outcome.success && outcome.data.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line bg-surface">
            {outcome.data.map((deposit) => (
              <DepositRow key={deposit.id} deposit={deposit} />
            ))}
          </ul>
          <Pager page={outcome} pathOf={(page) => pathOf(view, page)} />
        </>
      )}
    </>
  );
};
export default Deposits;

const emptyIcons: Record<View, IconName> = {
  'to-give-back': 'check',
  ending: 'clock',
  'with-us': 'shield',
  ended: 'history',
};

type Row = DataOf<'GET /admin/security-deposits'>[number];

/** A deposit with its customer and booking: how it is held, what it waits for, and the way to settle it. */
const DepositRow = ({ deposit }: { deposit: Row }) => {
  const t = useWords('payments', 'deposits');
  const { amount, bookingId, customerName: name, endedAt, overAt } = deposit;
  const act = t(overAt ? 'settle' : 'open');
  return (
    <li className="flex items-center gap-x-6 px-4 py-3 text-xs md:px-6">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-sm font-semibold">{name}</p>
        <p className="text-muted">
          <BookingLink payment={deposit} />, <DepositLine deposit={deposit} />
        </p>
        <WaitsFor deposit={deposit} />
      </div>
      <div className="flex items-center justify-end gap-x-6 gap-y-2 max-bar:flex-col max-bar:items-end bar:min-w-52 bar:*:last:min-w-20">
        <Money baht={amount} className="text-md font-semibold" />
        {!endedAt && (
          <LinkButton
            to={`/admin/bookings/${bookingId}`}
            size="sm"
            look={overAt ? 'brand' : 'outline'}
            aria-label={t('actOf', { act, name })}
          >
            {act}
          </LinkButton>
        )}
      </div>
    </li>
  );
};

/** Since when it waits to be settled, or until when the vehicle is out. */
const WaitsFor = ({ deposit: { endedAt, overAt, returnDate, card } }: { deposit: Row }) => {
  const t = useWords('payments', 'deposits');
  const language = useLanguage();
  const now = useNow();
  if (endedAt) return null;
  if (card?.isRenewalDeclined && card.endsAt)
    return (
      <p className="font-medium text-danger">{t('endsUnrenewed', { when: formatDayTime(card.endsAt, language) })}</p>
    );
  if (overAt) return <p className="font-medium text-danger">{t('overSince', { when: formatDay(overAt, language) })}</p>;
  if (Date.parse(returnDate) < now)
    return <p className="font-medium text-danger">{t('lateSince', { when: formatDayTime(returnDate, language) })}</p>;
  return <p className="text-muted">{t('backBy', { when: formatDayTime(returnDate, language) })}</p>;
};
