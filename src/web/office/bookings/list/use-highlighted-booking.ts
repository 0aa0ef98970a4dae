import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHighlight } from '../../list/use-highlight.ts';
import type { BookingRow } from '../booking.ts';

/** By which the bookings know which of them somebody came for, also after a reload. */
export const highlightedBookingKey = 'highlightedBookingId';

/** The booking that a payment led to, for as long as it stands out. */
export const useHighlightedBooking = (rows: readonly BookingRow[]): string | undefined => {
  const { state } = useLocation();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const kept = sessionStorage.getItem(highlightedBookingKey);
    sessionStorage.removeItem(highlightedBookingKey);
    const id: unknown = Object(state)[highlightedBookingKey] ?? kept;
    if (typeof id === 'string') setWanted(id);
  }, [state]);
  return useHighlight(rows.find(({ id }) => id === wanted)?.id);
};
