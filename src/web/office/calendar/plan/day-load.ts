import type { FleetRow } from './fleet-rows.ts';
import { dayNumber, type Span } from './geometry.ts';

/** The number of vehicles taken on each day of a window; cancelled bookings do not count. */
export const takenByDay = (rows: readonly FleetRow[], shown: Span, days: number, now: number): number[] => {
  const taken = Array.from({ length: days }, () => 0);
  const first = dayNumber(shown.from);
  for (const row of rows) {
    if (row.kind === 'group') continue;
    for (const day of daysTaken(row.bars, { first, days, now })) taken[day] = (taken[day] ?? 0) + 1;
  }
  return taken;
};

type Standing = Readonly<{ item: Span & { stage?: string } }>;

/** `first`: the `dayNumber` of the first day. */
type Days = Readonly<{ first: number; days: number; now: number }>;

/** The days of a window with a bar that is not cancelled, as indices into it. A vehicle that is out takes today too. */
export const daysTaken = (bars: readonly Standing[], { first, days, now }: Days): Set<number> => {
  const vehicles = new Set<number>();
  for (const { item } of bars) {
    if (item.stage === 'cancelled') continue;
    const end = item.stage === 'picked-up' ? Math.max(item.until, now) : item.until;
    const until = Math.min(days - 1, dayNumber(end - 1) - first);
    for (let day = Math.max(0, dayNumber(item.from) - first); day <= until; day += 1) vehicles.add(day);
  }
  return vehicles;
};
