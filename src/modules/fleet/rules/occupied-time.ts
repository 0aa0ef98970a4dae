import { type Period, partsOutside } from '#kernel/period.ts';

declare const hasTurnover: unique symbol;

/**
 * The time for which a rental occupies its vehicle: from pick-up until return plus turnover. Only the functions of this
 * file create it, and availability checks and reservations accept nothing else, so that no caller can forget the
 * turnover.
 */
export type OccupiedTime = Period & { readonly [hasTurnover]: true };

const occupied = (from: Temporal.Instant, until: Temporal.Instant) => ({ from, until }) as OccupiedTime;

type Turnover = Readonly<{ booking: Readonly<{ turnoverIntervalHours: number }> }>;

/** The occupied time of a rental requested now, with the turnover of the current settings. */
export const occupiedTimeFor = ({ from, until }: Period, { booking }: Turnover): OccupiedTime =>
  occupied(from, until.add({ minutes: booking.turnoverIntervalHours * 60 }));

type Agreed = Readonly<{ pickUpAt: Temporal.Instant; dropOffAt: Temporal.Instant; blockedUntil: Temporal.Instant }>;

/** The occupied time of a booking, with its agreed end of turnover. */
export const occupiedTimeOf = ({ pickUpAt, blockedUntil }: Omit<Agreed, 'dropOffAt'>): OccupiedTime =>
  occupied(pickUpAt, blockedUntil);

/** The occupied time of a rescheduled booking, which keeps the turnover of its original agreement. */
export const occupiedTimeAfterMove = (booking: Agreed, { from, until }: Period): OccupiedTime =>
  occupied(from, readyAfterReturn(booking, until));

/** When a booking's vehicle is ready again after a return at `returnedAt`, with the booking's own turnover. */
export const readyAfterReturn = (booking: Omit<Agreed, 'pickUpAt'>, returnedAt: Temporal.Instant): Temporal.Instant =>
  returnedAt.add(turnoverOf(booking));

/** The turnover that a booking was made with. */
export const turnoverOf = ({ dropOffAt, blockedUntil }: Omit<Agreed, 'pickUpAt'>): Temporal.Duration =>
  dropOffAt.until(blockedUntil);

/** The parts of an occupied time that lie outside another. */
export const occupiedOutside = (own: OccupiedTime, other: OccupiedTime): OccupiedTime[] =>
  partsOutside(own, other).map(({ from, until }) => occupied(from, until));
