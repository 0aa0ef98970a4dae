import { DAY_MS } from '#kernel/calendar-date.ts';
import type { Move, Seating, Taken, Tentative } from './find-seat.ts';

type Window = Readonly<{
  from: number;
  until: number;
  /** The shortest rental: a gap in which it does not fit sells nothing. */
  least: number;
  /** What a rental takes beyond its own time, where another one follows. */
  turnover: number;
}>;

/** What the free time of some vehicles is worth, in milliseconds; `nights` are whole days that a rental can have. */
export type Sellable = Readonly<{ total: number; longest: number; gaps: number; nights: number }>;

type Closing = Readonly<{ moves: readonly Move[]; before: Sellable; after: Sellable }>;

/** What takes each vehicle. */
type Board = ReadonlyMap<string, readonly Taken[]>;

/** One rental goes to another vehicle, or two exchange theirs. */
type Change = readonly Readonly<{ row: Taken; to: string }>[];

/** Improvements beyond these bring a business nothing that somebody would wait for. */
const MOST_ROUNDS = 200;

/**
 * Moves of tentative rentals, each between equal vehicles, that gather the free time of a class into larger gaps: one of
 * ten days sells more than two of five. It goes from one improvement to the best next one, a move or two that exchange
 * vehicles, and then takes back what brings nothing. The order of the rows changes nothing.
 */
export const closeGaps = (vehicleIds: readonly string[], seating: Seating, window: Window): Closing => {
  const isMovable = (row: Taken) => row.from >= window.from && row.from < window.until;
  const rows = seating.tentative.filter(isMovable).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const taken = Map.groupBy([...seating.fixed, ...seating.tentative], ({ vehicleId }) => vehicleId);
  const start: Board = new Map([...new Set([...vehicleIds, ...taken.keys()])].map((id) => [id, taken.get(id) ?? []]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  let board = start;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const best = bestOf(changesOf(board, byId), board, window);
    if (!best) break;
    board = changed(board, best);
  }
  for (const { id, vehicleId } of rows) {
    const row = rowById(board).get(id);
    if (!row || row.vehicleId === vehicleId || inTheWay(board, { ...row, vehicleId }).length > 0) continue;
    const back = [{ row, to: vehicleId }];
    if (gainOf(back, board, window) >= 0) board = changed(board, back);
  }
  const placed = rowById(board);
  const moves = rows.flatMap(({ id, vehicleId: from }) => {
    const to = placed.get(id)?.vehicleId ?? from;
    return to === from ? [] : [{ id, from, to }];
  });
  return { moves, before: sellable(vehicleIds, start, window), after: sellable(vehicleIds, board, window) };
};

const rowById = (board: Board): ReadonlyMap<string, Taken> =>
  new Map([...board.values()].flat().map((row) => [row.id, row]));

const inTheWay = (board: Board, row: Taken): Taken[] =>
  (board.get(row.vehicleId) ?? []).filter((one) => one.id !== row.id && one.from < row.until && row.from < one.until);

/** Every move of one rental to a vehicle that is free for it, and every exchange with the one that is in its way. */
const changesOf = function* (board: Board, movable: ReadonlyMap<string, Tentative>): Generator<Change> {
  const placed = rowById(board);
  for (const { id, suits } of movable.values()) {
    const row = placed.get(id);
    if (!row) continue;
    for (const to of suits) {
      if (to === row.vehicleId) continue;
      const [other, ...more] = inTheWay(board, { ...row, vehicleId: to });
      if (!other) yield [{ row, to }];
      if (!other || more.length > 0 || !movable.get(other.id)?.suits.includes(row.vehicleId)) continue;
      const others = inTheWay(board, { ...other, vehicleId: row.vehicleId });
      if (others.every((one) => one.id === id))
        yield [
          { row, to },
          { row: other, to: row.vehicleId },
        ];
    }
  }
};

/** The change that gains most; null where none gains. */
const bestOf = (changes: Iterable<Change>, board: Board, window: Window): Change | null => {
  let best: Readonly<{ change: Change | null; gain: number }> = { change: null, gain: 0 };
  for (const change of changes) {
    const gain = gainOf(change, board, window);
    if (gain > best.gain) best = { change, gain };
  }
  return best.change;
};

/** The vehicles that a change touches, as they are after it. */
const after = (board: Board, change: Change): [string, Taken[]][] => {
  const moved = new Set(change.map(({ row }) => row.id));
  const touched = new Set(change.flatMap(({ row, to }) => [row.vehicleId, to]));
  return [...touched].map((vehicleId) => [
    vehicleId,
    [
      ...(board.get(vehicleId) ?? []).filter(({ id }) => !moved.has(id)),
      ...change.filter(({ to }) => to === vehicleId).map(({ row }) => ({ ...row, vehicleId })),
    ],
  ]);
};

const changed = (board: Board, change: Change): Board => new Map([...board, ...after(board, change)]);

const gainOf = (change: Change, board: Board, window: Window): number =>
  after(board, change).reduce(
    (sum, [id, rows]) => sum + worthOf(rows, window) - worthOf(board.get(id) ?? [], window),
    0,
  );

/** A gap of twice the length is worth more than two. */
const worthOf = (rows: readonly Taken[], window: Window): number =>
  gapsOf(rows, window).reduce((sum, gap) => sum + gap ** 2, 0);

/** What rentals can have of the free times of a vehicle within the window, turnover apart. */
const gapsOf = (rows: readonly Taken[], window: Window): number[] => {
  const gaps: number[] = [];
  let free = window.from;
  for (const row of rows.toSorted((a, b) => a.from - b.from)) {
    if (row.from >= window.until) break;
    gaps.push(row.from - free - window.turnover);
    free = Math.max(free, row.until);
  }
  gaps.push(window.until - free);
  return gaps.filter((gap) => gap >= window.least);
};

const sellable = (vehicleIds: readonly string[], board: Board, window: Window): Sellable => {
  const gaps = vehicleIds.flatMap((id) => gapsOf(board.get(id) ?? [], window));
  const sumOf = (worth: (gap: number) => number) => gaps.reduce((sum, gap) => sum + worth(gap), 0);
  return {
    total: sumOf((gap) => gap),
    longest: Math.max(0, ...gaps),
    gaps: gaps.length,
    nights: sumOf((gap) => Math.floor(gap / DAY_MS)),
  };
};
