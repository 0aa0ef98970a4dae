import { returnedRow, type Tx } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { findInFleet } from '../office/office-vehicle-store.ts';
import { openVehicle } from '../office/vehicle-use-cases.ts';
import { vehicleNotFound } from '../rules/problems.ts';
import { damageShape } from './damage-shape.ts';
import { type Damage, damageOf } from './damage-store.ts';
import { recordDamage, repairDamage } from './record-damage.ts';

/** Reads the references of bookings, by their ids. */
export type BookingReferences = (tx: Tx, bookingIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The ledger of each vehicle's damage, as staff read and write it. */
export const damageRoutes = (
  { serve }: EndpointBinders,
  { referencesOf }: { referencesOf: BookingReferences },
): void => {
  const shapesOf = async (tx: Tx, damage: readonly Damage[]) => {
    const ids = damage.flatMap(({ bookingId }) => bookingId ?? []);
    const references = await referencesOf(tx, [...new Set(ids)]);
    return damage.map((one) => damageShape(one, references));
  };
  const shapeOf = async (tx: Tx, damage: Damage | undefined) => {
    const [shape] = await shapesOf(tx, [returnedRow(damage)]);
    return returnedRow(shape);
  };

  serve('GET /admin/vehicles/:id/damage', async ({ tx }, { params: { id }, query: { repaired = false } }) => {
    if (!(await findInFleet(tx, id))) throw vehicleNotFound();
    return { data: await shapesOf(tx, await damageOf(tx, id, repaired)) };
  });

  serve('POST /admin/vehicles/:id/damage', async (ctx, { params: { id }, body }) => {
    await openVehicle(ctx, id);
    const [recorded] = await recordDamage(ctx, { vehicleId: id, at: null, damage: [body] });
    return { data: await shapeOf(ctx.tx, recorded), message: 'Damage recorded' };
  });

  serve('POST /admin/vehicles/:id/damage/:damageId/repair', async (ctx, { params, body: { note = '' } }) => {
    const { id: vehicleId, damageId } = params;
    const repaired = await repairDamage(ctx, { vehicleId, damageId, note });
    return { data: await shapeOf(ctx.tx, repaired), message: 'Damage repaired' };
  });
};
