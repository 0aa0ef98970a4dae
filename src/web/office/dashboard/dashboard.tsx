import { Link, Outlet, type ShouldRevalidateFunction, useParams } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useNow } from '../../shell/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay, today } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Beside } from '../bookings/beside.ts';
import { ScreenHead } from '../frame/screen-head.tsx';
import { officeUserContext } from '../guard.ts';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/dashboard';
import { Business } from './business.tsx';
import { PickUps, Returns } from './day-moves.tsx';
import { Late } from './late.tsx';
import { ToApprove, Unpaid } from './owing.tsx';
import { type Board, readDashboard, type Today as TodayData } from './read-dashboard.ts';
import { Claims, Deposits, FailedMails, NewMessages, Transfers } from './tasks.tsx';

export const handle: Handle = { words: ['dashboard', 'audit'] };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { id, role } = context.get(officeUserContext);
  return { today: await readDashboard(context.get(apiContext), role), staffId: id };
};

/** Opening a booking over Today does not reload it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && defaultShouldRevalidate;

const beside: Beside = { pathOf: (id = '') => `/admin/dashboard${id && `/bookings/${id}`}`, reply: null };

/** `/admin/dashboard`: today's work first, then the business figures; a booking opens over it. */
const Today = ({ loaderData: { today: shown, staffId } }: Route.ComponentProps) => {
  const t = useWords('dashboard');
  const now = useNow();
  const { id } = useParams();
  useAutoRefresh();
  return (
    <>
      {!id && <PageHead title={t('title')} isIndexed={false} />}
      <ScreenHead
        title={t('title')}
        text={<DayInWords board={shown.board} toDecide={shown.claims?.total ?? 0} />}
        actions={
          <span className="no-print contents">
            <Button size="sm" className="max-bar:hidden" onClick={() => window.print()}>
              <Icon name="print" size="sm" />
              {t('print')}
            </Button>
            <LinkButton to="/admin/bookings/new" look="accent" size="sm">
              <Icon name="plus" size="sm" />
              <span className="max-bar:sr-only">{t('add')}</span>
            </LinkButton>
          </span>
        }
      />
      <div className="grid gap-4 px-4 pt-4.5 pb-10 md:px-6">
        <Work today={shown} staffId={staffId} />
        <div className="no-print grid gap-4">
          <Business today={shown} day={today(now)} />
        </div>
      </div>
      <Outlet context={beside} />
    </>
  );
};
export default Today;

type DayProps = {
  board: Board | null;
  /** How many claims staff decide. */
  toDecide: number;
};

/** `Friday 20 November. 9 vehicles move today, 2 need a decision.` and how many of these are claims, as a link. */
const DayInWords = ({ board, toDecide }: DayProps) => {
  const t = useWords('dashboard');
  const language = useLanguage();
  const day = formatDay(today(useNow()), language, { long: true, year: true });
  if (!board) return day;
  const moves = t('moves', { count: board.pickUps.total + board.returns.total });
  const waiting = board.toApprove.total + board.late.total + toDecide;
  if (waiting === 0) return t('dayInWords', { day, moves });
  return (
    <>
      {t('dayAndDecisions', { day, moves, decisions: t('decisions', { count: waiting }) })}{' '}
      {toDecide > 0 && (
        <Link to="/admin/payments/claims" className="no-print inline-flex min-h-6 items-center text-link underline">
          {t('claimsToDecide', { count: toDecide })}
        </Link>
      )}
    </>
  );
};

type WorkProps = { today: TodayData; staffId: string };

/** All that waits for somebody, in columns of about the same height. */
const Work = ({ today: { board, claims, deposits, transfers, messages, admin }, staffId }: WorkProps) => (
  <div className="gap-4 *:mb-4 *:last:mb-0 *:break-inside-avoid md:columns-2 xl:columns-3">
    <Late board={board} />
    <PickUps board={board} staffId={staffId} />
    <ToApprove board={board} />
    <Returns board={board} staffId={staffId} />
    <NewMessages waiting={messages} />
    <Claims waiting={claims} />
    <Deposits waiting={deposits} />
    <Transfers waiting={transfers} />
    <Unpaid board={board} />
    {admin && <FailedMails waiting={admin.mails} />}
  </div>
);
