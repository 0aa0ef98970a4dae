import { WithBooking } from '../with-booking.tsx';
import { PaymentScreen } from './payment-screen.tsx';

/** Step 3: the vehicle is held, and is paid for. */
export const PaymentStep = () => (
  <WithBooking step={3}>
    <PaymentScreen />
  </WithBooking>
);
