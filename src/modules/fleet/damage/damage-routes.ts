import { returnedRow } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { findInFleet } from '../office/office-vehicle-store.ts';
import { openVehicle } from '../office/vehicle-use-cases.ts';
import { vehicleNotFound } from '../rules/problems.ts';
import { damageShape } from './damage-shape.ts';
import { damageOf } from './damage-store.ts';
import { recordDamage, repairDamage } from './record-damage.ts';

/** The ledger of each vehicle's damage, as staff read and write it. */
export const damageRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /admin/vehicles/:id/damage', async ({ tx }, { params: { id }, query: { repaired = false } }) => {
    if (!(await findInFleet(tx, id))) throw vehicleNotFound();
    return { data: (await damageOf(tx, id, repaired)).map(damageShape) };
  });

  serve('POST /admin/vehicles/:id/damage', async (ctx, { params: { id }, body }) => {
    await openVehicle(ctx, id);
    const [recorded] = await recordDamage(ctx, { vehicleId: id, at: null, damage: [body] });
    return { data: damageShape(returnedRow(recorded)), message: 'Damage recorded' };
  });

  serve('POST /admin/vehicles/:id/damage/:damageId/repair', async (ctx, { params, body: { note = '' } }) => {
    const { id: vehicleId, damageId } = params;
    return { data: damageShape(await repairDamage(ctx, { vehicleId, damageId, note })), message: 'Damage repaired' };
  });
};
