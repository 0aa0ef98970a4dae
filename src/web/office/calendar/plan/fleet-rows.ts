import { type CalendarBooking, type CalendarReply, type PackedCalendar, unpackBookings } from './calendar-payload.ts';
import { type Conflict, conflictsAmong } from './conflicts.ts';
import type { Span } from './geometry.ts';
import { inLanes, laneCount } from './lanes.ts';

export type CalendarVehicle = CalendarReply['vehicles'][number];
type Block = CalendarReply['blocks'][number];

/** A booking of a row. `freeFrom`: when the vehicle is ready again. */
export type BookingBar = Span &
  Readonly<{ kind: 'booking'; id: string; freeFrom: number; stage: string; booking: CalendarBooking }>;
export type BlockBar = Span & Readonly<{ kind: 'block'; id: string; reason: string }>;
export type Bar = BookingBar | BlockBar;
export type LanedBar = Readonly<{ item: Bar; lane: number }>;

export type VehicleRow = Readonly<{
  kind: 'vehicle';
  key: string;
  vehicle: CalendarVehicle;
  bars: readonly LanedBar[];
  conflicts: readonly Conflict[];
  height: number;
}>;
export type GroupRow = Readonly<{
  kind: 'group';
  key: string;
  category: CalendarVehicle['category'];
  count: number;
  out: number;
  height: number;
}>;
export type FleetRow = VehicleRow | GroupRow;

export const LANE_PX = 34;
export const LANE_GAP_PX = 4;
export const ROW_EDGE_PX = 5;
const GROUP_PX = 28;

/** How far below its row's top a lane begins. */
export const laneTop = (lane: number): number => ROW_EDGE_PX + lane * (LANE_PX + LANE_GAP_PX);

/** The rows of a calendar, a line above each category. */
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
    conflicts: conflictsAmong(rentals, turnoverHours),
    height: laneTop(laneCount(laned)) - LANE_GAP_PX + ROW_EDGE_PX,
  };
};

const groupRow = (rows: readonly VehicleRow[]): GroupRow => {
  const [first] = rows as [VehicleRow];
  const { category } = first.vehicle;
  const out = rows.filter(({ vehicle }) => vehicle.status === 'rented').length;
  return { kind: 'group', key: `group ${category.id}`, category, count: rows.length, out, height: GROUP_PX };
};

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
