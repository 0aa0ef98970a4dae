import { createContext, useContext } from 'react';
import type { DataOf } from '../../api/routes.ts';

export type Booking = DataOf<'GET /bookings/:id'>;
type InHand = Readonly<{ booking: Booking; reload: () => void }>;

const BookingContext = createContext<InHand | null>(null);
export const BookingProvider = BookingContext.Provider;

/** The booking as the server has it, on the steps after it was made; null before. */
export const useBooking = (): Booking | null => useContext(BookingContext)?.booking ?? null;

/** The same, on a step that cannot be without it. */
export const useBookingInHand = (): InHand => {
  const inHand = useContext(BookingContext);
  if (!inHand) throw new Error('There is no booking around this step');
  return inHand;
};
