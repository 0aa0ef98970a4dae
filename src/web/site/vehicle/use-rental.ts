import { api } from '../../api/browser.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { useNow } from '../../shell/use-now.ts';
import { useQuote } from '../quote/use-quote.ts';
import { rentalIn } from '../vehicles/search/limits.ts';
import { movedTo } from '../vehicles/search/search.ts';
import type { VehiclePage } from './read-vehicle-page.ts';
import { useSimilar } from './similar/use-similar.ts';
import { useChosenFields } from './use-chosen-fields.ts';

/** The chosen place and dates, what they cost, whether the vehicle is free, and what else would suit. */
export const useRental = ({ search: asked, vehicle, rules, given }: VehiclePage) => {
  const now = useNow();
  const { fields, choose } = useChosenFields(asked);
  const search = { ...asked, fields };
  const { period, troubles, limit } = rentalIn(search, rules, now);
  const body = period && vehicle.status !== 'maintenance' ? { vehicleId: vehicle.id, ...period } : null;
  const quote = useQuote(body, given.quote);
  const checked = body && { ...body, location: fields.location };
  const availability = useLatest(
    checked && JSON.stringify(checked),
    async (signal) => checked && api.call('POST /bookings/check-availability', { body: checked, signal }),
    { pauseMs: 500, given: given.availability },
  );
  return {
    now,
    search,
    fields,
    troubles,
    limit,
    choose,
    isDated: body !== null,
    quote,
    availability,
    /** Refund moments and opening hours of the dates last checked; null without dates or an answer. */
    terms: availability.last?.success ? availability.last.data : null,
    similar: useSimilar(vehicle.id, period, given.similar),
    /** The same search for as long, from a moment on. */
    from: (moment: string) => movedTo(search, moment),
    /** The dates are incomplete, impossible or beyond a limit: they cannot be booked. */
    isWrong: troubles.length > 0 || limit !== null,
    isTaken: availability.answer?.success === true && !availability.answer.data.available,
  };
};

export type Rental = ReturnType<typeof useRental>;
