import { Outlet, type ShouldRevalidateFunction, useNavigation, useParams } from 'react-router';
import { apiContext } from '../../../api/contexts.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import { useAutoRefresh } from '../../live/use-auto-refresh.ts';
import type { Beside } from '../beside.ts';
import { StatusBanner, useStatusBanner } from '../status-banner.tsx';
import type { Route } from './+types/bookings';
import { BookingResults } from './booking-results.tsx';
import { bookingsPath, readBookingSearch } from './bookings-address.ts';
import { BookingsToolbar } from './bookings-toolbar.tsx';
import { EndUnproven } from './end-unproven.tsx';
import { readBookings } from './read-bookings.ts';
import { ViewTabs } from './view-tabs.tsx';

export const handle: Handle = { words: ['bookings', 'payments', 'invoices', 'quote', 'audit', 'newBooking'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readBookingSearch(url.searchParams);
  return { search, ...(await readBookings(context.get(apiContext), search)) };
};

/** Opening a booking beside the list does not reload the list. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSameList = readList(currentUrl) === readList(nextUrl);
  return isSameList && currentUrl.pathname !== nextUrl.pathname ? false : defaultShouldRevalidate;
};

/** `/admin/bookings`: the bookings, filtered by the address; a booking opens beside the list. */
const Bookings = ({ loaderData: { search, outcome, stats, views } }: Route.ComponentProps) => {
  const t = useWords('bookings');
  const { id } = useParams();
  const { banner, show } = useStatusBanner();
  const { location } = useNavigation();
  useAutoRefresh();
  const beside: Beside = { pathOf: (record) => bookingsPath(search, record), reply: outcome.success ? outcome : null };
  return (
    <>
      {!id && <PageHead title={t('title')} isIndexed={false} />}
      <StatusBanner text={banner} />
      <div className={id ? 'xl:pr-[432px]' : ''}>
        <ScreenHead title={t('title')} text={t('text')} actions={<AddBooking />} />
        <ViewTabs stats={stats} search={search} />
        {search.view === 'unproven' && (stats?.views.unproven ?? 0) > 0 && (
          <EndUnproven count={stats?.views.unproven ?? 0} />
        )}
        <BookingsToolbar search={search} outcome={outcome} views={{ of: 'bookings', saved: views }} />
        <p role="status" className="px-4 text-xs text-muted not-empty:pb-2 md:px-6">
          {location?.pathname === '/admin/bookings' && <span className="office-late">{t('loading')}</span>}
        </p>
        <BookingResults search={search} outcome={outcome} openId={id} onRefused={show} />
      </div>
      <Outlet context={beside} />
    </>
  );
};
export default Bookings;

const AddBooking = () => {
  const t = useWords('bookings');
  return (
    <LinkButton to="/admin/bookings/new" look="accent" size="sm">
      <Icon name="plus" size="sm" />
      <span className="max-bar:sr-only">{t('add')}</span>
    </LinkButton>
  );
};

/** The parameters that affect the list, without those that open a booking's dialog. */
const readList = ({ searchParams }: URL) => JSON.stringify(readBookingSearch(searchParams));
