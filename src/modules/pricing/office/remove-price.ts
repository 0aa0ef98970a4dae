import type { Removal } from '#contract/office/removal.ts';
import type { Context } from '#platform/context.ts';
import type { PriceNeighbours } from './price-neighbours.ts';
import { archivePromotion, deletePromotion } from './promotion-store.ts';
import { recordPromotion } from './record-promotion.ts';
import { recordSeason } from './record-season.ts';
import { openPromotion } from './save-promotion.ts';
import { openSeason } from './save-season.ts';
import { archiveSeason, deleteSeason } from './season-store.ts';

/** Deletes a seasonal rate, or archives one that bookings name. Neither applies to a quote again. 404. */
export const removeSeason = async (ctx: Context, id: string, neighbours: PriceNeighbours): Promise<Removal> => {
  const before = await openSeason(ctx, id);
  const isNamed = (await neighbours.seasonsNamedIn(ctx.tx, [before.id])).has(before.id);
  await (isNamed ? archiveSeason(ctx.tx, id, ctx.now) : deleteSeason(ctx.tx, id));
  await recordSeason(ctx, before, { action: isNamed ? 'season.archived' : 'season.deleted', before });
  return isNamed ? 'archived' : 'deleted';
};

/** Deletes a promotion, or archives one that bookings have. Its code is free again. 404. */
export const removePromotion = async (ctx: Context, id: string, neighbours: PriceNeighbours): Promise<Removal> => {
  const before = await openPromotion(ctx, id);
  const isNamed = (await neighbours.promotionsNamedIn(ctx.tx, [id])).has(id);
  await (isNamed ? archivePromotion(ctx.tx, id, ctx.now) : deletePromotion(ctx.tx, id));
  await recordPromotion(ctx, before, { action: isNamed ? 'promotion.archived' : 'promotion.deleted', before });
  return isNamed ? 'archived' : 'deleted';
};
