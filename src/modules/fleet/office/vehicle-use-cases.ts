import type { NewVehicle, VehicleChange } from '#contract/office/fleet.ts';
import type { Removal } from '#contract/office/removal.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { AuditNote, Context } from '#platform/context.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { lockVehicle } from '../records/vehicle-store.ts';
import { fleetConflict, hasBookings, vehicleNotFound } from '../rules/problems.ts';
import { refuseLateYear } from '../rules/vehicle-change.ts';
import {
  archiveVehicle,
  deleteVehicle,
  type FleetVehicle,
  findInFleet,
  insertVehicle,
  saveVehicle,
  unarchiveVehicle,
} from './office-vehicle-store.ts';
import type { VehicleBooking, VehicleBookings } from './read-fleet.ts';
import { newVehicleRow, vehicleFields } from './vehicle-fields.ts';

/**
 * Adds a vehicle to the fleet. 409 `fleet.plate-taken`, `fleet.vin-taken`; 422 for a year too late, or a category that is unknown or off.
 */
export const createVehicle = async (ctx: Context, sent: NewVehicle): Promise<FleetVehicle> => {
  refuseLateYear(sent.year, ctx.now);
  const vehicle = await insertVehicle(ctx.tx, await newVehicleRow(ctx, sent));
  await recordVehicle(ctx, vehicle, { action: 'vehicle.created', after: vehicle });
  return vehicle;
};

/** Changes the given fields of a vehicle. 404; 409 `fleet.changed-meanwhile`, `fleet.plate-taken`, `fleet.vin-taken`; 422. */
export const changeVehicle = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: VehicleChange },
): Promise<FleetVehicle> => {
  const before = await openVehicle(ctx, id);
  refuseStale(version, before, fleetConflict);
  refuseLateYear(sent.year === before.year ? undefined : sent.year, ctx.now);
  const vehicle = await saveVehicle(ctx.tx, id, sentFields(await vehicleFields(ctx, sent, before)));
  await recordVehicle(ctx, vehicle, { action: 'vehicle.changed', before, after: vehicle });
  return vehicle;
};

/** Finds a vehicle and locks it against concurrent bookings, blocks and changes. 404 `fleet.vehicle-not-found`. */
export const openVehicle = async ({ tx }: Context, id: string): Promise<FleetVehicle> => {
  await lockVehicle(tx, id);
  const vehicle = await findInFleet(tx, id);
  if (!vehicle) throw vehicleNotFound();
  return vehicle;
};

/**
 * Deletes a vehicle that nothing refers to, else archives it. 409 `fleet.has-bookings`, listing the bookings, while the
 * vehicle is out or reserved.
 */
export const removeVehicle = async (
  ctx: Context,
  { id, openBookingsOf }: { id: string } & Pick<VehicleBookings, 'openBookingsOf'>,
): Promise<Removal> => {
  const before = await openVehicle(ctx, id);
  const ahead = await openBookingsOf(ctx.tx, [id], ctx.now);
  if (ahead.length > 0) throw hasBookings(ahead.map(namedBooking));
  const removal = (await deleteVehicle(ctx.tx, id)) ? 'deleted' : 'archived';
  if (removal === 'archived') await archiveVehicle(ctx.tx, id, ctx.now);
  const action = removal === 'deleted' ? 'vehicle.deleted' : 'vehicle.archived';
  await recordVehicle(ctx, before, { action, before });
  return removal;
};

/** A booking as error details list it. */
export const namedBooking = ({ id, reference, pickUpAt, dropOffAt }: VehicleBooking) => ({
  id,
  bookingNumber: reference,
  pickupDate: toBangkokText(pickUpAt),
  returnDate: toBangkokText(dropOffAt),
});

/** Returns an archived vehicle to the fleet. 404; 409 `fleet.plate-taken`, `fleet.vin-taken`. */
export const restoreVehicle = async (ctx: Context, id: string): Promise<FleetVehicle> => {
  const vehicle = await unarchiveVehicle(ctx.tx, id);
  if (!vehicle) throw vehicleNotFound();
  await recordVehicle(ctx, vehicle, { action: 'vehicle.restored', after: vehicle });
  return vehicle;
};

type Change = Readonly<{
  action: string;
  before?: FleetVehicle;
  after?: FleetVehicle;
  /** The user who started the job, when a job made the change. */
  by?: AuditNote['by'];
}>;

/** Writes an audit log entry about a vehicle. */
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

const factsOf = ({ licensePlate: plate, categoryName: category, homeName: homeLocation, ...vehicle }: FleetVehicle) => {
  const { brand, model, year, bodyType, color, seats, luggage, transmission, fuelType } = vehicle;
  const { doors, bootLitres, consumption, rangeKm, chargeMinutes } = vehicle;
  const { vin, mileage, dailyRate, weeklyRate, monthlyRate, status, images, features } = vehicle;
  return {
    brand,
    model,
    year,
    category,
    bodyType,
    color,
    seats,
    luggage,
    transmission,
    fuelType,
    doors,
    bootLitres,
    consumption,
    rangeKm,
    chargeMinutes,
    plate,
    vin,
    homeLocation,
    mileage,
    dailyRate: toBaht(dailyRate),
    weeklyRate: weeklyRate && toBaht(weeklyRate),
    monthlyRate: monthlyRate && toBaht(monthlyRate),
    status,
    images: images.length,
    features,
  };
};
