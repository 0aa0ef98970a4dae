import type { OfficeBooking } from '#contract/office/booking-record.ts';
import type { Settings } from '#modules/settings/index.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { Booking } from '../records/booking-store.ts';
import { driverShape } from '../records/driver-shape.ts';
import { driversOf } from '../records/driver-store.ts';
import { agesOf, judgeDrivers } from './judge-drivers.ts';

/** The drivers of a booking with what the rules say of each, for staff. */
export const officeDrivers = async (
  tx: Tx,
  booking: Booking,
  { settings, categoryId }: { settings: Settings; categoryId: string },
): Promise<OfficeBooking['drivers']> => {
  const drivers = await driversOf(tx, booking.id);
  const period = { from: booking.pickUpAt, until: booking.dropOffAt };
  const judged = settings.booking.checksDrivers ? await judgeDrivers(tx, { categoryId, period }, drivers) : [];
  const ages = agesOf(drivers, period);
  return drivers.map((driver, at) => ({
    ...driverShape(driver),
    age: returnedRow(ages[at]),
    seenBy: driver.seenByName,
    problems: Object.values(judged[at] ?? {}),
  }));
};
