import { BASIS_POINTS } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { OfficeSeason } from './season-store.ts';

type Change = Readonly<{ action: string; before?: OfficeSeason; after?: OfficeSeason }>;

/** Leaves an entry of the audit log about a seasonal rate. */
export const recordSeason = (ctx: Context, { id, name }: OfficeSeason, { action, before, after }: Change) =>
  ctx.record({
    action,
    subject: { kind: 'season', id, name },
    before: before && factsOf(before),
    after: after && factsOf(after),
  });

const factsOf = ({ id: _id, version: _version, multiplier, categoryIds, ...season }: OfficeSeason) => ({
  ...season,
  multiplier: multiplier / BASIS_POINTS,
  vehicleCategories: categoryIds ?? ['all'],
});
