import { type Balance, stillOwed } from '#kernel/balance.ts';
import { type Satang, zeroSatang } from '#kernel/money.ts';
import { isHold } from '../hold.ts';

type Booking = Balance &
  Readonly<{
    status: string;
    holdUntil: Temporal.Instant | null;
    pickedUpAt: Temporal.Instant | null;
    total: Satang;
  }>;
type Price = Readonly<{ total: Satang; depositAmount: Satang | null }>;

/** The least that a booking of this price has to have paid online: its deposit, or all of it where deposits are off. */
const leastPaid = ({ total, depositAmount }: Price): Satang => depositAmount ?? total;

/** What is still to be paid before an agreed change happens. */
export const dueForAgreed = (money: Balance, price: Price): Satang => stillOwed(leastPaid(price), money);

/**
 * What a customer's change asks for before it happens: nothing where it makes no booking dearer, or one for which
 * nothing was paid because it is unpaid or paid to the business directly, as long as its vehicle is not out.
 */
export const dueForChange = (booking: Booking, price: Price): Satang => {
  const isOut = booking.pickedUpAt !== null;
  const wasPaid = isOut || (!isHold(booking) && (booking.paid > zeroSatang || booking.total === zeroSatang));
  return wasPaid && price.total > booking.total ? dueForAgreed(booking, price) : zeroSatang;
};
