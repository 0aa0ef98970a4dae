import type { Move, Seating, Taken, Tentative } from './find-seat.ts';

type Window = Readonly<{
  from: number;
  until: number;
  /** A gap that is shorter sells nothing. */
  least: number;
}>;

/** What the free time of some vehicles is worth, in milliseconds. */
export type Sellable = Readonly<{ total: number; longest: number; gaps: number }>;

type Closing = Readonly<{ moves: readonly Move[]; before: Sellable; after: Sellable }>;

/** Improvements beyond these bring a business nothing that somebody would wait for. */
const MOST_ROUNDS = 200;

/**
 * Moves of tentative rentals, each between equal vehicles, that gather the free time of a class into larger gaps: one of
 * ten days sells more than two of five. It goes from one improvement to the best next one, a move or two that swap, and
 * then takes back what brings nothing. The order of the rows changes nothing.
 */
export const closeGaps = (vehicleIds: readonly string[], seating: Seating, window: Window): Closing => {
  const rows = seating.tentative
    .filter((row) => row.from >= window.from && row.from < window.until)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const movable = new Set(rows.map(({ id }) => id));
  const fixed = [...seating.fixed, ...seating.tentative.filter(({ id }) => !movable.has(id))];
  const vehicles = [...vehicleIds].sort();
  const start = new Map(rows.map((row) => [row.id, row.vehicleId]));
  const worth = worthOf(vehicles, { fixed, rows, window });
  let places: Places = start;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const better = best(neighbours(places, { rows, fixed }), worth);
    if (!better || worth(better) <= worth(places)) break;
    places = better;
  }
  for (const { id, vehicleId } of rows) {
    const without = new Map(places).set(id, vehicleId);
    if (areFree(without, { rows, fixed }) && worth(without) >= worth(places)) places = without;
  }
  const moves = rows.flatMap(({ id, vehicleId: from }) => {
    const to = places.get(id) ?? from;
    return to === from ? [] : [{ id, from, to }];
  });
  const seen = { fixed, rows, window };
  return { moves, before: sellable(vehicles, start, seen), after: sellable(vehicles, places, seen) };
};

type Places = ReadonlyMap<string, string>;
type Rows = Readonly<{ rows: readonly Tentative[]; fixed: readonly Taken[] }>;

const overlap = (a: Pick<Taken, 'from' | 'until'>, b: Pick<Taken, 'from' | 'until'>) =>
  a.from < b.until && b.from < a.until;

const placed = (places: Places, { rows, fixed }: Rows): Taken[] => [
  ...fixed,
  ...rows.map((row) => ({ ...row, vehicleId: places.get(row.id) ?? row.vehicleId })),
];

const meets = (row: Taken, others: readonly Taken[]) =>
  others.filter((one) => one.id !== row.id && one.vehicleId === row.vehicleId && overlap(one, row));

const areFree = (places: Places, of: Rows): boolean => {
  const all = placed(places, of);
  return of.rows.every((row) => meets({ ...row, vehicleId: places.get(row.id) ?? row.vehicleId }, all).length === 0);
};

/** Every move of one rental to a vehicle that is free for it, and every swap with the one that is in its way. */
const neighbours = function* (places: Places, of: Rows): Generator<Places> {
  const all = placed(places, of);
  const byId = new Map(of.rows.map((row) => [row.id, row]));
  for (const row of of.rows) {
    const from = places.get(row.id) ?? row.vehicleId;
    for (const to of row.suits) {
      if (to === from) continue;
      const [other, ...more] = meets({ ...row, vehicleId: to }, all);
      if (!other) yield new Map(places).set(row.id, to);
      else if (more.length === 0 && byId.get(other.id)?.suits.includes(from)) {
        const swapped = new Map(places).set(row.id, to).set(other.id, from);
        if (areFree(swapped, of)) yield swapped;
      }
    }
  }
};

const best = (choices: Iterable<Places>, worth: (places: Places) => number): Places | null => {
  let found: Places | null = null;
  for (const one of choices) if (!found || worth(one) > worth(found)) found = one;
  return found;
};

type Seen = Rows & Readonly<{ window: Window }>;

/** The free times of each vehicle within the window that can be sold. */
const gapsOf = (vehicles: readonly string[], places: Places, { window, ...of }: Seen): number[] => {
  const taken = Map.groupBy(placed(places, of), ({ vehicleId }) => vehicleId);
  return vehicles.flatMap((id) => {
    const rows = (taken.get(id) ?? []).toSorted((a, b) => a.from - b.from);
    const gaps: number[] = [];
    let free = window.from;
    for (const row of rows) {
      if (row.from >= window.until) break;
      gaps.push(row.from - free);
      free = Math.max(free, row.until);
    }
    gaps.push(window.until - free);
    return gaps.filter((gap) => gap >= window.least);
  });
};

const worthOf = (vehicles: readonly string[], seen: Seen) => {
  const known = new WeakMap<Places, number>();
  return (places: Places): number => {
    const before = known.get(places);
    if (before !== undefined) return before;
    const worth = gapsOf(vehicles, places, seen).reduce((sum, gap) => sum + gap ** 2, 0);
    known.set(places, worth);
    return worth;
  };
};

const sellable = (vehicles: readonly string[], places: Places, seen: Seen): Sellable => {
  const gaps = gapsOf(vehicles, places, seen);
  return { total: gaps.reduce((sum, gap) => sum + gap, 0), longest: Math.max(0, ...gaps), gaps: gaps.length };
};
