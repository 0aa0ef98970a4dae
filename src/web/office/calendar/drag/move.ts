import { bangkokClock } from '#kernel/bangkok-clock.ts';
import type { Asks } from '../../../api/routes.ts';
import type { Bar, BookingBar, VehicleRow } from '../plan/fleet-rows.ts';
import { HOUR_MS, type Span } from '../plan/geometry.ts';

/** A bar on its way: where it would stand if it were let go. */
export type Move = Readonly<{ bar: BookingBar; row: VehicleRow; from: number; until: number }>;

/** By what of it a bar was taken: the whole, or its end. */
export type Grip = 'whole' | 'end';

/** What may be moved of a booking by hand: of a vehicle that is out the return alone. */
export const gripsOf = ({ mayMove, stage }: Pick<BookingBar['booking'], 'mayMove' | 'stage'>): readonly Grip[] => {
  if (!mayMove) return [];
  return stage === 'picked-up' ? ['end'] : ['whole', 'end'];
};

const SHORTEST_MS = HOUR_MS / 2;

/** When a bar begins and ends after it was moved by some time. An end stays after the beginning. */
export const movedSpan = ({ from, until }: Span, grip: Grip, by: number): Span =>
  grip === 'whole' ? { from: from + by, until: until + by } : { from, until: Math.max(from + SHORTEST_MS, until + by) };

/** What is in the way of a move by what the calendar knows: another booking with its turnover, or maintenance. */
export const inTheWay = ({ bar, row, from, until }: Move, turnoverHours: number): Bar | null => {
  const turnover = turnoverHours * HOUR_MS;
  const clash = row.bars.find(({ item }) => {
    if (item.id === bar.id || (item.kind === 'booking' && item.stage === 'cancelled')) return false;
    const readyFrom = item.kind === 'booking' ? item.freeFrom : item.until;
    return from < readyFrom && item.from < until + turnover;
  });
  return clash?.item ?? null;
};

/** Whether a move leads anywhere. */
export const isMoved = ({ bar, row, from, until }: Move): boolean =>
  row.vehicle.id !== bar.booking.vehicleId || from !== bar.from || until !== bar.until;

type Edit = Asks<'PUT /admin/bookings/:id'>['body'];

/** What is sent for a move: what is other than it was, and the version that was seen. */
export const moveBody = ({ bar, row, from, until }: Move): Edit => ({
  version: bar.booking.version,
  ...(row.vehicle.id !== bar.booking.vehicleId && { vehicleId: row.vehicle.id }),
  ...(from !== bar.from && { startDate: toLocalText(from) }),
  ...(until !== bar.until && { endDate: toLocalText(until) }),
});

/** A moment on Bangkok's clock as the API takes it: `2026-12-05T10:00`. */
const toLocalText = (ms: number): string => bangkokClock(ms).slice(0, 16);
