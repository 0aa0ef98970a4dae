import { closeGaps } from '#modules/fleet/rules/classes/close-gaps.ts';
import { findSeat, type Move, type Seat, type Taken, type Tentative } from '#modules/fleet/rules/classes/find-seat.ts';
import type { Request, Year } from './year.ts';

/**
 * How vehicles are given: `chosen`, just the vehicle that was chosen; `first-fit`, the first equal one that is free, kept
 * for good; `classes`, others move for it; `gaps closed`, and each night gaps are closed besides.
 */
export const manners = ['chosen', 'first-fit', 'classes', 'gaps closed'] as const;
export type Manner = (typeof manners)[number];

export type Sold = Readonly<{
  /** Of the pick-ups in the year. */
  requests: number;
  refused: number;
  /** Of the rentals that took place. */
  nights: number;
  moves: number;
}>;

const DAY_MS = 86_400_000;
/** Bangkok is seven hours ahead. */
const OFFSET_MS = 25_200_000;
/** As far as the calendar of the office looks ahead when gaps are closed. */
const WINDOW_MS = 60 * DAY_MS;

/** Replays a year of requests against the fleet, one after the other as they were asked. */
export const replayYear = (year: Year, manner: Manner): Sold => {
  const board = boardOf(year, manner);
  const sold = { requests: 0, refused: 0, nights: 0, moves: 0 };
  for (const event of eventsOf(year, manner)) {
    board.forget(event.at);
    if (event.kind === 'night') sold.moves += board.closeGaps(event.at);
    else if (event.kind === 'cancelled') board.release(event.request.id);
    else {
      const { request } = event;
      const seat = board.seat(request);
      if (request.from < year.from || request.from >= year.until) continue;
      sold.requests += 1;
      sold.refused += seat ? 0 : 1;
      sold.moves += seat?.moves.length ?? 0;
      if (seat && request.cancelledAt === null) sold.nights += nightsOf(request);
    }
  }
  return sold;
};

/** Midnights in Bangkok from the pick-up to the return. */
const nightsOf = ({ from, dropOff }: Request): number =>
  Math.floor((dropOff + OFFSET_MS) / DAY_MS) - Math.floor((from + OFFSET_MS) / DAY_MS);

type Event = Readonly<{ at: number }> &
  (Readonly<{ kind: 'asked' | 'cancelled'; request: Request }> | Readonly<{ kind: 'night' }>);

const eventsOf = ({ requests, from, until }: Year, manner: Manner): Event[] => {
  const asked = requests.map((request) => ({ kind: 'asked' as const, at: request.askedAt, request }));
  const cancelled = requests.flatMap((request) =>
    request.cancelledAt === null ? [] : [{ kind: 'cancelled' as const, at: request.cancelledAt, request }],
  );
  const days = manner === 'gaps closed' ? Math.round((until - from) / DAY_MS) : 0;
  const nights = Array.from({ length: days }, (_, day) => ({ kind: 'night' as const, at: from + day * DAY_MS }));
  return [...asked, ...cancelled, ...nights].toSorted((a, b) => a.at - b.at);
};

type Row = Taken & Readonly<{ suits: readonly string[] }>;

/** What takes the vehicles, class by class. */
const boardOf = ({ vehicles, equalTo, blocks, lockMs, leastMs, turnoverMs }: Year, manner: Manner) => {
  const categoryOf = new Map(vehicles.map(({ id, categoryId }) => [id, categoryId]));
  const classOf = (vehicleId: string) => categoryOf.get(vehicleId) ?? '';
  const rows = new Map<string, Row>(blocks.map((block) => [block.id, { ...block, suits: [] }]));
  const mayMove = manner === 'classes' || manner === 'gaps closed';
  const seatingOf = (categoryId: string, now: number) => {
    const own = [...rows.values()].filter(({ vehicleId }) => classOf(vehicleId) === categoryId);
    const isTentative = ({ suits, from }: Row) => mayMove && suits.length > 0 && from - lockMs > now;
    return { fixed: own.filter((row) => !isTentative(row)), tentative: own.filter(isTentative) as Tentative[] };
  };
  const move = (moves: readonly Move[]) => {
    for (const { id, to } of moves) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, vehicleId: to });
    }
  };
  const seatOf = ({ chosen, askedAt, from, until }: Request, suits: readonly string[]): Seat | null => {
    const seating = seatingOf(classOf(chosen), askedAt);
    if (mayMove) return findSeat({ from, until, suits }, seating);
    const free = suits.find((id) =>
      seating.fixed.every((row) => row.vehicleId !== id || row.until <= from || until <= row.from),
    );
    return free === undefined ? null : { vehicleId: free, moves: [] };
  };
  return {
    /** Leaves out what is over. */
    forget: (now: number) => {
      for (const { id, until } of rows.values()) if (until <= now) rows.delete(id);
    },
    release: (id: string) => rows.delete(id),
    seat: (request: Request): Seat | null => {
      const equal = equalTo.get(request.chosen) ?? [];
      const seat = seatOf(request, manner === 'chosen' ? [request.chosen] : equal);
      if (!seat) return null;
      move(seat.moves);
      const { id, from, until } = request;
      rows.set(id, { id, vehicleId: seat.vehicleId, from, until, suits: [...equal].sort() });
      return seat;
    },
    closeGaps: (now: number): number => {
      const window = { from: now, until: now + WINDOW_MS, least: leastMs, turnover: turnoverMs };
      let moved = 0;
      for (const [categoryId, members] of Map.groupBy(vehicles, (vehicle) => vehicle.categoryId)) {
        const ids = members.map(({ id }) => id);
        const { moves } = closeGaps(ids, seatingOf(categoryId, now), window);
        move(moves);
        moved += moves.length;
      }
      return moved;
    },
  };
};
