import { WithBooking } from '../with-booking.tsx';
import { Confirmation } from './confirmation.tsx';

/** Step 4: the reference, what was booked and paid, and what happens next. */
export const ConfirmationStep = () => (
  <WithBooking step={4}>
    <Confirmation />
  </WithBooking>
);
