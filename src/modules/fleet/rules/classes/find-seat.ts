/** A time in which a vehicle is taken, turnover included, in milliseconds; `until` excluded. */
export type Taken = Readonly<{ id: string; vehicleId: string; from: number; until: number }>;

/** A rental that is promised a class: the vehicle it has now may still become another of these. */
export type Tentative = Taken & Readonly<{ suits: readonly string[] }>;

/** What takes the vehicles of a class: what stays where it is, and what may move. */
export type Seating = Readonly<{ fixed: readonly Taken[]; tentative: readonly Tentative[] }>;

export type Wish = Readonly<{
  from: number;
  until: number;
  /** The vehicles that would do, the preferred first. */
  suits: readonly string[];
}>;

export type Move = Readonly<{ id: string; from: string; to: string }>;

/** A vehicle that is free once the moves are made, all of them at once. */
export type Seat = Readonly<{ vehicleId: string; moves: readonly Move[] }>;

/** Far more steps than the fleet of a business needs, some 20 ms. After them the answer is no. */
const MOST_STEPS = 20_000;

/**
 * A vehicle for a rental, with the fewest moves of tentative ones; null if there is none. Of as many moves the preferred
 * vehicle wins. Exact unless `MOST_STEPS` end the search; the order of the rows changes nothing.
 */
export const findSeat = (wish: Wish, seating: Seating): Seat | null => {
  if (isOverfull(wish, seating)) return null;
  const search = { ...rowsByVehicle(seating), steps: 0, isTooShort: false };
  for (let most = 0; most <= seating.tentative.length; most++) {
    search.isTooShort = false;
    for (const vehicleId of wish.suits) {
      const moves = place(search, { ...wish, id: '', vehicleId }, { settled: [], displaced: [], waiting: [], most });
      if (moves) return { vehicleId, moves };
    }
    if (!search.isTooShort || search.steps >= MOST_STEPS) return null;
  }
  return null;
};

type Time = Pick<Taken, 'from' | 'until'>;

const overlap = (a: Time, b: Time) => a.from < b.until && b.from < a.until;

/** Whether more rentals that need one of these vehicles meet at one moment than there are vehicles: no move helps then. */
const isOverfull = ({ from, until, suits }: Wish, { fixed, tentative }: Seating): boolean => {
  const vehicles = new Set(suits);
  const bound = [
    ...fixed.filter(({ vehicleId }) => vehicles.has(vehicleId)),
    ...tentative.filter((row) => row.suits.every((id) => vehicles.has(id))),
  ].filter((row) => overlap(row, { from, until }));
  const moments = [from, ...bound.map((row) => row.from).filter((start) => start > from)];
  return moments.some((at) => bound.filter((row) => row.from <= at && at < row.until).length >= vehicles.size);
};

type Search = {
  readonly fixed: ReadonlyMap<string, readonly Taken[]>;
  readonly tentative: ReadonlyMap<string, readonly Tentative[]>;
  steps: number;
  /** Whether more moves than were allowed might have helped. */
  isTooShort: boolean;
};

const rowsByVehicle = ({ fixed, tentative }: Seating): Pick<Search, 'fixed' | 'tentative'> => ({
  fixed: Map.groupBy(fixed, ({ vehicleId }) => vehicleId),
  tentative: Map.groupBy(
    tentative.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ vehicleId }) => vehicleId,
  ),
});

type Placing = Readonly<{
  /** Rentals at their new vehicles. */
  settled: readonly Taken[];
  /** The ids of all that left their vehicles. */
  displaced: readonly string[];
  /** Those of them that have no new vehicle yet. */
  waiting: readonly Tentative[];
  most: number;
}>;

/** Gives a rental a vehicle, and then each one that has to leave it another. The moves, or null where that fails. */
const place = (search: Search, rental: Taken, { settled, displaced, waiting, most }: Placing): Move[] | null => {
  if (search.steps++ >= MOST_STEPS) return null;
  const { vehicleId } = rental;
  const isFixed = (search.fixed.get(vehicleId) ?? []).some((row) => overlap(row, rental));
  if (isFixed || settled.some((row) => row.vehicleId === vehicleId && overlap(row, rental))) return null;
  const inTheWay = (search.tentative.get(vehicleId) ?? []).filter(
    (row) => overlap(row, rental) && !displaced.includes(row.id),
  );
  if (displaced.length + inTheWay.length > most) {
    search.isTooShort = true;
    return null;
  }
  const [next, ...rest] = [...waiting, ...inTheWay];
  if (!next) return [];
  const now = {
    settled: [...settled, rental],
    displaced: [...displaced, ...inTheWay.map(({ id }) => id)],
    waiting: rest,
    most,
  };
  for (const to of next.suits) {
    if (to === next.vehicleId) continue;
    const moves = place(search, { ...next, vehicleId: to }, now);
    if (moves) return [{ id: next.id, from: next.vehicleId, to }, ...moves];
  }
  return null;
};
