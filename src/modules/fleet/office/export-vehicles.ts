import type { Language } from '#contract/fields.ts';
import { toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { Cell } from '#platform/csv/csv-line.ts';
import { exportList } from '#platform/csv/export-list.ts';
import type { SheetColumn } from '#platform/csv/sheet.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import { fleet as english } from '#words/en/fleet.ts';
import { sheets as englishHeads } from '#words/en/sheets.ts';
import { fleet as thai } from '#words/th/fleet.ts';
import { sheets as thaiHeads } from '#words/th/sheets.ts';
import { everyVehicle, type FleetFilter } from './office-vehicle-store.ts';
import { type VehicleBookings, type WithOutlook, withOutlook } from './read-fleet.ts';

type Query = FleetFilter & Readonly<{ columns?: string | undefined; language: Language }>;

/** Exports the vehicles that match the filters as CSV. */
export const exportVehicles = (
  ctx: Context,
  { language, ...filter }: Query,
  bookings: VehicleBookings,
): Promise<Streamed> => {
  async function* read(tx: Tx): AsyncGenerator<WithOutlook[]> {
    for await (const rows of everyVehicle(tx, filter)) yield await withOutlook({ tx, now: ctx.now }, rows, bookings);
  }
  const sheet = vehicleSheet(language);
  return exportList(ctx, { list: 'vehicles', action: 'vehicle.exported', query: filter, sheet, read });
};

/** The CSV columns, each under the column of the office's table that it belongs to. */
const vehicleSheet = (language: Language): SheetColumn<WithOutlook>[] => {
  const words = language === 'th' ? thai : english;
  const heads = (language === 'th' ? thaiHeads : englishHeads).vehicles;
  const count = (kind: string) => (row: WithOutlook) => row.days.filter((day) => day === kind).length;
  const columns: [column: string, head: keyof typeof heads, cell: (row: WithOutlook) => Cell][] = [
    ['vehicle', 'brand', ({ vehicle }) => vehicle.brand],
    ['vehicle', 'model', ({ vehicle }) => vehicle.model],
    ['plate', 'plate', ({ vehicle }) => vehicle.licensePlate],
    ['plate', 'category', ({ vehicle }) => (language === 'th' && vehicle.categoryNameInThai) || vehicle.categoryName],
    ['plate', 'year', ({ vehicle }) => vehicle.year],
    ['plate', 'vin', ({ vehicle }) => vehicle.vin],
    ['plate', 'home', ({ vehicle }) => (language === 'th' && vehicle.homeNameInThai) || vehicle.homeName],
    ['status', 'status', ({ vehicle }) => words.status[vehicle.status]],
    ['days', 'booked', count('booked')],
    ['days', 'maintenance', count('maintenance')],
    ['mileage', 'mileage', ({ vehicle }) => vehicle.mileage],
    ['rate', 'daily', ({ vehicle }) => toBaht(vehicle.dailyRate)],
    // A rate of zero is a rate that was not set.
    ['rate', 'weekly', ({ vehicle }) => (vehicle.weeklyRate ? toBaht(vehicle.weeklyRate) : null)],
    ['rate', 'monthly', ({ vehicle }) => (vehicle.monthlyRate ? toBaht(vehicle.monthlyRate) : null)],
  ];
  return columns.map(([column, head, cell]) => ({ column, head: heads[head], cell }));
};
