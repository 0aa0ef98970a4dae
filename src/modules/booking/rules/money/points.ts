import { type Ledger, netPaid } from '#kernel/balance.ts';
import { fromBaht } from '#kernel/money.ts';

/** What is paid for one point. One point pays a baht. */
const ONE_POINT = fromBaht(100);

type Line = Readonly<{ kind: string; quantity: number }>;

/** What a booking has to do with points. */
export type PointsBooking = Ledger &
  Readonly<{
    status: string;
    /** Whether its rental ended while the loyalty program was on. */
    earnsPoints: boolean;
    quote: Readonly<{ lines: readonly Line[] }>;
  }>;

/** The points that a quote takes off its price. */
export const pointsIn = ({ lines }: PointsBooking['quote']): number =>
  lines.filter(({ kind }) => kind === 'points').reduce((all, { quantity }) => all + quantity, 0);

/** One for every whole 100 baht that the business keeps of a rental that is over; money that goes back takes them along. */
export const pointsEarned = (booking: PointsBooking): number =>
  booking.earnsPoints && booking.status === 'completed' ? Math.max(0, Math.floor(netPaid(booking) / ONE_POINT)) : 0;

/** What a booking spends while it stands; cancelled or expired it spends nothing. */
export const pointsSpent = ({ status, quote }: PointsBooking): number => (status === 'cancelled' ? 0 : pointsIn(quote));

/** What is there to spend. Where money of points already spent went back, it is made up for by the next ones earned. */
export const pointsLeft = (bookings: readonly PointsBooking[]): number =>
  Math.max(
    0,
    bookings.reduce((all, booking) => all + pointsEarned(booking) - pointsSpent(booking), 0),
  );
