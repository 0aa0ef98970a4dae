import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Page } from '#kernel/paging.ts';
import type { Period } from '#kernel/period.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { seatRental } from '../classes/seat-rental.ts';
import { takenForRental } from '../classes/taken-for-rental.ts';
import { conflictsOf, type OccupancyConflict } from '../records/occupancy-store.ts';
import type { Vehicle } from '../records/vehicle.ts';
import { findVehicle, vehiclesInOrder } from '../records/vehicle-store.ts';
import { availabilityWindow } from '../rules/availability-window.ts';
import { fullDays, maintenanceDays } from '../rules/free-times.ts';
import { occupiedTimeFor } from '../rules/occupied-time.ts';
import { isOnOffer } from '../rules/on-offer.ts';
import { vehicleNotFound } from '../rules/problems.ts';
import { searchOffers } from './search-store.ts';

type Checked = { vehicleId: string; available: boolean; conflicts: OccupancyConflict[] };

/**
 * Whether each vehicle can be rented for a period, turnover included; one that is not on offer is in maintenance
 * throughout it. Ignores the caller's own hold `butBooking`. Unknown and archived vehicles are left out.
 */
export const checkVehicles = async (
  { tx, now }: Context,
  { vehicleIds, period, butBooking }: { vehicleIds: readonly string[]; period: Period; butBooking: string | undefined },
): Promise<Checked[]> => {
  const vehicles = await vehiclesInOrder(tx, [...new Set(vehicleIds)]);
  const during = occupiedTimeFor(period, await readSettings(tx));
  const taken = await conflictsOf(tx, { vehicleIds: vehicles.map(({ id }) => id), during, now, butBooking });
  return Promise.all(
    vehicles.map(async (vehicle) => {
      const { id: vehicleId } = vehicle;
      const own = taken.filter((conflict) => conflict.vehicleId === vehicleId);
      const isOffered = isOnOffer(vehicle);
      const isMade =
        own.length > 0 && isOffered && (await seatRental(tx, { vehicle, during, now, butBooking })) !== null;
      const reasons = isOffered ? own : [{ vehicleId, reason: 'maintenance' as const, ...during }];
      const conflicts = isMade ? [] : reasons;
      return { vehicleId, available: conflicts.length === 0, conflicts };
    }),
  );
};

type FreeQuery = Readonly<{
  categoryId: string | undefined;
  period: Period;
  butBooking: string | undefined;
  page: Page;
}>;

/** A page of the vehicles on offer that are free for a whole period, turnover included, but for the caller's own hold. */
export const readFreeVehicles = async (
  { tx, now }: Context,
  { categoryId, period, butBooking, page }: FreeQuery,
): Promise<{ vehicles: Vehicle[]; total: number; isRated: boolean }> => {
  const settings = await readSettings(tx);
  const { ids, total } = await searchOffers(tx, {
    filters: { categoryId },
    during: { ...occupiedTimeFor(period, settings), now, butBooking },
    limit: page.limit,
    offset: page.offset,
    maxNotFree: 0,
  });
  return { vehicles: await vehiclesInOrder(tx, ids), total, isRated: settings.features.enableReviews };
};

type Calendar = {
  from: CalendarDate;
  until: CalendarDate;
  taken: OccupancyConflict[];
  fullDays: CalendarDate[];
  maintenanceDays: CalendarDate[];
};

/**
 * When a vehicle is taken, the Bangkok dates on which it cannot be picked up, and those of them due to maintenance.
 * Ignores the booking `butBooking`: the caller's own hold. 404.
 */
export const readAvailabilityCalendar = async (
  { tx, now }: Context,
  vehicleId: string,
  { butBooking, ...requested }: { from?: string; until?: string; butBooking?: string | undefined },
): Promise<Calendar> => {
  const { from, until, period } = availabilityWindow(requested, now);
  const vehicle = await findVehicle(tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const taken = await takenForRental(tx, { vehicleId, during: period, now, butBooking });
  const full = fullDays(taken, from, until);
  return { from, until, taken, fullDays: full, maintenanceDays: maintenanceDays(taken, full) };
};
