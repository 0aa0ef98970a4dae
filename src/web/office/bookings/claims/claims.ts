import type { DataOf } from '../../../api/routes.ts';

/** What is claimed after a rental. */
export type Claim = DataOf<'GET /bookings/:id/claims'>[number];

/** How many claims wait for their customer or for staff. */
export const unsettled = (claims: readonly Claim[] | null): number =>
  (claims ?? []).filter(({ settledAt }) => settledAt === null).length;

/** The id of the damage that a rental brought and nobody has claimed, where there is one alone. */
export const onlyUnclaimed = (
  brought: readonly Readonly<{ id: string }>[],
  claims: readonly Pick<Claim, 'status' | 'damage'>[],
): string | null => {
  const claimed = new Set(claims.flatMap(({ damage, status }) => (status === 'withdrawn' ? [] : (damage?.id ?? []))));
  const left = brought.filter(({ id }) => !claimed.has(id));
  return left.length === 1 ? (left[0]?.id ?? null) : null;
};

/** A damage that the rental brought. */
export type Brought = DataOf<'GET /bookings/:id/damage'>['atReturn'][number];
