import type { CalendarBlock, CalendarBooking, CalendarVehicle } from '#contract/office/calendar.ts';
import { bangkokDate, bangkokTextOfSeconds, startOfDay, toBangkokText, toInstant } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { drawingAddress } from '#kernel/drawing-address.ts';
import { toBaht } from '#kernel/money.ts';
import { type Page, pageFacts, pageOf } from '#kernel/paging.ts';
import { makeAndModel } from '#modules/fleet/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { stateOf } from '../../rules/lifecycle.ts';
import { shownDays } from '../../rules/office/calendar-window.ts';
import { staffPermissions } from '../../rules/office/staff-permissions.ts';
import { calendarOff } from '../../rules/problems.ts';
import { freeDuring } from '../manual/quote-manual.ts';
import type { FleetVehicleRow } from '../records/fleet-rows-store.ts';
import { type BarRow, barsIn, blocksIn } from './calendar-store.ts';
import { type CalendarQuery, countVehiclesIn, placeOfBooking, vehiclesIn } from './rows-store.ts';

const USUAL_PAGE = 100;

/** The routes of the fleet calendar. */
export const calendarRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /admin/bookings/calendar', async ({ tx, now }, { query }) => {
    const settings = await readSettings(tx);
    if (!settings.features.enableCalendarView) throw calendarOff();
    const { from, days } = shownDays(query, bangkokDate(now));
    const { cancelled = false, categoryId, locationId, startDate, endDate } = query;
    const window = { from: startOfDay(from), until: startOfDay(addDays(from, days)) };
    const period = startDate && endDate ? { from: toInstant(startDate), until: toInstant(endDate) } : null;
    const during = period && freeDuring(period, settings, now);
    const shown = { window, now, cancelled, categoryId, locationId, during };
    const page = await shownPage(tx, shown, query);
    const [total, rows] = await Promise.all([countVehiclesIn(tx, shown), vehiclesIn(tx, shown, page)]);
    const drawn = { ...shown, vehicleIds: rows.map(({ id }) => id) };
    const [bars, blocks] = await Promise.all([barsIn(tx, drawn, now), blocksIn(tx, drawn)]);
    const vehicles = rows.map(calendarVehicle);
    const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
    return {
      data: bars.map((row) => calendarBooking(row, returnedRow(byId.get(row.vehicleId)), now)),
      blocks: blocks.map(calendarBlock),
      vehicles,
      turnoverHours: settings.booking.turnoverIntervalHours,
      from,
      days,
      ...pageFacts(page, total),
    };
  });
};

type Chosen = Readonly<{ page?: number; limit?: number; bookingId?: string }>;

/** The page of vehicles to show: the chosen one, else that of the booking's vehicle. */
const shownPage = async (tx: Tx, query: CalendarQuery, chosen: Chosen): Promise<Page> => {
  const page = pageOf(chosen, USUAL_PAGE);
  if (!chosen.bookingId || chosen.page !== undefined) return page;
  const place = (await placeOfBooking(tx, query, chosen.bookingId)) ?? 1;
  return pageOf({ ...page, page: Math.ceil(place / page.limit) }, USUAL_PAGE);
};

/** A booking as a bar of the calendar. */
const calendarBooking = (row: BarRow, vehicle: CalendarVehicle, now: Temporal.Instant): CalendarBooking => ({
  id: row.id,
  bookingNumber: row.reference,
  customerName: `${row.firstName} ${row.lastName}`.trim(),
  vehicleId: row.vehicleId,
  vehicleName: vehicle.name,
  vehicleLicensePlate: vehicle.licensePlate,
  pickupDate: bangkokTextOfSeconds(row.pickUp),
  returnDate: bangkokTextOfSeconds(row.dropOff),
  blockedUntil: bangkokTextOfSeconds(row.readyAt),
  pickupLocation: row.place,
  pickupLocationInThai: row.placeInThai,
  flightNumber: row.flightNumber,
  arrivalNote: row.arrivalNote,
  status: row.status,
  stage: stateOf(row),
  paymentStatus: row.paymentStatus,
  totalAmount: toBaht(row.total),
  version: row.version,
  mayMove: staffPermissions(row, now, false).move,
  isTentative: row.isTentative,
  isAtLocation: row.isAtLocation,
});

const calendarBlock = (block: Awaited<ReturnType<typeof blocksIn>>[number]): CalendarBlock => ({
  id: block.id,
  vehicleId: block.vehicleId,
  from: toBangkokText(block.from),
  until: toBangkokText(block.until),
  reason: block.reason,
});

const calendarVehicle = (row: FleetVehicleRow): CalendarVehicle => ({
  id: row.id,
  name: makeAndModel(row),
  licensePlate: row.licensePlate,
  drawing: drawingAddress(row),
  status: row.status,
  category: { id: row.categoryId, name: row.categoryName, nameInThai: row.categoryNameInThai },
});
