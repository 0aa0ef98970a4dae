import { Link, useOutletContext } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useNow } from '../../../shell/use-now.ts';
import { today } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { type FleetBeside, fleetPath } from '../list/fleet-search.ts';

const panelLink = 'inline-flex min-h-8 items-center gap-1.5 font-medium text-link max-sm:sr-only';

/** Links to other views of a vehicle. */
export const PanelLinks = ({ id }: { id: string }) => {
  const t = useWords('fleet');
  return (
    <>
      <Link to={`/admin/calendar?from=${today(useNow())}&days=30`} className={panelLink}>
        <Icon name="calendar" size="sm" />
        {t('calendar')}
      </Link>
      <Link to={`/vehicles/${id}`} className={panelLink}>
        <Icon name="external" size="sm" />
        {t('publicPage')}
      </Link>
    </>
  );
};

/** The list behind a vehicle, and the vehicles before and after it in the list. */
export const useNeighbours = (id: string | undefined) => {
  const t = useWords('fleet');
  const { search, outcome } = useOutletContext<FleetBeside>();
  const ids = outcome.success ? outcome.data.map((one) => one.id) : [];
  const place = id === undefined ? -1 : ids.indexOf(id);
  if (place < 0 || !outcome.success) return { search, neighbours: {} };
  const pathOf = (to: number) => (ids[to] === undefined ? undefined : fleetPath(search, ids[to]));
  const number = (outcome.page - 1) * outcome.limit + place + 1;
  return {
    search,
    neighbours: {
      previousPath: place > 0 ? pathOf(place - 1) : undefined,
      nextPath: pathOf(place + 1),
      position: t('position', { number, total: countText(outcome.total) }),
    },
  };
};
