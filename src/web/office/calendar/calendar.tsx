import { useTranslation } from 'react-i18next';
import { data, useRevalidator } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { nameIn } from '../../languages/name-in.ts';
import { useLanguage } from '../../languages/use-language.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/calendar';
import { readCalendarSearch } from './calendar-address.ts';
import { Fleet } from './fleet.tsx';
import { readCalendar, readChoices } from './read-calendar.ts';
import { CalendarToolbar } from './toolbar.tsx';
import { useFailedTitle } from './use-failed-title.ts';

export const handle: Handle = { words: ['calendar', 'bookings'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext);
  const search = readCalendarSearch(url.searchParams);
  const [rules, found, choices] = await Promise.all([
    api.call('GET /settings/booking'),
    readCalendar(api, search),
    readChoices(api),
  ]);
  // The setting takes the whole screen away (document 3, features).
  if (rules.success && !rules.data.showCalendar) throw data(null, { status: 404 });
  return { search, found, choices };
};

/** `/admin/calendar`: every vehicle with what takes it, day by day (document 2, section 2). */
const Calendar = ({ loaderData: { search, found, choices } }: Route.ComponentProps) => {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const failed = useFailedTitle(search);
  const { state } = useRevalidator();
  useAutoRefresh(30_000);
  const place = choices.locations.find(({ id }) => id === search.location);
  return (
    <div className="flex h-[calc(100dvh-var(--office-head))] min-h-[440px] flex-col" aria-busy={state === 'loading'}>
      <PageHead title={t('title')} isIndexed={false} />
      <CalendarToolbar search={search} page={found.success ? found.page : null} choices={choices} />
      {found.success ? (
        <Fleet search={search} page={found.page} place={place ? nameIn(place, language) : null} />
      ) : (
        <ListFailed title={failed} failure={found} />
      )}
    </div>
  );
};
export default Calendar;
