import type { NewVehicle, VehicleChange } from '#contract/office/fleet.ts';
import { fromBaht, type Satang } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { findCategory } from '../records/category-store.ts';
import { findLocation } from '../records/location-store.ts';
import { refuseOff } from '../rules/category-use.ts';
import { noSuchHome, unknownVehicleCategory } from '../rules/problems.ts';

/**
 * Converts the vehicle fields of a request to column values. 422 for an unknown category, or a newly assigned one that
 * is off.
 */
export const vehicleFields = async (
  { tx }: Pick<Context, 'tx'>,
  sent: Omit<VehicleChange, 'version'>,
  before?: Readonly<{ categoryId: string; homeLocationId: string | null }>,
) => {
  const { category: categoryName, categoryId, dailyRate, weeklyRate, monthlyRate, ...plain } = sent;
  const slugOrName = categoryId ?? categoryName;
  const category = slugOrName === undefined ? undefined : await findCategory(tx, slugOrName);
  if (slugOrName !== undefined && !category) throw unknownVehicleCategory();
  if (category) refuseOff(category, before?.categoryId);
  await refuseUnknownHome(tx, sent.homeLocationId, before?.homeLocationId);
  return {
    ...plain,
    ...(category && { categoryId: category.id }),
    ...(dailyRate !== undefined && { dailyRate: fromBaht(dailyRate) }),
    ...(weeklyRate !== undefined && { weeklyRate: rateOrNone(weeklyRate) }),
    ...(monthlyRate !== undefined && { monthlyRate: rateOrNone(monthlyRate) }),
  };
};

const refuseUnknownHome = async (tx: Tx, home: string | null | undefined, before: string | null | undefined) => {
  if (home && home !== before && !(await findLocation(tx, home))) throw noSuchHome();
};

// An empty or zero rate means that the rate is calculated from the daily rate.
const rateOrNone = (baht: number | null): Satang | null => (baht ? fromBaht(baht) : null);

/** Column values for a new vehicle, with defaults for the fields that the request leaves out. */
export const newVehicleRow = async (ctx: Pick<Context, 'tx' | 'now'>, sent: NewVehicle) => {
  const fields = await vehicleFields(ctx, sent);
  const { categoryId } = fields;
  if (categoryId === undefined) throw unknownVehicleCategory();
  return {
    bodyType: 'sedan' as const,
    color: '',
    licensePlate: '',
    ...fields,
    brand: sent.brand,
    model: sent.model,
    year: sent.year,
    seats: sent.seats,
    transmission: sent.transmission,
    fuelType: sent.fuelType,
    categoryId,
    dailyRate: fromBaht(sent.dailyRate),
    createdAt: ctx.now,
  };
};
