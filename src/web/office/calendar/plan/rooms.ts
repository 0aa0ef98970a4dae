import type { VehicleRow } from './fleet-rows.ts';
import { type Shown, xOf } from './geometry.ts';

/** By the id of a bar: the pixels between it, turnover included, and the next bar of its lane or the window's end. */
export const roomsAfter = (bars: VehicleRow['bars'], shown: Shown): ReadonlyMap<string, number> => {
  const rooms = new Map<string, number>();
  const nextAt = new Map<number, number>();
  for (const { item, lane } of [...bars].reverse()) {
    const end = item.kind === 'booking' ? item.freeFrom : item.until;
    rooms.set(
      item.id,
      Math.max(0, xOf(Math.min(nextAt.get(lane) ?? shown.until, shown.until), shown) - Math.max(xOf(end, shown), 0)),
    );
    nextAt.set(lane, item.from);
  }
  return rooms;
};
