import { Link, Outlet, useOutlet } from 'react-router';
import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useAutoRefresh } from '../live/use-auto-refresh.ts';
import type { Route } from './+types/vehicles';
import { FleetFilters } from './list/fleet-filters.tsx';
import { type FleetBeside, type FleetSearch, fleetPath, readFleet, readFleetSearch } from './list/fleet-search.ts';
import { VehicleResults } from './list/vehicle-results.tsx';

export const handle: Handle = { words: ['fleet', 'vehicles', 'audit', 'damage', 'damageLedger', 'photos'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const search = readFleetSearch(url.searchParams);
  return { search, ...(await readFleet(context.get(apiContext), search)) };
};

/** `/admin/vehicles`: the fleet; a vehicle opens beside the list. */
const Vehicles = ({ loaderData: { search, outcome, categories, views } }: Route.ComponentProps) => {
  const t = useWords('fleet');
  const isOpen = useOutlet() !== null;
  useAutoRefresh();
  const fleet = outcome.success ? outcome.fleet : null;
  return (
    <div className={isOpen ? 'xl:pr-[520px]' : ''}>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead
        title={t('title')}
        text={fleet && t('text', { count: fleet.all, out: fleet.rented, maintenance: fleet.maintenance })}
        actions={
          <>
            <LinkButton to={fleetPath(search, 'import')} size="sm" preventScrollReset>
              {t('import.open')}
            </LinkButton>
            <LinkButton to={fleetPath(search, 'new')} look={isOpen ? 'outline' : 'accent'} size="sm" preventScrollReset>
              {t('add')}
            </LinkButton>
          </>
        }
      />
      <FleetTabs search={search} counts={outcome.success ? outcome.counts : null} />
      <FleetFilters
        search={search}
        categories={categories}
        total={outcome.success ? outcome.total : null}
        views={{ of: 'vehicles', saved: views }}
      />
      <VehicleResults search={search} outcome={outcome} />
      <Outlet context={{ search, outcome } satisfies FleetBeside} />
    </div>
  );
};
export default Vehicles;

type Props = {
  search: FleetSearch;
  /** Null where the list could not be read. */
  counts: Readonly<Record<'all' | 'available' | 'rented' | 'maintenance', number>> | null;
};

const tabs = ['all', 'available', 'rented', 'maintenance'] as const;

/** The status tabs, each with its number of vehicles. */
const FleetTabs = ({ search, counts }: Props) => {
  const t = useWords('fleet');
  return (
    <nav aria-label={t('tabs')} className="flex gap-1 overflow-x-auto border-b border-line px-4 pt-3 md:px-6">
      {tabs.map((tab) => {
        const status = tab === 'all' ? '' : tab;
        return (
          <Link
            key={tab}
            to={fleetPath({ ...search, status, page: 1 })}
            preventScrollReset
            aria-current={search.status === status ? 'page' : undefined}
            className="flex min-h-10 items-center gap-2 border-b-2 border-transparent px-2.5 text-xs font-medium whitespace-nowrap text-muted quick hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
          >
            {t(`status.${tab}`)}
            {counts && (
              <span className="rounded-full bg-sunken px-2 py-0.5 text-2xs figures text-muted">{counts[tab]}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
};
