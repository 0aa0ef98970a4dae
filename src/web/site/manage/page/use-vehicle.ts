import { api } from '../../../api/browser.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import type { Vehicle } from '../managed.ts';

/** The vehicle of a booking, for its picture; null until it came, and when it is in no list any more. */
export const useVehicle = (id: string): Vehicle | null => {
  const { last } = useLatest(id, (signal) => api.call('GET /vehicles/:id', { params: { id }, signal }));
  return last?.success ? last.data : null;
};
