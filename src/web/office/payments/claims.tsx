import { apiContext } from '../../api/contexts.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { formatDayTime } from '../../ui/dates.ts';
import type { IconName } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { Pager } from '../list/pager.tsx';
import { Segments } from '../list/segments.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/claims';
import { BookingLink } from './booking-link.tsx';
import { MoneyTabs, moneyPaths } from './money-tabs.tsx';

export const handle: Handle = { words: ['payments', 'claims'] };

const ROWS = 25;

const views = ['disputed', 'open', 'settled'] as const;
type View = (typeof views)[number];

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const page = Math.floor(Math.max(1, Math.min(Number(url.searchParams.get('page')) || 1, 10_000)));
  const view = views.find((one) => one === url.searchParams.get('view')) ?? 'disputed';
  const { call } = context.get(apiContext);
  const [outcome, transfers] = await Promise.all([
    call('GET /admin/claims', { query: { page, limit: ROWS, view } }),
    call('GET /payments/transfer-tasks', { query: { page: 1, limit: 1, status: 'open' } }),
  ]);
  return { view, outcome, transfers: transfers.success ? transfers.total : null };
};

const pathOf = (view: View, page = 1) => {
  const query = new URLSearchParams({ ...(view !== 'disputed' && { view }), ...(page > 1 && { page: `${page}` }) });
  return `${moneyPaths.claims}${query.size > 0 ? `?${query}` : ''}`;
};

/** `/admin/payments/claims`: claims to decide, those that wait for their customers, and past ones. */
const Claims = ({ loaderData: { view, outcome, transfers } }: Route.ComponentProps) => {
  const t = useWords('payments', 'claims');
  useAutoRefresh();
  const counts = outcome.success ? outcome.counts : null;
  const countOf = { disputed: counts?.disputed, open: counts?.open, settled: null };
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      <MoneyTabs open="claims" waiting={transfers} />
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
            {outcome.data.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} />
            ))}
          </ul>
          <Pager page={outcome} pathOf={(page) => pathOf(view, page)} />
        </>
      )}
    </>
  );
};
export default Claims;

const emptyIcons: Record<View, IconName> = { disputed: 'check', open: 'clock', settled: 'history' };

type Row = DataOf<'GET /admin/claims'>[number];

/** A claim with its customer and booking, what the customer said of it, and the way to decide it. */
const ClaimRow = ({ claim }: { claim: Row }) => {
  const t = useWords('payments', 'claims');
  const kindOf = useWords('claims', 'kind');
  const { bookingId, customerName: name, kind, text, answerText, amount, chargedAmount, status } = claim;
  const act = t(status === 'disputed' ? 'decide' : 'open');
  return (
    <li className="flex items-center gap-x-6 px-4 py-3 text-xs md:px-6">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="text-sm font-semibold">{name}</p>
        <p className="text-muted">
          <BookingLink payment={claim} />, {kindOf(kind)}: {text}
        </p>
        {answerText && <p>{answerText}</p>}
        <State claim={claim} />
      </div>
      <div className="flex items-center justify-end gap-x-6 gap-y-2 max-bar:flex-col max-bar:items-end bar:min-w-52 bar:*:last:min-w-20">
        <Money baht={chargedAmount ?? amount} className="text-md font-semibold" />
        <LinkButton
          to={`/admin/bookings/${bookingId}`}
          size="sm"
          look={status === 'disputed' ? 'brand' : 'outline'}
          aria-label={t('actOf', { act, name })}
        >
          {act}
        </LinkButton>
      </div>
    </li>
  );
};

/** Since when it is disputed, until when it can be answered, or what became of it and when. */
const State = ({ claim: { status, answerBy, answeredAt, settledAt } }: { claim: Row }) => {
  const t = useWords('payments', 'claims');
  const statusOf = useWords('claims', 'status');
  const language = useLanguage();
  const when = (at: string | null) => formatDayTime(at ?? answerBy, language);
  if (status === 'disputed')
    return <p className="font-medium text-danger">{t('disputedOn', { when: when(answeredAt) })}</p>;
  if (status === 'open') return <p className="text-muted">{t('answerBy', { when: when(answerBy) })}</p>;
  return <p className="text-muted">{t('settledOn', { status: statusOf(status), when: when(settledAt) })}</p>;
};
