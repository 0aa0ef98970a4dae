import { toBaht } from '#kernel/money.ts';
import type { AuditNote, Context } from '#platform/context.ts';
import type { FleetVehicle } from './office-vehicle-store.ts';

type Change = Readonly<{
  action: string;
  before?: FleetVehicle;
  after?: FleetVehicle;
  /** Who asked for it, where a job does it. */
  by?: AuditNote['by'];
}>;

/** Leaves an entry of the audit log about a vehicle. */
export const recordVehicle = (ctx: Context, vehicle: FleetVehicle, change: Change): Promise<void> =>
  ctx.record({
    action: change.action,
    subject: vehicleSubject(vehicle),
    before: change.before && factsOf(change.before),
    after: change.after && factsOf(change.after),
    ...(change.by && { by: change.by }),
  });

type Named = Pick<FleetVehicle, 'id' | 'brand' | 'model' | 'licensePlate'>;

export const vehicleSubject = ({ id, brand, model, licensePlate }: Named) => ({
  kind: 'vehicle',
  id,
  name: [brand, model, licensePlate].filter(Boolean).join(' '),
});

const factsOf = ({ licensePlate: plate, categoryName: category, ...vehicle }: FleetVehicle) => {
  const { brand, model, year, bodyType, color, seats, luggage, transmission, fuelType } = vehicle;
  const { mileage, dailyRate, weeklyRate, monthlyRate, status, images, features } = vehicle;
  return {
    ...{ brand, model, year, category, bodyType, color, seats, luggage, transmission, fuelType, plate, mileage },
    dailyRate: toBaht(dailyRate),
    weeklyRate: weeklyRate && toBaht(weeklyRate),
    monthlyRate: monthlyRate && toBaht(monthlyRate),
    ...{ status, images: images.length, features },
  };
};
