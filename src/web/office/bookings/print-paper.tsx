import { createPortal } from 'react-dom';
import { usePrinting } from '../paper/use-printing.ts';
import type { Booking } from './booking.ts';
import { BookingPaper } from './booking-paper.tsx';

/** Puts the booking on paper in place of the screen, prints it, and takes it away. */
export const PrintPaper = ({ booking, onDone }: { booking: Booking; onDone: () => void }) => {
  usePrinting(true, onDone);
  return createPortal(<BookingPaper booking={booking} />, document.body);
};
