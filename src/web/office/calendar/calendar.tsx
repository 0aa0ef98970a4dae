import { type ComponentProps, useMemo, useState } from 'react';
import { data, Outlet, redirect, type ShouldRevalidateFunction, useParams, useRevalidator } from 'react-router';
import { addDays } from '#kernel/calendar-date.ts';
import { apiContext } from '../../api/contexts.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useNow } from '../../shell/use-now.ts';
import { formatMonth, today } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Beside } from '../bookings/beside.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/calendar';
import { GapsPanel } from './gaps/gaps-panel.tsx';
import { type Gaps, useGaps } from './gaps/use-gaps.ts';
import { FleetGrid } from './grid/fleet-grid.tsx';
import { type CalendarSearch, calendarPath, isNarrowed, readCalendarSearch, stepped } from './plan/calendar-address.ts';
import type { PackedCalendar } from './plan/calendar-payload.ts';
import { fleetRows } from './plan/fleet-rows.ts';
import type { Ghost } from './plan/ghost.ts';
import { countUnseen } from './plan/with-ghosts.ts';
import { type Choices, readCalendar, readChoices } from './read-calendar.ts';
import { CalendarToolbar } from './toolbar.tsx';
import { VehiclePages } from './vehicle-pages.tsx';

export const handle: Handle = { words: ['calendar', 'bookings'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext);
  const search = readCalendarSearch(url.searchParams);
  const [rules, outcome, choices] = await Promise.all([
    api.call('GET /settings/booking'),
    readCalendar(api, search),
    readChoices(api),
  ]);
  // A business setting switches this screen off.
  if (rules.success && !rules.data.showCalendar) throw data(null, { status: 404 });
  // Past the end, such as from an old address, the last page is shown.
  if (outcome.success && outcome.page.page > outcome.page.totalPages && outcome.page.total > 0)
    throw redirect(calendarPath({ ...search, page: outcome.page.totalPages }));
  return { search, outcome, choices };
};

/** Opening a booking over the calendar does not reload it, as long as it shows the same. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSame = addressIn(currentUrl) === addressIn(nextUrl);
  return isSame && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
};

const addressIn = ({ searchParams }: URL) => calendarPath(readCalendarSearch(searchParams));

/** `/admin/calendar`: the bookings and maintenance of every vehicle, day by day; a booking opens over it. */
const Calendar = ({ loaderData: { search, outcome, choices } }: Route.ComponentProps) => {
  const t = useWords('calendar');
  const language = useLanguage();
  const failed = useFailedTitle(search);
  const { state } = useRevalidator();
  const { id } = useParams();
  useAutoRefresh(30_000);
  const page = outcome.success ? outcome.page.page : search.page;
  const pathOf = (booking?: string) => calendarPath({ ...search, page }, booking);
  const beside: Beside = { pathOf, reply: null };
  const place = choices.locations.find(({ id }) => id === search.location);
  const shown = outcome.success ? outcome.page : null;
  const gaps = useShownGaps(search, shown, choices);
  const [seen, setSeen] = useState<string | null>(null);
  return (
    <div className="flex h-[calc(100dvh-var(--office-head))] min-h-[440px] flex-col" aria-busy={state === 'loading'}>
      {!id && <PageHead title={t('title')} isIndexed={false} />}
      <CalendarToolbar search={search} page={shown} choices={choices} gaps={gaps} />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {outcome.success ? (
            <>
              <Fleet
                search={search}
                page={outcome.page}
                place={place ? nameIn(place, language) : null}
                pathOf={pathOf}
                ghosts={id ? none : gaps.ghosts}
                seen={seen}
                onSeen={() => setSeen(null)}
              />
              <VehiclePages search={search} page={outcome.page} />
            </>
          ) : (
            <ListFailed title={failed} failure={outcome} />
          )}
          <Outlet context={beside} />
        </div>
        {gaps.isOpen && !id && (
          <GapsPanel gaps={gaps} unseen={shown ? countUnseen(gaps.ghosts, shown) : 0} onSee={setSeen} />
        )}
      </div>
    </div>
  );
};
export default Calendar;

const none: readonly Ghost[] = [];

/** The proposal to close gaps, at first for the days that are shown and not past. */
const useShownGaps = (search: CalendarSearch, page: PackedCalendar | null, choices: Choices): Gaps => {
  const now = today(useNow());
  const first = page?.from ?? search.from ?? now;
  const isPast = first < now;
  const until = addDays(first, search.days - 1);
  return useGaps({ choices, from: isPast ? now : first, until, content: page?.packed ?? '' });
};

/** The title when bookings could not be loaded: for this month, the next, or another by name. */
const useFailedTitle = ({ from }: CalendarSearch): string => {
  const t = useWords('calendar', 'failed');
  const language = useLanguage();
  const now = today(useNow());
  const month = (from ?? now).slice(0, 7);
  if (month === now.slice(0, 7)) return t('current');
  if (month === stepped(now, 30, 'after').slice(0, 7)) return t('next');
  return t('other', { month: formatMonth(`${month}-01`, language) });
};

type Props = {
  search: CalendarSearch;
  page: PackedCalendar;
  /** The name of the chosen location; null for all. */
  place: string | null;
  pathOf: Beside['pathOf'];
} & Pick<ComponentProps<typeof FleetGrid>, 'ghosts' | 'seen' | 'onSeen'>;

/** The fleet day by day, or a notice that no vehicle matches or exists. */
const Fleet = ({ page, ...props }: Props) => {
  const { search } = props;
  const rows = useMemo(() => fleetRows(page), [page]);
  if (page.vehicles.length > 0) return <FleetGrid {...props} page={page} rows={rows} />;
  return isNarrowed(search) ? <NoneSuch search={search} /> : <NoVehicles />;
};

const NoneSuch = ({ search }: Pick<Props, 'search'>) => {
  const t = useWords('calendar');
  const inOffice = useWords('office');
  return (
    <EmptyList
      icon="car"
      title={t('none.title')}
      text={t(search.free ? 'none.free' : search.location === '' ? 'none.category' : 'none.location')}
      action={
        <LinkButton to={calendarPath({ ...search, category: '', location: '', free: null, page: null })} size="sm">
          {inOffice('list.clear')}
        </LinkButton>
      }
    />
  );
};

const NoVehicles = () => {
  const t = useWords('calendar');
  return (
    <div className="grid justify-items-center gap-3 px-4 py-14 text-center">
      <Icon name="car" size="lg" className="text-subtle" />
      <p className="font-semibold">{t('empty')}</p>
      <LinkButton to="/admin/vehicles" size="sm">
        {t('addVehicle')}
      </LinkButton>
    </div>
  );
};
