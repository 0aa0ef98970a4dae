import { Deposit } from './deposit.tsx';
import { Limits } from './limits.tsx';
import { Turnover } from './turnover.tsx';

/** `/admin/settings/booking`: what may be booked, how close rentals follow each other, and what is paid beforehand. */
const Booking = () => (
  <>
    <Limits />
    <Turnover />
    <Deposit />
  </>
);
export default Booking;
