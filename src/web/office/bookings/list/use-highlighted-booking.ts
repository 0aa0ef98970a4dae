import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHighlight } from '../../list/use-highlight.ts';
import type { BookingRow } from '../booking.ts';

/** The session storage key for the booking to highlight; it survives a reload. */
export const highlightedBookingKey = 'highlightedBookingId';

/** The booking that the user came from a payment to see, while it is highlighted. */
export const useHighlightedBooking = (rows: readonly BookingRow[]): string | undefined => {
  const { state } = useLocation();
  const [highlighted, setHighlighted] = useState<string>();
  useEffect(() => {
    const stored = sessionStorage.getItem(highlightedBookingKey);
    sessionStorage.removeItem(highlightedBookingKey);
    const id: unknown = Object(state)[highlightedBookingKey] ?? stored;
    if (typeof id === 'string') setHighlighted(id);
  }, [state]);
  return useHighlight(rows.find(({ id }) => id === highlighted)?.id);
};
