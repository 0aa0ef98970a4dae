import { api } from '../../../api/browser.ts';
import type { DataOf } from '../../../api/routes.ts';
import { type BookingKey, tokenOf } from '../../../booking/booking-key.ts';
import type { PlaceTerms } from '../../../quote/place-terms.ts';
import type { RefundLimits } from '../../../rental/refund-stage.ts';
import { periodOf } from '../../../rental/rental.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import type { BookingDraft } from './draft.ts';

type Checked = DataOf<'POST /bookings/check-availability'>;

type Terms = Readonly<{ refund: RefundLimits }> & PlaceTerms;

export type Availability = Readonly<
  { retry: () => void } & (
    | { state: 'unasked' | 'checking' }
    | ({ state: 'available' } & Terms)
    | ({ state: 'unavailable' } & Terms & Pick<Checked, 'conflicts' | 'freeFrom'>)
    /** `isAnswered`: the server refused the request; false if no reply arrived. */
    | { state: 'failed'; isAnswered: boolean }
  )
>;

/**
 * Whether the vehicle is free, checked 500 ms after any change. The visitor's own hold does not count. Only a hint:
 * creating the booking decides.
 */
export const useAvailability = (draft: BookingDraft | null, ownHold: BookingKey | null): Availability => {
  const period = draft && periodOf(draft.rental);
  const body = period && {
    vehicleId: draft.vehicleId,
    ...period,
    ...(draft.rental.pickupLocation && { location: draft.rental.pickupLocation }),
    ...(draft.rental.dropoffLocation && { dropoffLocation: draft.rental.dropoffLocation }),
    ...(draft.exactVehicle && { exactVehicle: true }),
  };
  const headers = tokenOf(draft?.booking ?? ownHold);
  const ask = async (signal: AbortSignal) =>
    body && api.call('POST /bookings/check-availability', { body, headers, signal });
  const { answer, retry } = useLatest(body && JSON.stringify([body, headers]), ask, { pauseMs: 500 });
  if (!body) return { state: 'unasked', retry };
  if (!answer) return { state: 'checking', retry };
  if (!answer.success) return { state: 'failed', isAnswered: answer.status > 0, retry };
  const { available, conflicts, freeFrom, outside, refused, ...refund } = answer.data;
  const terms = { refund, outside, refused, retry };
  return available ? { state: 'available', ...terms } : { state: 'unavailable', conflicts, freeFrom, ...terms };
};
