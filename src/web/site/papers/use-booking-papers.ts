import { useState } from 'react';
import { download } from '../../api/download.ts';

export type Paper = 'confirmation' | 'calendar';

/** Downloads a booking's PDF or calendar event; `isFailed` tells whether the last download failed. */
export const useBookingPapers = (bookingId: string, headers: Record<string, string>) => {
  const [isFailed, setFailed] = useState(false);
  const take = async (paper: Paper) => {
    const problem = await download(`GET /bookings/:id/${paper}`, bookingId, { headers });
    setFailed(problem !== null);
  };
  return { take, isFailed };
};
