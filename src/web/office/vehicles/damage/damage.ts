import type { DataOf } from '../../../api/routes.ts';

/** A damage of the ledger. */
export type Damage = DataOf<'GET /admin/vehicles/:id/damage'>[number];
