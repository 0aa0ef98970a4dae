import type { DataOf } from '../../../api/routes.ts';

/** What is claimed after a rental. */
export type Claim = DataOf<'GET /bookings/:id/claims'>[number];

/** How many claims wait for their customer or for staff. */
export const unsettled = (claims: readonly Claim[] | null): number =>
  (claims ?? []).filter(({ settledAt }) => settledAt === null).length;

/** A damage that the rental brought. */
export type Brought = DataOf<'GET /bookings/:id/damage'>['atReturn'][number];
