import type { ReactNode } from 'react';
import type { Failure } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { Pager, type ResultPage } from '../list/pager.tsx';
import { Segments } from '../list/segments.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import { BookingLink } from './booking-link.tsx';
import { MoneyTabs, moneyPaths } from './money-tabs.tsx';
import type { WaitingMoney } from './read-money-tabs.ts';

const ROWS = 25;

/** The view and page that an address asks for; the first view is the usual one. */
export const viewIn = <View extends string>(url: URL, views: readonly [View, ...View[]]) => {
  const page = Math.floor(Math.max(1, Math.min(Number(url.searchParams.get('page')) || 1, 10_000)));
  const view = views.find((one) => one === url.searchParams.get('view')) ?? views[0];
  return { page, limit: ROWS, view };
};

type Props<View, Row> = {
  part: 'deposits' | 'claims';
  words: Readonly<Record<'title' | 'text' | 'views' | 'failed' | 'noneText', string>>;
  /** The usual view first. `none` is said of a view that is empty. */
  views: readonly Readonly<{ view: View; name: string; count?: number | undefined; none: string; icon: IconName }>[];
  view: View;
  outcome: (ResultPage & { success: true; data: readonly Row[] }) | Failure;
  waiting: WaitingMoney;
  rowOf: (row: Row) => ReactNode;
};

/** A list of what waits for money, in views of which one is shown, with how many each has. */
export const MoneyList = <View extends string, Row>(props: Props<View, Row>) => {
  const { part, words, views, view, outcome, waiting, rowOf } = props;
  useAutoRefresh();
  const pathOf = (of: View, page = 1) => {
    const query = new URLSearchParams({
      ...(of !== views[0]?.view && { view: of }),
      ...(page > 1 && { page: `${page}` }),
    });
    return `${moneyPaths[part]}${query.size > 0 ? `?${query}` : ''}`;
  };
  const shown = views.find((one) => one.view === view);
  return (
    <>
      <PageHead title={words.title} isIndexed={false} />
      <ScreenHead title={words.title} text={words.text} />
      <MoneyTabs open={part} waiting={waiting} />
      <div className="overflow-x-auto px-4 py-3 md:px-6">
        <Segments
          label={words.views}
          segments={views.map(({ view: one, name, count }) => ({
            to: pathOf(one),
            name: count === undefined ? name : `${name} ${count}`,
            isChosen: one === view,
          }))}
        />
      </div>
      {!outcome.success && <ListFailed title={words.failed} failure={outcome} />}
      {outcome.success && outcome.data.length === 0 && shown && (
        <EmptyList icon={shown.icon} title={shown.none} text={words.noneText} />
      )}
      {outcome.success && outcome.data.length > 0 && (
        <>
          <ul className="divide-y divide-line border-y border-line bg-surface">{outcome.data.map(rowOf)}</ul>
          <Pager page={outcome} pathOf={(page) => pathOf(view, page)} />
        </>
      )}
    </>
  );
};

type RowProps = {
  of: Pick<DataOf<'GET /admin/claims'>[number], 'bookingId' | 'bookingNumber' | 'customerName'>;
  /** What it is, after the number of the booking. */
  what: ReactNode;
  /** What it waits for, or what became of it. */
  state: ReactNode;
  amount: number;
  /** The way to its booking, where something can be done; `name` says of whom to who does not see the row. */
  act: Readonly<{ text: string; name: string; isDue: boolean }> | null;
};

/** Money of a booking with its customer, and the way to settle it there. */
export const MoneyRow = ({ of, what, state, amount, act }: RowProps) => (
  <li className="flex items-center gap-x-6 px-4 py-3 text-xs md:px-6">
    <div className="min-w-0 flex-1 wrap-anywhere">
      <p className="text-sm font-semibold">{of.customerName}</p>
      <p className="text-muted">
        <BookingLink payment={of} />, {what}
      </p>
      {state}
    </div>
    <div className="flex items-center justify-end gap-x-6 gap-y-2 max-bar:flex-col max-bar:items-end bar:min-w-52 bar:*:last:min-w-20">
      <Money baht={amount} className="text-md font-semibold" />
      {act && (
        <LinkButton
          to={`/admin/bookings/${of.bookingId}`}
          size="sm"
          look={act.isDue ? 'brand' : 'outline'}
          aria-label={act.name}
        >
          {act.text}
        </LinkButton>
      )}
    </div>
  </li>
);
