import { bangkokClock } from '#kernel/bangkok-clock.ts';
import type { RouteInput } from '../../../api/routes.ts';
import type { Bar, BookingBar, VehicleRow } from '../plan/fleet-rows.ts';
import { HOUR_MS, type Span } from '../plan/geometry.ts';

/** A bar being dragged: the row and time at which it would be dropped. */
export type Move = Readonly<{ bar: BookingBar; row: VehicleRow; from: number; until: number }>;

/** What the pointer grabbed: the whole bar, or its right end. */
export type Grip = 'whole' | 'end';

/** The grips by which a booking may be dragged; once the vehicle is picked up, only the return. */
export const gripsOf = ({ mayMove, stage }: Pick<BookingBar['booking'], 'mayMove' | 'stage'>): readonly Grip[] => {
  if (!mayMove) return [];
  return stage === 'picked-up' ? ['end'] : ['whole', 'end'];
};

const SHORTEST_MS = HOUR_MS / 2;

/** The span after moving it, or its end, by some milliseconds. The end stays after the start. */
export const movedSpan = ({ from, until }: Span, grip: Grip, by: number): Span =>
  grip === 'whole' ? { from: from + by, until: until + by } : { from, until: Math.max(from + SHORTEST_MS, until + by) };

/**
 * The bar that a move conflicts with, among those loaded: a booking with its turnover, or maintenance. One that cannot
 * make room comes before those that may.
 */
export const inTheWay = ({ bar, row, from, until }: Move, turnoverHours: number): Bar | null => {
  const turnover = turnoverHours * HOUR_MS;
  const clashes = row.bars
    .map(({ item }) => item)
    .filter((item) => {
      if (item.id === bar.id || (item.kind === 'booking' && item.stage === 'cancelled')) return false;
      const readyFrom = item.kind === 'booking' ? item.freeFrom : item.until;
      return from < readyFrom && item.from < until + turnover;
    });
  return clashes.find((item) => !mayMakeRoom(item)) ?? clashes[0] ?? null;
};

/** Whether a bar may still be given an equal vehicle; the server knows whether there is one. */
export const mayMakeRoom = (bar: Bar): boolean => bar.kind === 'booking' && bar.booking.isTentative;

/** Whether a move changes anything. */
export const isMoved = ({ bar, row, from, until }: Move): boolean =>
  row.vehicle.id !== bar.booking.vehicleId || from !== bar.from || until !== bar.until;

type Edit = RouteInput<'PUT /admin/bookings/:id'>['body'];

/** The request body of a move: only the changed fields, and the version that was loaded. */
export const moveBody = ({ bar, row, from, until }: Move): Edit => ({
  version: bar.booking.version,
  ...(row.vehicle.id !== bar.booking.vehicleId && { vehicleId: row.vehicle.id }),
  ...(from !== bar.from && { startDate: toLocalText(from) }),
  ...(until !== bar.until && { endDate: toLocalText(until) }),
});

/** A time in milliseconds as Bangkok local time for the API: `2026-12-05T10:00`. */
const toLocalText = (ms: number): string => bangkokClock(ms).slice(0, 16);
