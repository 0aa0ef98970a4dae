import type { Period } from '#kernel/period.ts';

declare const hasTurnover: unique symbol;

/**
 * The time for which a rental takes its vehicle: from pick-up until return plus turnover. The functions of this file
 * alone make one, and what promises or checks a vehicle takes nothing else: no caller can forget the turnover.
 */
export type OccupiedTime = Period & { readonly [hasTurnover]: true };

const occupied = (from: Temporal.Instant, until: Temporal.Instant) => ({ from, until }) as OccupiedTime;

type Turnover = Readonly<{ booking: Readonly<{ turnoverIntervalHours: number }> }>;

/** Of a rental that is asked for now: by the turnover of the settings. */
export const occupiedBy = ({ from, until }: Period, { booking }: Turnover): OccupiedTime =>
  occupied(from, until.add({ minutes: booking.turnoverIntervalHours * 60 }));

type Agreed = Readonly<{ pickUpAt: Temporal.Instant; dropOffAt: Temporal.Instant; blockedUntil: Temporal.Instant }>;

/** Of a booking as it was agreed. */
export const occupiedByBooking = ({ pickUpAt, blockedUntil }: Omit<Agreed, 'dropOffAt'>): OccupiedTime =>
  occupied(pickUpAt, blockedUntil);

/** Of a booking that moves: it keeps the turnover that it was made with. */
export const occupiedAfterMove = (booking: Agreed, { from, until }: Period): OccupiedTime =>
  occupied(from, readyAfterReturn(booking, until));

/** When the vehicle of a booking is ready again after a return at some moment. */
export const readyAfterReturn = (
  { dropOffAt, blockedUntil }: Omit<Agreed, 'pickUpAt'>,
  returnedAt: Temporal.Instant,
): Temporal.Instant => returnedAt.add(dropOffAt.until(blockedUntil));
