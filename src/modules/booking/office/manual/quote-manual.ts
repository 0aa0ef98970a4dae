import { isForward } from '#kernel/period.ts';
import type { FieldProblem } from '#kernel/problem.ts';
import { conflictsOf, findLocation, findVehicle, occupiedBy } from '#modules/fleet/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { endNotAfterStart, noSuchLocation } from '../../rules/office/office-problems.ts';
import { vehicleNotFound } from '../../rules/problems.ts';
import { manualWarnings } from './manual-warnings.ts';
import { type ManualChoices, priceManual } from './plan-manual.ts';

export type ManualQuoteRequest = ManualChoices &
  Readonly<{ pickUpLocationId: string | null; dropOffLocationId: string | null }>;

export type ManualQuote = Readonly<{ quote: Quote; isFree: boolean; warnings: FieldProblem[] }>;

/** What a manual booking would cost now, whether its vehicle is free, and what staff should know before they go on. */
export const quoteManual = async (ctx: Context, asked: ManualQuoteRequest): Promise<ManualQuote> => {
  const { tx, now } = ctx;
  if (!isForward(asked.period)) throw endNotAfterStart();
  const vehicle = await findVehicle(tx, asked.vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const settings = await readSettings(tx);
  const pickUp = await placeOf(ctx, asked.pickUpLocationId, 'pickupLocationId');
  const dropOff = await placeOf(ctx, asked.dropOffLocationId, 'dropoffLocationId');
  const conflicts = await conflictsOf(tx, {
    vehicleIds: [vehicle.id],
    during: occupiedBy(asked.period, settings),
    now,
  });
  return {
    quote: await priceManual(ctx, { vehicle, choices: asked, settings }),
    isFree: conflicts.length === 0,
    warnings: manualWarnings({ now, period: asked.period, vehicle, pickUp, dropOff, settings }),
  };
};

const placeOf = async ({ tx }: Context, id: string | null, field: string) => {
  if (!id) return null;
  const place = await findLocation(tx, id);
  if (!place) throw noSuchLocation(field);
  return place;
};
