import type { CallOf } from '#contract/index.ts';
import type { TestApp } from '../fresh-app.ts';
import { oneVehicle, someLocations } from './fleet.ts';

export const customer = {
  firstName: 'Hannah',
  lastName: 'Keller',
  email: 'hannah.keller@example.com',
  phone: '+61 4 5550 0142',
  licenseNumber: 'NSW 1234 5678',
};

/** A business with one Toyota Yaris at ฿1,000 a day, 7 percent VAT on top, and two places. */
export const smallBusiness = (app: TestApp) =>
  app.step(async ({ tx }) => ({ ...(await oneVehicle(tx)), ...(await someLocations(tx)) }));

type NewBooking = CallOf<'POST /bookings'>['body'];

/** Five days in December for ฿5,350, VAT included, unless something else is said. */
export const asked = (vehicleId: string, values: Partial<NewBooking> = {}): NewBooking => ({
  vehicleId,
  customerInfo: customer,
  pickupLocation: 'Silom',
  dropoffLocation: 'Silom',
  pickupDate: '2026-12-05T10:00',
  returnDate: '2026-12-10T10:00',
  totalAmount: 5350,
  ...values,
});

/** As `asked`, by somebody else, so that no cap on holds stands in the way. */
export const askedByAnother = (vehicleId: string, number: number, values: Partial<NewBooking> = {}): NewBooking =>
  asked(vehicleId, { customerInfo: { ...customer, email: `guest${number}@example.com` }, ...values });
