import { z } from 'zod';
import { problemText } from '#kernel/problem.ts';
import { DamageOnVehicle, NewDamage } from '../damage.ts';
import { answer, endpoints } from '../endpoint.ts';
import { BangkokDateTime, Id } from '../fields.ts';

/** A damage of the ledger, as staff see it. */
const DamageShape = DamageOnVehicle.extend({
  note: z.string(),
  recordedAt: BangkokDateTime,
  recordedBy: z.string().nullable(),
  /** The rental at whose hand-over it was first seen; null where it was recorded without one. */
  booking: z
    .object({
      id: Id,
      /** Its reference. */
      number: z.string(),
      /** At the pick-up it was there before the rental; at the return the rental brought it. */
      handOver: z.enum(['pick-up', 'return']),
    })
    .nullable(),
  repair: z.object({ at: BangkokDateTime, by: z.string().nullable(), note: z.string() }).nullable(),
});
export type DamageShape = z.infer<typeof DamageShape>;

const params = z.object({ id: Id });

/** Back-office endpoints for the ledger of damage of each vehicle. */
export const vehicleDamageEndpoints = endpoints({
  'GET /admin/vehicles/:id/damage': {
    summary:
      'The damage of a vehicle, oldest first: what is open, with `repaired=true` also what was repaired. 404 `fleet.vehicle-not-found`',
    access: 'staff',
    params,
    query: z.object({
      repaired: z.stringbool({ truthy: ['true'], falsy: ['false'], error: problemText('field.boolean') }).optional(),
    }),
    reply: answer(z.array(DamageShape)),
  },
  'POST /admin/vehicles/:id/damage': {
    summary: 'Records damage that no rental brought, or of which that is not known. 404 `fleet.vehicle-not-found`',
    access: 'staff',
    params,
    body: NewDamage,
    reply: answer(DamageShape),
  },
  'POST /admin/vehicles/:id/damage/:damageId/repair': {
    summary: 'Ends a damage: it was repaired. 404 `damage.not-found`; 409 `damage.already-repaired`',
    access: 'staff',
    params: z.object({ id: Id, damageId: Id }),
    body: z.object({
      note: z
        .string()
        .trim()
        .max(300, problemText('field.too-long', { max: 300 }))
        .optional(),
    }),
    reply: answer(DamageShape),
  },
});
