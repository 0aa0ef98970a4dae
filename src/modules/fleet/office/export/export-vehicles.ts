import type { Language } from '#contract/fields.ts';
import type { Context } from '#platform/context.ts';
import { exportList } from '#platform/csv/export-list.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import { everyVehicle, type Wanted } from '../office-vehicle-store.ts';
import { type WithOutlook, withOutlook } from '../read-fleet.ts';
import type { VehicleBookings } from '../vehicle-bookings.ts';
import { vehicleSheet } from './vehicle-sheet.ts';

type Query = Wanted & Readonly<{ columns?: string | undefined; language: Language }>;

/** The vehicles that a list finds, as CSV. */
export const exportVehicles = (
  ctx: Context,
  { language, ...asked }: Query,
  bookings: VehicleBookings,
): Promise<Streamed> => {
  async function* read(tx: Tx): AsyncGenerator<WithOutlook[]> {
    for await (const rows of everyVehicle(tx, asked)) yield await withOutlook({ tx, now: ctx.now }, rows, bookings);
  }
  const sheet = vehicleSheet(language);
  return exportList(ctx, { list: 'vehicles', action: 'vehicle.exported', asked, sheet, read });
};
