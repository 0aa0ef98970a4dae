import { api } from '../../../api/browser.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import type { Booking } from '../booking.ts';
import { type EditFields, endOf, startOf } from './edit-fields.ts';

/** The other vehicles that are free for the chosen time. Availability is checked again on saving. */
export const useFreeVehicles = (seen: Booking, fields: EditFields) => {
  const [startDate, endDate] = [startOf(fields), endOf(fields)];
  const isFixed = !seen.may.move || seen.stage === 'picked-up';
  const isAskable = !isFixed && fields.startDate !== '' && fields.endDate !== '' && startDate < endDate;
  const { last } = useLatest(
    isAskable ? `${startDate} ${endDate}` : null,
    (signal) => api.call('GET /admin/bookings/free-vehicles', { query: { startDate, endDate }, signal }),
    { pauseMs: 300 },
  );
  return {
    vehicles: last?.success ? last.data.filter(({ id }) => id !== seen.vehicleId) : [],
    isFailed: last !== null && !last.success,
  };
};
