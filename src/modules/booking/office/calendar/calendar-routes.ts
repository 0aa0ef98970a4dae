import { bangkokDate, startOfDay } from '#kernel/bangkok-time.ts';
import { addDays } from '#kernel/calendar-date.ts';
import { readSettings } from '#modules/settings/index.ts';
import { present } from '#platform/database/database.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { calendarWindow } from '../../rules/office/calendar-window.ts';
import { calendarOff } from '../../rules/office/office-problems.ts';
import { calendarBlock, calendarBooking, calendarVehicle } from './calendar-shapes.ts';
import { barsIn, blocksIn } from './calendar-store.ts';
import { vehiclesIn } from './rows-store.ts';

/** The calendar of the fleet. */
export const calendarRoutes = ({ serve }: Serving): void => {
  serve('GET /admin/bookings/calendar', async ({ tx, now }, { query }) => {
    if (!(await readSettings(tx)).features.enableCalendarView) throw calendarOff();
    const { from, days } = calendarWindow(query, bangkokDate(now));
    const { cancelled = false, categoryId, locationId } = query;
    const window = { from: startOfDay(from), until: startOfDay(addDays(from, days)) };
    const asked = { window, cancelled, categoryId, locationId };
    const [settings, bars, blocks, rows] = await Promise.all([
      readSettings(tx),
      barsIn(tx, asked, now),
      blocksIn(tx, asked),
      vehiclesIn(tx, asked),
    ]);
    const vehicles = rows.map(calendarVehicle);
    const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
    return {
      data: bars.map((row) => calendarBooking(row, present(byId.get(row.vehicleId)), now)),
      blocks: blocks.map(calendarBlock),
      vehicles,
      turnoverHours: settings.booking.turnoverIntervalHours,
      ...{ from, days },
    };
  });
};
