import type { DataOf } from '../../../api/routes.ts';
import type { Tone } from '../../../ui/badge.tsx';

/** What is claimed after a rental. */
export type Claim = DataOf<'GET /bookings/:id/claims'>[number];

/** How many claims wait for their customer or for staff. */
export const unsettled = (claims: readonly Claim[] | null): number =>
  (claims ?? []).filter(({ settledAt }) => settledAt === null).length;

export const claimTones: Record<Claim['status'], Tone> = {
  open: 'pending',
  disputed: 'danger',
  accepted: 'success',
  unanswered: 'neutral',
  upheld: 'neutral',
  withdrawn: 'cancelled',
};

/** A damage that the rental brought. */
export type Brought = DataOf<'GET /bookings/:id/damage'>['atReturn'][number];
