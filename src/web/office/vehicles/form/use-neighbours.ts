import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { type FleetSearch, fleetPath } from '../list/fleet-search.ts';
import type { Found } from '../list/read-fleet.ts';

/** The list behind a vehicle, and those before and after it there. */
export const useNeighbours = (id: string | undefined) => {
  const { t } = useTranslation('fleet');
  const { search, found } = useOutletContext<{ search: FleetSearch; found: Found }>();
  const ids = found.success ? found.data.map((one) => one.id) : [];
  const place = id === undefined ? -1 : ids.indexOf(id);
  if (place < 0 || !found.success) return { search, neighbours: {} };
  const pathOf = (to: number) => (ids[to] === undefined ? undefined : fleetPath(search, ids[to]));
  const number = (found.page - 1) * found.limit + place + 1;
  return {
    search,
    neighbours: {
      previousPath: place > 0 ? pathOf(place - 1) : undefined,
      nextPath: pathOf(place + 1),
      position: t('position', { number, total: countText(found.total) }),
    },
  };
};
