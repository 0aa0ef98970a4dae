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
import { ScreenHead } from '../frame/screen-head.tsx';
import { officeUserContext } from '../guard.ts';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/dashboard';
import { Business } from './business.tsx';
import { PickUps, Returns } from './day-moves.tsx';
import { greetingAt } from './greeting.ts';
import { Late } from './late.tsx';
import { ToApprove, Unpaid } from './owing.tsx';
import { type Board as BoardData, readDashboard, type Board as TodayBoard } from './read-dashboard.ts';
import { Tasks } from './tasks.tsx';

export const handle: Handle = { words: ['dashboard', 'audit'] };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { firstName, role } = context.get(officeUserContext);
  return { firstName, today: await readDashboard(context.get(apiContext), role) };
};

/** `/admin/dashboard`: today's work first, then the business figures. */
const Today = ({ loaderData: { firstName, today: shown } }: Route.ComponentProps) => {
  const t = useWords('dashboard');
  const now = useNow();
  useAutoRefresh();
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead
        title={t(greetingAt(now), { name: firstName })}
        text={<DayInWords board={shown.board} />}
        actions={
          <span className="no-print contents">
            <Button size="sm" onClick={() => window.print()}>
              <Icon name="print" size="sm" />
              {t('print')}
            </Button>
            <LinkButton to="/admin/bookings/new" look="accent" size="sm">
              <Icon name="plus" size="sm" />
              {t('add')}
            </LinkButton>
          </span>
        }
      />
      <div className="grid gap-4 px-4 pt-4.5 pb-10 md:px-6">
        <Board board={shown.board} />
        <div className="no-print grid gap-4">
          <Business today={shown} day={today(now)} />
          <Tasks today={shown} />
        </div>
      </div>
    </>
  );
};
export default Today;

/** `Friday 20 November. 9 cars move today, 2 need a decision.` */
const DayInWords = ({ board }: { board: BoardData | null }) => {
  const t = useWords('dashboard');
  const language = useLanguage();
  const day = formatDay(today(useNow()), language, { long: true, year: true });
  if (!board) return day;
  const moves = t('moves', { count: board.pickUps.total + board.returns.total });
  const waiting = board.toApprove.total + board.late.total;
  if (waiting === 0) return t('dayInWords', { day, moves });
  return t('dayAndDecisions', { day, moves, decisions: t('decisions', { count: waiting }) });
};

/** Today's five lists. The last card of a column fills its remaining height. */
const Board = ({ board }: { board: TodayBoard | null }) => (
  <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
    <div className="grid grid-rows-[auto_1fr] gap-4">
      <PickUps board={board} />
      <ToApprove board={board} />
    </div>
    <Returns board={board} />
    <div className="grid gap-4 max-xl:md:col-span-2 max-xl:md:grid-cols-2 xl:grid-rows-[auto_1fr]">
      <Late board={board} />
      <Unpaid board={board} />
    </div>
  </div>
);
