import { type CalendarBooking, type CalendarReply, type PackedCalendar, unpackBookings } from './calendar-payload.ts';
import { dayNumber, HOUR_MS, type Span } from './geometry.ts';
import type { LanedGhost } from './ghost.ts';

export type CalendarVehicle = CalendarReply['vehicles'][number];
type Block = CalendarReply['blocks'][number];

/** A booking's bar. `freeFrom`: when the turnover ends. */
export type BookingBar = Span &
  Readonly<{ kind: 'booking'; id: string; freeFrom: number; stage: string; booking: CalendarBooking }>;
export type BlockBar = Span & Readonly<{ kind: 'block'; id: string; reason: string }>;
export type Bar = BookingBar | BlockBar;
type LanedBar = Readonly<{ item: Bar; lane: number }>;

export type VehicleRow = Readonly<{
  kind: 'vehicle';
  key: string;
  vehicle: CalendarVehicle;
  bars: readonly LanedBar[];
  /** What would come to it, before it is confirmed. */
  ghosts: readonly LanedGhost[];
  /** The bars that would leave, each with the plate of the vehicle that it would go to. */
  leaving: ReadonlyMap<string, string>;
  conflicts: readonly Conflict[];
  /** The next booking of a vehicle that is in maintenance; null where there is none. */
  stranded: string | null;
  height: number;
}>;
export type GroupRow = Readonly<{
  kind: 'group';
  key: string;
  category: CalendarVehicle['category'];
  count: number;
  /** Vehicles with a booking in the window, cancelled ones aside. */
  booked: number;
  height: number;
}>;
export type FleetRow = VehicleRow | GroupRow;

export const LANE_PX = 34;
const LANE_GAP_PX = 4;
const ROW_EDGE_PX = 5;
const GROUP_PX = 28;

/** A lane's distance from the top of its row, in pixels. */
export const laneTop = (lane: number): number => ROW_EDGE_PX + lane * (LANE_PX + LANE_GAP_PX);

/** The rows of a calendar, with a heading row above each category. */
export const fleetRows = (page: PackedCalendar): FleetRow[] => {
  const { blocks, vehicles, turnoverHours } = page;
  const bars = Map.groupBy(
    [...unpackBookings(page).map(bookingBar), ...blocks.map(blockBar)],
    ({ vehicleId }) => vehicleId,
  );
  const rows = vehicles.map((vehicle) => vehicleRow(vehicle, bars.get(vehicle.id) ?? [], turnoverHours));
  const byCategory = Map.groupBy(rows, ({ vehicle }) => vehicle.category.id);
  return [...byCategory.values()].flatMap((group) => [groupRow(group), ...group]);
};

const vehicleRow = (vehicle: CalendarVehicle, bars: readonly Bar[], turnoverHours: number): VehicleRow => {
  const laned = inLanes(bars);
  const rentals = bars.filter((bar) => bar.kind === 'booking');
  return {
    kind: 'vehicle',
    key: vehicle.id,
    vehicle,
    bars: laned,
    ghosts: [],
    leaving: new Map(),
    conflicts: conflictsAmong(rentals, turnoverHours),
    stranded: vehicle.status === 'maintenance' ? nextOf(rentals) : null,
    height: heightOfLanes(laneCount(laned)),
  };
};

/** The height of a row with some lanes, in pixels. */
export const heightOfLanes = (lanes: number): number => laneTop(lanes) - LANE_GAP_PX + ROW_EDGE_PX;

/** The booking that needs its vehicle next; null where none does. */
const nextOf = (rentals: readonly Rental[]): string | null =>
  rentals
    .filter(({ stage }) => stage === 'pending' || stage === 'confirmed')
    .reduce<Rental | null>((next, one) => (next && next.from <= one.from ? next : one), null)?.id ?? null;

const groupRow = (rows: readonly VehicleRow[]): GroupRow => {
  const [first] = rows as [VehicleRow];
  const { category } = first.vehicle;
  const booked = rows.filter(({ bars }) => bars.some(({ item }) => isStandingRental(item))).length;
  return { kind: 'group', key: `group ${category.id}`, category, count: rows.length, booked, height: GROUP_PX };
};

const isStandingRental = (bar: Bar): boolean => bar.kind === 'booking' && bar.stage !== 'cancelled';

const bookingBar = (booking: CalendarBooking): BookingBar & { vehicleId: string } => ({
  kind: 'booking',
  id: booking.id,
  vehicleId: booking.vehicleId,
  from: booking.from,
  until: booking.until,
  freeFrom: booking.freeFrom,
  stage: booking.stage,
  booking,
});

const blockBar = ({ id, vehicleId, from, until, reason }: Block): BlockBar & { vehicleId: string } => ({
  kind: 'block',
  id,
  vehicleId,
  from: Date.parse(from),
  until: Date.parse(until),
  reason,
});

type Rental = Span & Readonly<{ id: string; stage: string }>;

/** Two rentals of one vehicle that are too close together; a negative `gapHours` is an overlap. */
export type Conflict = Readonly<{ before: string; after: string; gapHours: number }>;

/**
 * The pairs in which a pick-up follows a return within the current turnover interval. Cancelled rentals do not count,
 * nor do pairs whose earlier rental is completed.
 */
export const conflictsAmong = (rentals: readonly Rental[], turnoverHours: number): Conflict[] => {
  const inOrder = rentals.filter(({ stage }) => stage !== 'cancelled').sort((a, b) => a.from - b.from);
  return inOrder.slice(1).flatMap((after, index) => {
    const before = lastBack(inOrder.slice(0, index + 1));
    if (!before || before.stage === 'completed') return [];
    const gapHours = (after.from - before.until) / HOUR_MS;
    return gapHours < turnoverHours ? [{ before: before.id, after: after.id, gapHours }] : [];
  });
};

/** The rental that ends last. */
const lastBack = (rentals: readonly Rental[]): Rental | undefined =>
  rentals.reduce<Rental | undefined>((last, one) => (last && last.until >= one.until ? last : one), undefined);

type Laned<T> = Readonly<{ item: T; lane: number }>;

/**
 * Assigns each bar, in order of time, to the first lane with no bar on its days. A rental that begins on the day of
 * another's return goes on a lane below, as do overlapping bars.
 */
export const inLanes = <T extends Span>(items: readonly T[]): Laned<T>[] => {
  const lastDays: number[] = [];
  return [...items]
    .sort((a, b) => a.from - b.from || a.until - b.until)
    .map((item) => {
      const first = dayNumber(item.from);
      const free = lastDays.findIndex((day) => day < first);
      const lane = free === -1 ? lastDays.length : free;
      // An end at midnight does not take up the day that begins then.
      lastDays[lane] = dayNumber(Math.max(item.from, item.until - 1));
      return { item, lane };
    });
};

/** The first lane with no bar on the days of another. */
export const firstFreeLane = (laned: readonly Laned<Span>[], { from, until }: Span): number => {
  const [first, last] = [dayNumber(from), dayNumber(Math.max(from, until - 1))];
  const isMet = (lane: number) =>
    laned.some(
      ({ item, lane: other }) =>
        other === lane && dayNumber(item.from) <= last && first <= dayNumber(Math.max(item.from, item.until - 1)),
    );
  let lane = 0;
  while (isMet(lane)) lane += 1;
  return lane;
};

export const laneCount = (laned: readonly Laned<unknown>[]): number =>
  laned.reduce((most, { lane }) => Math.max(most, lane + 1), 1);
