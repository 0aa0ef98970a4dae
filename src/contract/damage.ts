import { z } from 'zod';
import { damageKinds, damageSizes } from '#kernel/damage.ts';
import { photoPlaces } from '#kernel/photo-places.ts';
import { problemText } from '#kernel/problem.ts';
import { answer, endpoints } from './endpoint.ts';
import { Id } from './fields.ts';

const KIND = problemText('damage.kind');
const SIZE = problemText('damage.size');
const PIN = problemText('damage.pin');

export const DamageKind = z.enum(damageKinds, KIND);
/** `small`: up to a coin; `medium`: up to a hand; `large`: larger. */
export const DamageSize = z.enum(damageSizes, SIZE);

/** In thousandths of the width and the height of the vehicle's drawing. */
const Thousandths = z.int(PIN).min(0, PIN).max(1000, PIN);
const Pin = z.object({ x: Thousandths, y: Thousandths });

/** A damage of a vehicle, as its customers see it too. */
export const DamageOnVehicle = z.object({
  id: Id,
  place: z.enum(photoPlaces),
  /** Null where nobody said it. */
  pin: Pin.nullable(),
  kind: z.enum(damageKinds),
  size: z.enum(damageSizes),
});
export type DamageOnVehicle = z.infer<typeof DamageOnVehicle>;

/** A damage to record. */
export const NewDamage = z.object({
  place: z.enum(photoPlaces, problemText('damage.place')),
  pin: Pin.nullable().optional(),
  kind: DamageKind,
  size: DamageSize,
  /** For staff alone. */
  note: z
    .string()
    .trim()
    .max(300, problemText('field.too-long', { max: 300 }))
    .optional(),
});
export type NewDamage = z.infer<typeof NewDamage>;

/** Kilometres, and fuel or charge in eighths; null for what nobody read. */
const MeterReading = z.object({ mileage: z.int().nullable(), fuel: z.int().nullable() });

/** Endpoints for the damage of a rental's vehicle (docs/rules/damage.md). */
export const damageEndpoints = endpoints({
  'GET /bookings/:id/damage': {
    summary:
      'The damage that the vehicle had when it was picked up, and what was new when it came back; mileage and fuel of both',
    access: 'guest',
    params: z.object({ id: Id }),
    reply: answer(
      z.object({
        bodyType: z.string(),
        /** Null before the pick-up. */
        atPickUp: z.array(DamageOnVehicle).nullable(),
        atReturn: z.array(DamageOnVehicle),
        /** The hand-overs at which somebody looked around the vehicle and saw nothing new. */
        inspected: z.array(z.enum(['pick-up', 'return'])),
        readings: z.object({ pickUp: MeterReading.nullable(), dropOff: MeterReading.nullable() }),
      }),
    ),
  },
});
