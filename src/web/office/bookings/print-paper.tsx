import { createPortal } from 'react-dom';
import { usePrinting } from '../paper/use-printing.ts';
import type { Booking } from './booking.ts';
import { BookingPaper } from './booking-paper.tsx';

/** Prints the booking in place of the screen, then removes the printout from the page. */
export const PrintPaper = ({ booking, onDone }: { booking: Booking; onDone: () => void }) => {
  usePrinting(true, onDone);
  return createPortal(<BookingPaper booking={booking} />, document.body);
};
