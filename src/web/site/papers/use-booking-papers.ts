import { useState } from 'react';
import { download } from '../../api/download.ts';

export type Paper = 'confirmation' | 'calendar';

/** Fetches a booking's files, its PDF and its event for the calendar, and knows whether the last one came. */
export const useBookingPapers = (bookingId: string, headers: Record<string, string>) => {
  const [isFailed, setFailed] = useState(false);
  const take = async (paper: Paper) => {
    const problem = await download(`GET /bookings/:id/${paper}`, bookingId, { headers });
    setFailed(problem !== null);
  };
  return { take, isFailed };
};
