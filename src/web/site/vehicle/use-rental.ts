import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/browser.ts';
import { useQuote } from '../quote/use-quote.ts';
import { useLatest } from '../use-latest.ts';
import { useNow } from '../use-now.ts';
import { movedTo, periodOf, queryOf } from '../vehicles/search/search.ts';
import { type SearchFields, showable } from '../vehicles/search/search-fields.ts';
import type { VehiclePage } from './read-vehicle-page.ts';

/** The chosen place and dates, what they cost and whether the vehicle is free. The address follows every choice. */
export const useRental = ({ search: asked, vehicle, given }: VehiclePage) => {
  const now = useNow();
  const navigate = useNavigate();
  const [fields, setFields] = useState(() => showable(asked.fields));
  const search = { ...asked, fields };
  const { period, troubles } = periodOf(search, now);
  const body = period && vehicle.status !== 'maintenance' ? { vehicleId: vehicle.id, ...period } : null;
  const quote = useQuote(body, given.quote);
  const availability = useLatest(
    body && JSON.stringify(body),
    async (signal) => body && api.call('POST /bookings/check-availability', { body, signal }),
    { pauseMs: 500, given: given.availability },
  );
  const choose = (chosen: SearchFields) => {
    setFields(chosen);
    navigate(`?${queryOf({ ...search, fields: chosen })}`, { replace: true, preventScrollReset: true });
  };
  return {
    now,
    search,
    fields,
    troubles,
    choose,
    isDated: body !== null,
    quote,
    availability,
    /** The same search for as long, from a moment on. */
    from: (moment: string) => movedTo(search, moment),
    isTaken: availability.answer?.success === true && !availability.answer.data.available,
  };
};

export type Rental = ReturnType<typeof useRental>;
