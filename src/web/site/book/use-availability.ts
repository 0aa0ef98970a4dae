import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';
import { useLatest } from '../use-latest.ts';
import type { PeriodTexts } from './requests.ts';

type Checked = DataOf<'POST /bookings/check-availability'>;

export type Availability = Readonly<
  { retry: () => void } & (
    | { state: 'unasked' | 'checking' | 'available' | 'held' }
    | ({ state: 'unavailable' } & Pick<Checked, 'conflicts' | 'freeFrom'>)
    /** `isAnswered`: the server said no to the question, rather than nothing at all. */
    | { state: 'failed'; isAnswered: boolean }
  )
>;

type Asked = {
  vehicleId: string;
  period: PeriodTexts | null;
  /** Our own pending booking holds the vehicle from this moment on. */
  heldFrom: string | null;
};

/** Whether the vehicle is free, asked 500 ms after any change (document 1, section 4). Advice: creating decides. */
export const useAvailability = ({ vehicleId, period, heldFrom }: Asked): Availability => {
  const ask = async (signal: AbortSignal) =>
    period && api.call('POST /bookings/check-availability', { body: { vehicleId, ...period }, signal });
  const { answer, retry } = useLatest(period && JSON.stringify({ vehicleId, ...period }), ask, { pauseMs: 500 });
  if (!period) return { state: 'unasked', retry };
  if (!answer) return { state: 'checking', retry };
  if (!answer.success) return { state: 'failed', isAnswered: answer.status > 0, retry };
  const { available, conflicts, freeFrom } = answer.data;
  if (available) return { state: 'available', retry };
  if (isOnlyOurs(conflicts, heldFrom)) return { state: 'held', retry };
  return { state: 'unavailable', conflicts, freeFrom, retry };
};

/** Nobody stands in the way but our own hold. */
export const isOnlyOurs = (conflicts: Checked['conflicts'], heldFrom: string | null): boolean =>
  heldFrom !== null &&
  conflicts.every(({ reason, from }) => reason === 'booked' && Date.parse(from) === Date.parse(heldFrom));
