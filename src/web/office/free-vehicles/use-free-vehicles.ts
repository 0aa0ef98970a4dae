import { useState } from 'react';
import { api } from '../../api/browser.ts';
import type { RouteInput } from '../../api/routes.ts';
import { useLatest } from '../../shell/use-latest.ts';

/** As many as one looks through in a choice; a search finds the others. */
const MOST = 50;

/** As many as are chosen from at a glance. */
const FEW = 12;

const ROUTE = 'GET /admin/bookings/free-vehicles';

type Query = NonNullable<RouteInput<typeof ROUTE>['query']>;
type Period = Readonly<Pick<Query, 'startDate' | 'endDate' | 'pickupLocationId' | 'dropoffLocationId'>>;

/**
 * The vehicles that are free for a period, or all on offer if it is empty; null requests nothing. Of a large fleet the
 * first that match `search`, besides the chosen one if it is free.
 */
export const useFreeVehicles = (period: Period | null, chosenId: string) => {
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const latest = useLatest(
    period && JSON.stringify([period, typed]),
    (signal) => readFree({ ...period, ...(typed && { search: typed }) }, { chosenId, signal }),
    { pauseMs: 250 },
  );
  const { last } = latest;
  return {
    ...latest,
    vehicles: last?.success ? last.data : [],
    total: last?.success ? last.total : 0,
    search,
    setSearch,
    /** Whether there are so many that one searches among them. */
    isLarge: search !== '' || (last?.success === true && last.total > FEW),
  };
};
export type FreeVehicles = ReturnType<typeof useFreeVehicles>;

const readFree = async (query: Query, { chosenId, signal }: { chosenId: string; signal: AbortSignal }) => {
  const found = await api.call(ROUTE, { query: { ...query, page: 1, limit: MOST }, signal });
  if (!found.success || chosenId === '' || found.data.some(({ id }) => id === chosenId)) return found;
  const { search: _, ...period } = query;
  const own = await api.call(ROUTE, { query: { ...period, vehicleId: chosenId }, signal });
  return own.success ? { ...found, data: [...own.data, ...found.data] } : own;
};
