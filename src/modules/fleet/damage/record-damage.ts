import type { NewDamage as Sent } from '#contract/damage.ts';
import type { Context } from '#platform/context.ts';
import { openVehicle, vehicleSubject } from '../office/vehicle-use-cases.ts';
import { findAnyVehicle } from '../records/vehicle-store.ts';
import { damageNotFound, damageRepaired, vehicleNotFound } from '../rules/problems.ts';
import { type Damage, findDamage, insertDamage, saveDamage } from './damage-store.ts';

/** A damage as it is recorded: its place and pin, kind and size, and what staff write of it. */
export type NewDamage = Sent;

type Seen = Readonly<{
  vehicleId: string;
  /** At which hand-over it was first seen; null outside of one. */
  at: Readonly<{ bookingId: string; handOver: 'pick-up' | 'return' }> | null;
  /** When it was seen; without it, now. */
  seenAt?: Temporal.Instant;
  damage: readonly NewDamage[];
}>;

/**
 * Writes damage into the ledger of a vehicle: at the return of a rental it is what the rental brought, at the pick-up it
 * was there before. 404 `fleet.vehicle-not-found`.
 */
export const recordDamage = async (
  ctx: Context,
  { vehicleId, at, seenAt = ctx.now, damage }: Seen,
): Promise<Damage[]> => {
  if (damage.length === 0) return [];
  const vehicle = await findAnyVehicle(ctx.tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const by = {
    recordedAt: seenAt,
    recordedBy: ctx.actor.user?.id ?? null,
    recordedByName: ctx.actor.user?.name ?? null,
  };
  const rows = damage.map(({ place, pin, kind, size, note = '' }) => ({
    ...by,
    ...{ vehicleId, place, kind, size, note, pinX: pin?.x ?? null, pinY: pin?.y ?? null },
    ...{ bookingId: at?.bookingId ?? null, handOver: at?.handOver ?? null },
  }));
  const recorded = await insertDamage(ctx.tx, rows);
  for (const one of recorded) await recordEntry(ctx, vehicle, 'vehicle.damage-recorded', one);
  return recorded;
};

type Repair = Readonly<{ vehicleId: string; damageId: string; note: string }>;

/** Ends a damage. 404 `fleet.vehicle-not-found`, `damage.not-found`; 409 `damage.already-repaired`. */
export const repairDamage = async (ctx: Context, { vehicleId, damageId, note }: Repair): Promise<Damage> => {
  const { tx, now, actor } = ctx;
  const vehicle = await openVehicle(ctx, vehicleId);
  const damage = await findDamage(tx, damageId);
  if (damage?.vehicleId !== vehicleId) throw damageNotFound();
  if (damage.repairedAt) throw damageRepaired();
  const by = { repairedBy: actor.user?.id ?? null, repairedByName: actor.user?.name ?? null };
  const repaired = await saveDamage(tx, { id: damageId, repairedAt: now, repairNote: note, ...by });
  await recordEntry(ctx, vehicle, 'vehicle.damage-repaired', repaired);
  return repaired;
};

/** The log says what it is, and of what staff wrote only that there is something: it may be about a customer. */
const recordEntry = (
  ctx: Context,
  vehicle: Parameters<typeof vehicleSubject>[0],
  action: string,
  damage: Damage,
): Promise<void> => {
  const { place, kind, size, handOver, note, repairNote } = damage;
  const hasNote = (action === 'vehicle.damage-repaired' ? repairNote : note) !== '';
  const after = { damagePlace: place, damageKind: kind, damageSize: size, seenAt: handOver, hasNote };
  return ctx.record({ action, subject: vehicleSubject(vehicle), after });
};
