import { RecordForm } from '../../paying/record-form.tsx';
import { type Booking, mayTake, type Purpose } from '../booking.ts';
import { PrintPaper } from '../print-paper.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';

type Props = { booking: Booking; open: Purpose | null; onClose: () => void };

/** The dialog that was opened on a booking. */
export const BookingDialogs = ({ booking, open, onClose }: Props) => {
  if (open === 'pay' && mayTake(booking)) return <RecordForm id={booking.id} onClose={onClose} />;
  if (open === 'cancel' && booking.may.cancel) return <CancelDialog booking={booking} onClose={onClose} />;
  if (open === 'delete' && booking.may.archive) return <DeleteDialog booking={booking} onClose={onClose} />;
  if (open === 'email') return <EmailDialog booking={booking} onClose={onClose} />;
  if (open === 'print' || open === 'sheet') return <PrintPaper booking={booking} onDone={onClose} />;
  return null;
};
