import type { Page } from '#kernel/paging.ts';
import { refuseOffTheHalfHour } from '#kernel/parse-period.ts';
import { isForward, type Period } from '#kernel/period.ts';
import type { FieldProblem } from '#kernel/problem.ts';
import { findRecord } from '#modules/customers/index.ts';
import {
  findLocation,
  findVehicle,
  isOutsideOpeningHours,
  type Location,
  occupiedBy,
  quoterFor,
  seatRental,
  type Vehicle,
  vehiclesInOrder,
} from '#modules/fleet/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { readSettings, type Settings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Booker } from '../../records/promotion-uses-store.ts';
import { limitProblems } from '../../rules/limits.ts';
import { officeWarnings, warningsFrom } from '../../rules/office/office-warnings.ts';
import { endNotAfterStart, noSuchLocation, noSuchVehicle } from '../../rules/problems.ts';
import { countOffered, type FreeDuring, offeredVehicles } from './offered-store.ts';
import { type ManualChoices, priceManual } from './plan-manual.ts';

type ManualQuoteRequest = ManualChoices &
  Readonly<{ customerId: string | null; pickUpLocationId: string | null; dropOffLocationId: string | null }>;

type ManualQuote = Readonly<{ quote: Quote; isFree: boolean; warnings: FieldProblem[] }>;

/** What a manual booking would cost now, whether its vehicle is free, and what staff should know before they go on. */
export const quoteManual = async (ctx: Context, request: ManualQuoteRequest): Promise<ManualQuote> => {
  const { tx, now } = ctx;
  refuseOffTheHalfHour(request.period);
  if (!isForward(request.period)) throw endNotAfterStart();
  const vehicle = await findVehicle(tx, request.vehicleId);
  if (!vehicle) throw noSuchVehicle();
  const settings = await readSettings(tx);
  const pickUp = await placeOf(ctx, request.pickUpLocationId, 'pickupLocationId');
  const dropOff = await placeOf(ctx, request.dropOffLocationId, 'dropoffLocationId');
  const during = occupiedBy(request.period, settings);
  const seat = await seatRental(tx, { vehicle, during, now, isExact: true });
  return {
    quote: await priceManual(ctx, {
      vehicle,
      choices: request,
      places: { pickUp, dropOff },
      settings,
      booker: await bookerOf(ctx, request.customerId),
    }),
    isFree: seat !== null,
    warnings: manualWarnings({ now, period: request.period, vehicle, pickUp, dropOff, settings }),
  };
};

const bookerOf = async ({ tx }: Context, customerId: string | null): Promise<Booker | null> => {
  const record = customerId ? await findRecord(tx, customerId) : undefined;
  return record && customerId ? { customerId, email: record.email ?? '', phone: record.phone ?? '' } : null;
};

const placeOf = async ({ tx }: Context, id: string | null, field: string) => {
  if (!id) return null;
  const place = await findLocation(tx, id);
  if (!place) throw noSuchLocation(field);
  return place;
};

type ManualFacts = Readonly<{
  now: Temporal.Instant;
  period: Period;
  vehicle: Vehicle;
  pickUp: Location | null;
  dropOff: Location | null;
  settings: Settings;
}>;

/** Warnings: limits of the public that the booking exceeds, and other facts that staff should know. */
const manualWarnings = ({ now, period, vehicle, pickUp, dropOff, settings }: ManualFacts): FieldProblem[] => {
  const isOutside = (place: Location | null, at: Temporal.Instant) =>
    place !== null && isOutsideOpeningHours(place, at, settings);
  return [
    ...warningsFrom(limitProblems(now, period, settings.booking, { pickUp: 'from', dropOff: 'until' })),
    ...(isOutside(pickUp, period.from) ? [officeWarnings.pickUpOutside] : []),
    ...(isOutside(dropOff, period.until) ? [officeWarnings.returnOutside] : []),
    ...(vehicle.status === 'maintenance' ? [officeWarnings.inMaintenance] : []),
    ...(vehicle.category.isActive ? [] : [officeWarnings.categoryOff]),
  ];
};

/** When a vehicle must be free to be rented out for a period. 422 `rental.end-not-after-start`. */
export const freeDuring = (period: Period, settings: Settings, now: Temporal.Instant): FreeDuring => {
  if (!isForward(period)) throw endNotAfterStart();
  return { ...occupiedBy(period, settings), now };
};

type FreeQuery = Readonly<{
  /** Null for all on offer. */
  period: Period | null;
  search?: string | undefined;
  vehicleId?: string | undefined;
  pickUpLocationId: string | null;
  dropOffLocationId: string | null;
  page: Page;
}>;

/** A page of the vehicles that staff may choose: free for all of a period, turnover included, each with its total then. */
export const freeVehicles = async (ctx: Context, query: FreeQuery) => {
  const { tx, now } = ctx;
  const { period, pickUpLocationId, dropOffLocationId, page, ...narrowed } = query;
  const settings = await readSettings(tx);
  const offered = { ...narrowed, during: period && freeDuring(period, settings, now) };
  const rows = await offeredVehicles(tx, offered, page);
  const pickUp = await placeOf(ctx, pickUpLocationId, 'pickupLocationId');
  const dropOff = await placeOf(ctx, dropOffLocationId, 'dropoffLocationId');
  const quote = period && (await quoterFor({ tx, now }, { period, pickUp, dropOff }, settings));
  const vehicles = await vehiclesInOrder(
    tx,
    rows.map(({ id }) => id),
  );
  const totals = new Map(vehicles.map((vehicle) => [vehicle.id, quote?.(vehicle).total]));
  return { rows, total: await countOffered(tx, offered), totals };
};
