import { api } from '../../api/browser.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { type BookingForm, periodOf } from './booking-form.ts';

/** The vehicles that are free for the period of a form; without one, all that are on offer. */
export const useFreeVehicles = (form: BookingForm) => {
  const query = periodOf(form) ?? {};
  return useLatest(
    JSON.stringify(query),
    (signal) => api.call('GET /admin/bookings/free-vehicles', { query, signal }),
    { pauseMs: 200 },
  );
};

export type FreeVehicles = ReturnType<typeof useFreeVehicles>;
