import type { DamageOnVehicle } from '#contract/damage.ts';
import type { DamageShape } from '#contract/office/vehicle-damage.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Damage } from './damage-store.ts';

/** A damage as customers see it: what it is and where, without what staff wrote. */
export const publicDamage = ({ id, place, pinX, pinY, kind, size }: Damage): DamageOnVehicle => ({
  id,
  place,
  pin: pinX === null || pinY === null ? null : { x: pinX, y: pinY },
  kind,
  size,
});

/** A damage as staff see it; `references` are those of bookings, by their ids. */
export const damageShape = (damage: Damage, references: ReadonlyMap<string, string>): DamageShape => {
  const { note, recordedAt, recordedByName, bookingId, handOver, repairedAt, repairedByName, repairNote } = damage;
  return {
    ...publicDamage(damage),
    note,
    recordedAt: toBangkokText(recordedAt),
    recordedBy: recordedByName,
    booking: bookingId && handOver ? { id: bookingId, number: references.get(bookingId) ?? '', handOver } : null,
    repair: repairedAt && { at: toBangkokText(repairedAt), by: repairedByName, note: repairNote },
  };
};
